import { SetupDraft } from '../../shared/setup/setup.ts';
import type { RecordStore } from './settings.ts';

/** What was entered in a set-up that is not finished: a power cut reopens the same page (ux §4.1). */
export interface SetupDraftKeeper {
  current(): SetupDraft | null;
  /** Keeps a draft; null ends the set-up. */
  keep(draft: SetupDraft | null): void;
}

/** @param store one that sets a damaged file aside: a draft can be typed again */
export function createSetupDraft(store: RecordStore<unknown>): SetupDraftKeeper {
  // What another version wrote differently is no draft any more; nobody is stopped by it.
  let current = SetupDraft.nullable().safeParse(store.read()).data ?? null;
  return {
    current: () => current,
    keep(draft) {
      store.write(draft);
      current = draft;
    },
  };
}
