import type { ImportMark } from '../../../shared/customs-imports/customs-import.ts';
import type { ImportSelection } from '../../../shared/customs-imports/import-list.ts';
import { useDeed } from '../../bridge/use-deed.ts';
import { useAnnounce } from '../../design/announcer.tsx';
import { useWords } from '../../words/use-words.ts';

/** Marks lines, and says so to whoever cannot see it. */
export interface Marking {
  readonly mark: (selection: ImportSelection, mark: ImportMark | null) => void;
  readonly failure: Error | null;
}

/** The deed of marking, for one line and for many. */
export function useMarking(): Marking {
  const { t } = useWords('customs-imports');
  const announce = useAnnounce();
  const deed = useDeed('customsImports', 'mark');
  return {
    mark: (selection, mark) =>
      deed.mutate(
        { selection, mark },
        {
          onSuccess: ({ count }) =>
            announce(t('marked', { count, mark: mark === null ? t('mark-none') : t(`mark-${mark}`) })),
        },
      ),
    failure: deed.error,
  };
}
