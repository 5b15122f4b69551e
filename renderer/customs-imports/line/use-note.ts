import { useEffect, useEffectEvent, useState } from 'react';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import { ask } from '../../bridge/ask.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useProgram } from '../../bridge/program.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { NoteKeeper, type NoteStanding } from './note-keeper.ts';

/** A note that is being written. */
export interface Note {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Saves now what is not saved yet. */
  readonly leave: () => void;
  readonly standing: NoteStanding;
  readonly failure: Error | null;
}

/**
 * Keeps what is typed until the program has it: it is saved after a rest in typing, on leaving the field, and when
 * the line is left in any other way. What could not be saved is found again when the line is opened again.
 */
export function useNote({ id, note }: Pick<CustomsImport, 'id' | 'note'>): Note {
  const bridge = useBridge();
  const client = useQueryClient();
  const shopId = useProgram().shop?.id ?? '';
  const [keeper] = useState(
    () =>
      new NoteKeeper({
        key: `${shopId} ${id}`,
        save: (text) =>
          ask(bridge, 'customsImports', 'note', { id, note: text }).then(
            () =>
              // Not awaited: the note is saved, whatever becomes of the lists.
              void client.invalidateQueries({ queryKey: ['customsImports'] }),
          ),
        after(milliseconds, deed) {
          const timer = setTimeout(deed, milliseconds);
          return () => clearTimeout(timer);
        },
      }),
  );
  const [, redraw] = useState(0);
  const onChange = useEffectEvent(() => redraw((times) => times + 1));
  useEffect(() => {
    const end = keeper.follow(onChange);
    return () => {
      end();
      keeper.leave();
    };
  }, [keeper]);
  return {
    text: keeper.typed ?? note,
    type: (text) => keeper.type(text),
    leave: () => keeper.leave(),
    standing: keeper.standing,
    failure: keeper.failure,
  };
}
