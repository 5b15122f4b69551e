import path from 'node:path';
import type { Page } from '@playwright/test';
import { COMMANDS, type CommandId, type CommandScope } from '../../renderer/app/command-table.ts';
import { SHOP_BRANCHES, writeAuthorityJson } from '../support/classification-files.ts';
import { call } from './bridge.ts';
import { loadList } from './classifications-deeds.ts';
import { openPracticeShop, saveItem } from './codes-deeds.ts';
import { expect, test } from './fixtures.ts';
import { codeField } from './items-deeds.ts';
import { ALL_COMMANDS, countPaperAndCopies, giveAll, type Trial } from './mouse-free-deeds.ts';
import { becomes } from './outbox-deeds.ts';
import { willOpen, willSave } from './setup-deeds.ts';

const key =
  (...keys: string[]) =>
  async (page: Page): Promise<void> => {
    for (const one of keys) await page.keyboard.press(one);
  };

/** Goes to a screen by its key; what was open there before is left. */
const on = (number: number, heading: string | RegExp) => async (page: Page) => {
  for (let presses = 0; presses < 3 && (await page.locator('[aria-modal=true]').count()) > 0; presses += 1)
    await page.keyboard.press('Escape');
  await page.keyboard.press(`Alt+${number === 1 ? 6 : 1}`);
  await page.keyboard.press(`Alt+${number}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};
const onItems = on(2, 'Items');
const onOutbox = on(5, 'Outbox');

/** The same, and the keyboard is on the first row of the list. */
const row =
  (...to: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of to) await step(page);
    const first = page.locator('[role=grid] tr[data-index="0"]');
    await first.waitFor();
    await expect(page.locator('[role=grid][aria-busy=true]')).toHaveCount(0);
    await page.locator('[role=grid] tr[tabindex="0"]').focus();
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
  };

const EVERYWHERE: readonly Trial[] = [
  ['go.items'],
  ['go.customs-imports'],
  ['go.codes'],
  ['go.outbox'],
  ['go.activity'],
  ['go.settings'],
  ['go.help'],
  ['go.home'],
  ['home.next-step'],
  ['palette.open'],
  ['screen.back'],
  ['items.new'],
  ['list.find', onItems],
  ['screen.refresh', on(3, 'Customs imports')],
  ['pane.next'],
  ['pane.previous'],
  ['shortcuts.show', onItems],
  ['rail.toggle', key('Escape')],
  ['text.larger'],
  ['text.smaller'],
  ['text.usual', key('Control++', 'Control++')],
  ['language.peek'],
  ['language.switch', key('Alt+l')],
  ['theme.dark', async (page) => void (await call(page, 'program', 'changeSettings', { language: 'en' }))],
  ['theme.light'],
  ['shop.switch'],
  ['operator.change', key('Escape')],
  ['support.make', key('Escape')],
  ['practice.cut-line', on(1, /./)],
  ['practice.slow'],
  ['practice.reject-next'],
  ['practice.no-answer'],
  ['practice.code-off'],
];

const ITEMS: readonly Trial[] = [
  ['items.filters', onItems],
  ['items.select-all', row(onItems)],
  ['items.set-field'],
  ['items.stop-using'],
  ['items.copy', key('Escape')],
  ['items.export-xlsx'],
  ['items.export-csv', row(onItems)],
  ['items.print-list'],
  ['items.print-labels'],
  ['items.send', row(onItems)],
  ['items.hold', row(onItems)],
  ['items.edit', row(onItems)],
  [
    'items.undo',
    async (page) => {
      await page.locator('input[data-inline=price]').fill('1,250.00');
      await page.keyboard.press('Enter');
      await expect(page.locator('input[data-inline=price]')).toHaveCount(0);
    },
  ],
  ['items.redo', async (page) => expect(page.getByText(/as it was before/)).toBeVisible()],
  ['items.next-problem', row(onItems)],
  ['items.duplicate', row(onItems)],
];

const openFirst = async (page: Page): Promise<void> => {
  await row(onItems)(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Item/ }).waitFor();
};
const openNew = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+n');
  await page.getByRole('heading', { level: 1, name: 'New item' }).waitFor();
};
const inTax = async (page: Page): Promise<void> => {
  await openNew(page);
  await codeField(page, 'Tax type').focus();
};

const EDITOR: readonly Trial[] = [
  ['item.more', openNew],
  ['item.panel'],
  ['item.preset', openNew],
  ['item.pin', inTax],
  ['item.copy-previous', inTax],
  ['item.keep-local'],
  ['item.next-problem', openNew],
  ['item.next-item', openFirst],
  ['item.previous-item'],
  ['item.stop-using'],
  ['item.duplicate', openFirst],
  ['item.save-draft', openFirst],
  ['item.save', openFirst],
  ['item.undo-save', openFirst],
  ['item.save-and-next', openFirst],
];

const entry = (group: string) => async (page: Page) => {
  await onOutbox(page);
  await page.getByRole('combobox', { name: 'Which entries to show' }).selectOption(group);
  await row()(page);
};

const OUTBOX: readonly Trial[] = [
  ['outbox.hold', entry('waiting')],
  ['outbox.release', entry('held')],
  ['outbox.send-now', entry('waiting')],
  ['outbox.copy-support', entry('all')],
  ['outbox.take-back', entry('waiting')],
  ['outbox.mark-registered', entry('no-answer')],
  ['outbox.send-again', entry('not-accepted')],
  ['outbox.next-problem', entry('all')],
  ['outbox.fix', entry('all')],
];

const onCodes = on(4, 'Codes');
const CODES: readonly Trial[] = [
  ['codes.show-off', onCodes],
  ['codes.everything'],
  ['codes.changes', onCodes],
  ['codes.copy', row(onCodes)],
  ['codes.export-xlsx'],
  ['codes.export-csv', row(onCodes)],
];

const onImports = on(3, 'Customs imports');
const IMPORTS: readonly Trial[] = [
  ['imports.pictures', onImports],
  ['imports.group-declaration', onImports],
  ['imports.group-supplier', onImports],
  ['imports.columns', onImports],
  ['imports.mark', row(onImports)],
  ['imports.note', row(onImports)],
  ['imports.copy', row(onImports)],
  ['imports.export-xlsx'],
  ['imports.export-csv', row(onImports)],
  ['imports.print'],
  ['imports.make-item', row(onImports)],
  ['activity.export', on(6, 'Activity')],
];

/** Given elsewhere, each with its own story. */
const ELSEWHERE: Readonly<Partial<Record<CommandId, string>>> = {
  'outbox.go-on': 'needs three refusals in a row: its state is made in outbox.journey.ts',
};

test('every command of the window, the items and the outbox is given without a mouse', async ({
  running,
}) => {
  test.setTimeout(150_000);
  const { page } = running;
  const given = new Set<CommandId>();
  await openPracticeShop(page);
  for (const name of ['Kabras sugar 2 kg', 'Daawat rice 5 kg', 'Exe flour 2 kg'])
    await saveItem(page, { name });
  await becomes(page, 'Exe flour 2 kg', 'accepted');
  await countPaperAndCopies(page);
  await test.step('everywhere', () => giveAll(page, EVERYWHERE, given));
  await call(page, 'practice', 'changeFaults', {
    lineCut: false,
    slow: false,
    rejectNext: true,
    noAnswerNext: false,
    codeOff: false,
  });
  await test.step('one of each state for the outbox', async () => {
    await saveItem(page, { name: 'Refused soap 1 kg' });
    await becomes(page, 'Refused soap 1 kg', 'not-accepted');
    await call(page, 'practice', 'changeFaults', { noAnswerNext: true });
    await saveItem(page, { name: 'Lost salt 1 kg' });
    await becomes(page, 'Lost salt 1 kg', 'no-answer');
    await call(page, 'practice', 'changeFaults', { lineCut: true });
    await saveItem(page, { name: 'Waiting tea 250 g' });
  });
  await willSave(running, path.join(running.userData, 'out.xlsx'));
  await test.step('outbox', () => giveAll(page, OUTBOX, given));
  await test.step('items', () => giveAll(page, ITEMS, given));
  expectAll(['everywhere', 'practice', 'home', 'items', 'outbox'], given);
});

// The run stops at item.pin: Alt+P in the tax type changes nothing that is seen. What follows it has not been walked yet.
test.fixme('every command of the editor, codes, customs imports and activity', async ({ running }) => {
  test.setTimeout(150_000);
  const { page } = running;
  const given = new Set<CommandId>();
  await openPracticeShop(page);
  for (const name of ['Kabras sugar 2 kg', 'Daawat rice 5 kg']) await saveItem(page, { name });
  await becomes(page, 'Daawat rice 5 kg', 'accepted');
  await countPaperAndCopies(page);
  await willSave(running, path.join(running.userData, 'out.xlsx'));
  await test.step('editor', () => giveAll(page, EDITOR, given));
  await test.step('codes', () => giveAll(page, CODES, given));
  await test.step('customs imports and activity', () => giveAll(page, IMPORTS, given));
  await test.step('classifications', async () => {
    const file = path.join(running.userData, 'classifications.json');
    writeAuthorityJson(file, SHOP_BRANCHES);
    await loadList(running, file);
    await page.getByRole('button', { name: 'Show the list' }).press('Enter');
    await willOpen(running, file);
    await giveAll(page, [['classifications.favourite', row()], ['classifications.load']], given);
  });
  expectAll(['item-editor', 'codes', 'customs-imports', 'activity'], given);
});

/** Every command of these scopes was given, and the figure is printed. */
function expectAll(scopes: readonly CommandScope[], given: ReadonlySet<CommandId>): void {
  const wanted = ALL_COMMANDS.filter((id) => scopes.includes(COMMANDS[id].scope));
  const missing = wanted.filter((id) => !given.has(id) && ELSEWHERE[id] === undefined);
  console.log(`mouse-free: ${given.size} of ${ALL_COMMANDS.length} commands, of ${scopes.join(', ')} (U20)`);
  expect(missing).toEqual([]);
}
