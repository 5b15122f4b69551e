import { useRef } from 'react';
import type { ClassificationRow } from '../../../shared/codes/classification.ts';
import { useCommand } from '../../app/commands.ts';
import { useDeed } from '../../bridge/use-deed.ts';
import { useAnnounce } from '../../design/announcer.tsx';
import { useWords } from '../../words/use-words.ts';
import { useStable } from '../use-stable.ts';

/** Marks a classification as a favourite or takes the mark away; Ctrl+D does it for the row of the keyboard. */
export function useFavourite() {
  const { t } = useWords('classifications');
  const announce = useAnnounce();
  const deed = useDeed('classifications', 'setFavourite');
  const current = useRef<ClassificationRow | null>(null);
  const toggle = useStable(({ code, name, isFavourite }: ClassificationRow) => {
    deed.mutate(
      { code, isFavourite: !isFavourite },
      { onSuccess: (row) => announce(t(row.isFavourite ? 'favourite-set' : 'favourite-gone', { name })) },
    );
  });
  useCommand('classifications.favourite', () => {
    if (current.current !== null) toggle(current.current);
  });
  return {
    toggle,
    /** The row that the keyboard is on. */
    note: (row: ClassificationRow) => {
      current.current = row;
    },
  };
}
