import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { SetupDraftKeeper } from '../settings/setup-draft.ts';
import type { ComputerChecks } from '../setup/computer-checks.ts';

export interface SetupHandlersNeeds {
  setupDraft: SetupDraftKeeper;
  computerChecks: ComputerChecks;
  /** Opens a page of the operating system's settings; false where there is none. */
  openSystemPage: (page: 'date' | 'storage') => Promise<boolean>;
  changed: () => void;
}

/** The calls of the set-up that belong to no shop. */
export function createSetupHandlers(needs: SetupHandlersNeeds): GroupHandlers<'setup'> {
  return {
    keepDraft(draft) {
      needs.setupDraft.keep(draft);
      needs.changed();
    },
    check: (wanted) => needs.computerChecks.check(wanted),
    openSystemPage: async ({ page }) => ({ isOpen: await needs.openSystemPage(page) }),
  };
}
