import { app } from 'electron';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { Settings } from '../../shared/program/program-state.ts';
import type { Log } from '../logging/log.ts';
import { askAfterFailure } from './failure-dialog.electron.ts';

export interface OpenOrAskNeeds {
  open: () => Promise<void>;
  /** Lets the program begin with no shop open. */
  startWithoutShop: () => void;
  /** The newest copy of the data that did not open. */
  newestBackup: () => Promise<{ takenAt: string; restore: () => Promise<void> } | null>;
  language: () => Settings['language'];
  folder: string;
  log: Log;
}

/** Opens the shop; when it does not open, asks, and tries again only after a copy was put back. */
export async function openOrAsk(needs: OpenOrAskNeeds): Promise<void> {
  try {
    await needs.open();
  } catch (error) {
    needs.log.error('the shop did not open', error);
    const backup = await needs.newestBackup();
    const next = await askAfterFailure({ ...needs, error, language: needs.language(), backup });
    switch (next) {
      case 'try-again':
        return await openOrAsk(needs);
      case 'without-shop':
        return needs.startWithoutShop();
      case 'quit':
        return app.exit(1);
      default:
        return assertNever(next);
    }
  }
}
