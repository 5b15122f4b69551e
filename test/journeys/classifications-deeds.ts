import { listOf } from '../support/classification-files.ts';
import { listLine } from './codes-deeds.ts';
import { goTo } from './deeds.ts';
import type { Running } from './fixtures.ts';
import { willOpen } from './setup-deeds.ts';

/** A list as large as a shop's. */
export const LINES = listOf(20_000);

/** Chooses the file for the button that is on the screen. */
export async function choosing(running: Running, file: string): Promise<void> {
  await willOpen(running, file);
  await running.page
    .getByRole('button', { name: /^(Load list…|Choose another file)$/ })
    .first()
    .click();
}

/** Loads a list as its columns were guessed; its report is shown. */
export async function loadList(running: Running, file: string): Promise<void> {
  const { page } = running;
  await goTo(page, 4);
  await listLine(page, 'Classifications').click();
  await choosing(running, file);
  await page.getByRole('button', { name: /^Load [\d,]+ rows$/ }).click();
  await page.getByRole('button', { name: 'Show the list' }).waitFor();
}
