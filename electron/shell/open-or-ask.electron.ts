import { app } from 'electron';
import type { Settings } from '../../shared/program/program-state.ts';
import type { Log } from '../logging/log.ts';
import { askAfterFailure } from './failure-dialog.electron.ts';

export interface OpenOrAskNeeds {
  open: () => Promise<void>;
  /** The newest copy of the data that did not open. */
  newestBackup: () => Promise<{ takenAt: string; restore: () => Promise<void> } | null>;
  language: () => Settings['language'];
  folder: string;
  log: Log;
}

/** Opens the shop; when its data does not open, asks, and tries again only after a copy was put back. */
export async function openOrAsk(needs: OpenOrAskNeeds): Promise<void> {
  try {
    await needs.open();
  } catch (error) {
    needs.log.error('the shop did not open', error);
    const backup = await needs.newestBackup();
    const mayTryAgain = await askAfterFailure({ ...needs, error, language: needs.language(), backup });
    if (mayTryAgain) await openOrAsk(needs);
    else app.exit(1);
  }
}
