import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Timers } from '../../shared/time/clock.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import type { ItemTyping } from '../../shared/items/item-editing.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { createTypingKeeper, type TypingKeeper } from './typing-keeper.ts';

interface KeptTypingNeeds {
  readonly id: number | null;
  readonly form: UseFormReturn<ItemFields>;
  /** Whether what stands in the form is anything that nobody could bring back. */
  readonly isTyped: () => boolean;
  /** What the form began with had been kept before. */
  readonly wasKept: boolean;
  readonly about: () => Pick<ItemTyping, 'keepLocal' | 'basedOnRevision' | 'importId'>;
  readonly timers?: Timers;
}

/**
 * Going to another screen asks nothing and loses nothing, and a power cut costs two seconds: what is typed and not
 * saved is kept on the disk (ux §4.5 "Leaving with changes", U19). When the typing was taken back letter by letter
 * nothing stays kept.
 */
export function useKeptTyping(needs: KeptTypingNeeds): TypingKeeper {
  const { id, form, isTyped, wasKept, about, timers = WINDOW_TIMERS } = needs;
  const bridge = useBridge();
  const isKept = useRef(wasKept);
  const keep = (): void => {
    const isThere = isTyped();
    const deed = isThere
      ? ask(bridge, 'items', 'keepTyping', { id, fields: form.getValues(), ...about() })
      : isKept.current && ask(bridge, 'items', 'dropTyping', { id });
    isKept.current = isThere;
    // What cannot be kept now is kept with the next letter; the form still has it.
    if (deed !== false) void deed.catch(() => undefined);
  };
  const [keeper] = useState(() => createTypingKeeper(timers));
  useEffect(() => keeper.keepBy(keep));
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: keeper.touch });
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [form, keeper]);
  return keeper;
}

const WINDOW_TIMERS: Timers = {
  after(milliseconds, deed) {
    const timer = setTimeout(deed, milliseconds);
    return () => clearTimeout(timer);
  },
};
