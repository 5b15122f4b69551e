import path from 'node:path';
import type { Page } from '@playwright/test';
import { COMMANDS, type CommandId, type CommandScope } from '../../renderer/app/command-table.ts';
import { SHOP_BRANCHES, writeAuthorityJson } from '../support/classification-files.ts';
import { call } from './bridge.ts';
import { openPracticeShop, saveItem } from './codes-deeds.ts';
import { expect, test, type Running } from './fixtures.ts';
import { pressAtOnce } from './keyboard.ts';
import { ALL_COMMANDS, countPaperAndCopies, expectNoMouse, giveAll } from './mouse-free-deeds.ts';
import { line, onCodes, reach, row } from './mouse-free-moves.ts';
import { CODES, EDITOR, EVERYWHERE, IMPORTS, ITEMS, OUTBOX, STOPPED_OUTBOX } from './mouse-free-trials.ts';
import { becomes } from './outbox-deeds.ts';
import { willOpen, willSave } from './setup-deeds.ts';

/** What the first journey gives; the second gives all the rest, so that nothing falls between them. */
const FIRST: readonly CommandScope[] = ['everywhere', 'practice', 'home', 'items', 'outbox'];
const isOfFirst = (id: CommandId): boolean => FIRST.includes(COMMANDS[id].scope);

test('every command of the window, the items and the outbox is given without a mouse', async ({
  running,
}) => {
  test.setTimeout(150_000);
  const { page } = running;
  const given = await begin(running, ['Kabras sugar 2 kg', 'Daawat rice 5 kg', 'Exe flour 2 kg']);
  await test.step('everywhere', () => giveAll(page, EVERYWHERE, given));
  await test.step('the palette comes back however soon it is asked for', async () => {
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('textbox', { name: 'Find or do' });
    await expect(box).toBeFocused();
    await pressAtOnce(page, ['Escape', 'Control+k']);
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
  });
  await test.step('sending that stopped', async () => {
    await stopByRefusals(page);
    await giveAll(page, STOPPED_OUTBOX, given);
    await becomes(page, 'Patient soap 1 kg', 'accepted');
  });
  await oneOfEachState(page);
  await test.step('outbox', () => giveAll(page, OUTBOX, given));
  await test.step('items', () => giveAll(page, ITEMS, given));
  await expectAll(page, ALL_COMMANDS.filter(isOfFirst), given);
});

test('every command of the editor, codes, customs imports and activity is given without a mouse', async ({
  running,
}) => {
  test.setTimeout(150_000);
  const { page } = running;
  const given = await begin(running, ['Kabras sugar 2 kg', 'Daawat rice 5 kg']);
  await line(true)(page);
  await test.step('editor', () => giveAll(page, EDITOR, given));
  await line(false)(page);
  await test.step('codes', () => giveAll(page, CODES, given));
  await test.step('classifications', async () => {
    const file = path.join(running.userData, 'classifications.json');
    writeAuthorityJson(file, SHOP_BRANCHES);
    await willOpen(running, file);
    await toClassifications(page);
    await giveAll(page, [['classifications.load']], given);
    await loadChosen(page);
    await giveAll(page, [['classifications.favourite', row()]], given);
  });
  await test.step('customs imports and activity', () => giveAll(page, IMPORTS, given));
  await expectAll(
    page,
    ALL_COMMANDS.filter((id) => !isOfFirst(id)),
    given,
  );
});

/** A practice shop with some accepted items; files that are saved find a place, and every press of a mouse is noted. */
async function begin(running: Running, names: readonly string[]): Promise<Set<CommandId>> {
  const { page } = running;
  await openPracticeShop(page);
  for (const name of names) await saveItem(page, { name });
  for (const name of names) await becomes(page, name, 'accepted');
  await countPaperAndCopies(page);
  await willSave(running, path.join(running.userData, 'out.xlsx'));
  return new Set();
}

/** Three refusals in a row, and one item that waits behind them. */
async function stopByRefusals(page: Page): Promise<void> {
  const usual = { lineCut: false, slow: false, noAnswerNext: false, codeOff: false };
  await call(page, 'practice', 'changeFaults', usual);
  for (const name of ['Refused soap 1 kg', 'Refused salt 1 kg', 'Refused tea 1 kg']) {
    await call(page, 'practice', 'changeFaults', { rejectNext: true });
    await saveItem(page, { name });
    await becomes(page, name, 'not-accepted');
  }
  await saveItem(page, { name: 'Patient soap 1 kg' });
}

/** Beside the refused ones: one without an answer, and one that waits. */
async function oneOfEachState(page: Page): Promise<void> {
  await call(page, 'practice', 'changeFaults', { noAnswerNext: true });
  await saveItem(page, { name: 'Lost salt 1 kg' });
  await becomes(page, 'Lost salt 1 kg', 'no-answer');
  await line(true)(page);
  await saveItem(page, { name: 'Waiting tea 250 g' });
}

/** Chooses the classifications at the left of Codes. */
async function toClassifications(page: Page): Promise<void> {
  await onCodes(page);
  const lists = page.getByRole('group').getByRole('radio');
  await reach(page, lists.and(page.locator(':checked')));
  const classifications = page.getByRole('radio', { name: /^Classifications/ });
  for (let presses = 0; presses < (await lists.count()) && !(await classifications.isChecked()); presses += 1)
    await page.keyboard.press('ArrowUp');
  await expect(classifications).toBeChecked();
  await expect(classifications).toBeFocused();
}

/** Reads the chosen file as its columns were guessed, and shows the list. */
async function loadChosen(page: Page): Promise<void> {
  for (const words of [/^Load [\d,]+ rows$/, 'Show the list']) {
    await reach(page, page.getByRole('button', { name: words }));
    await page.keyboard.press('Enter');
  }
}

/** Every one of these commands was given, and the figure is printed. */
async function expectAll(
  page: Page,
  wanted: readonly CommandId[],
  given: ReadonlySet<CommandId>,
): Promise<void> {
  console.log(
    `mouse-free: ${given.size} of ${wanted.length} commands, ${ALL_COMMANDS.length} in both journeys (U20)`,
  );
  expect(wanted.filter((id) => !given.has(id))).toEqual([]);
  await expectNoMouse(page);
}
