import { app, dialog, shell } from 'electron';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Settings } from '../../shared/program/program-state.ts';
import { failureWords } from './failure-words.ts';

export interface FailureNeeds {
  error: unknown;
  language: Settings['language'];
  /** The newest copy that can be put back, if there is one, and how to do it. */
  backup: { takenAt: string; restore: () => Promise<void> } | null;
  folder: string;
}

/**
 * Asks what to do when the shop's data does not open. Closing is the default; nothing on this first screen deletes.
 * @returns true when a copy was put back and opening may be tried again
 */
export async function askAfterFailure(needs: FailureNeeds): Promise<boolean> {
  const code = needs.error instanceof AppError ? needs.error.code : 'internal';
  const words = failureWords(code, needs.language);
  const canRestore = needs.backup !== null && code === 'database.damaged';
  const date = needs.backup?.takenAt.slice(0, 16).replace('T', ' ') ?? '';
  const buttons = [words.quit, words.openFolder, ...(canRestore ? [words.restore(date)] : [])];
  const { response } = await dialog.showMessageBox({
    type: 'error',
    title: app.getName(),
    message: words.title,
    detail: words.body,
    buttons,
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  if (response === 2) {
    await needs.backup?.restore();
    return true;
  }
  if (response === 1) await shell.openPath(needs.folder);
  return false;
}
