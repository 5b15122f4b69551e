import { app, dialog, shell } from 'electron';
import { AppError } from '../../shared/errors/app-error.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { Settings } from '../../shared/program/program-state.ts';
import type { FailureChoice } from './failure-choices.ts';
import { failureChoices } from './failure-choices.ts';
import type { FailureWords } from './failure-words.ts';
import { failureWords } from './failure-words.ts';

export interface FailureNeeds {
  error: unknown;
  language: Settings['language'];
  /** The newest copy that can be put back, if there is one, and how to do it. */
  backup: { takenAt: string; restore: () => Promise<void> } | null;
  folder: string;
}

/**
 * Asks what to do when the shop does not open. Nothing on this first screen deletes.
 * @returns what is to happen now; a copy is put back already when it says `try-again`
 */
export async function askAfterFailure(needs: FailureNeeds): Promise<'try-again' | 'without-shop' | 'quit'> {
  const code = needs.error instanceof AppError ? needs.error.code : 'internal';
  const words = failureWords(code, needs.language);
  const choices = failureChoices(code, needs.backup !== null);
  const { response } = await dialog.showMessageBox({
    type: 'error',
    title: app.getName(),
    message: words.title,
    detail: words.body,
    buttons: choices.map((choice) => buttonOf(choice, words, needs)),
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return await carriedOut(choices[response] ?? choices[0], needs);
}

function buttonOf(choice: FailureChoice, words: FailureWords, { backup }: FailureNeeds): string {
  switch (choice) {
    case 'quit':
      return words.quit;
    case 'open-folder':
      return words.openFolder;
    case 'without-shop':
      return words.withoutShop;
    case 'restore':
      return words.restore(backup?.takenAt.slice(0, 16).replace('T', ' ') ?? '');
    default:
      return assertNever(choice);
  }
}

async function carriedOut(
  choice: FailureChoice,
  { backup, folder }: FailureNeeds,
): ReturnType<typeof askAfterFailure> {
  switch (choice) {
    case 'restore':
      await backup?.restore();
      return 'try-again';
    case 'open-folder':
      await shell.openPath(folder);
      return 'quit';
    case 'without-shop':
    case 'quit':
      return choice;
    default:
      return assertNever(choice);
  }
}
