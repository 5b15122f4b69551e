import { useState } from 'react';
import type { ImportSelection } from '../../../shared/customs-imports/import-list.ts';
import type { DraftsReport } from '../../../shared/customs-imports/make-item.ts';
import { useDeed } from '../../bridge/use-deed.ts';

/** Making draft items of several lines: asked first, then done, then told. */
export interface Drafts {
  /** How many lines somebody wants drafts of; null while nobody does. */
  readonly asked: number | null;
  readonly ask: (count: number) => void;
  readonly cancel: () => void;
  readonly make: () => void;
  readonly isRunning: boolean;
  readonly report: DraftsReport | null;
  readonly failure: Error | null;
  /** When it was begun last (milliseconds since 1970), so that only the newest deed is told of. */
  readonly begunAt: number;
}

/** Drafts of the selected lines; null when none is. */
export function useDrafts(selection: ImportSelection | null): Drafts {
  const [asked, setAsked] = useState<number | null>(null);
  const deed = useDeed('customsImports', 'makeDrafts');
  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    make: () => {
      setAsked(null);
      if (selection !== null) deed.mutate({ selection });
    },
    isRunning: deed.isPending,
    report: deed.data ?? null,
    failure: deed.error,
    begunAt: deed.submittedAt,
  };
}
