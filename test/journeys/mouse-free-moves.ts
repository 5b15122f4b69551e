import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './bridge.ts';
import { codeField, field } from './items-deeds.ts';

/** A way to somewhere in the program, all of it by keys. */
export type Move = (page: Page) => Promise<unknown>;

export const key =
  (...keys: string[]): Move =>
  async (page) => {
    for (const one of keys) await page.keyboard.press(one);
  };

/** Goes to a screen by its key; what was open there before is left. */
export const on =
  (number: number, heading: string | RegExp): Move =>
  async (page) => {
    await closeDialogs(page);
    await page.keyboard.press(`Alt+${number === 1 ? 6 : 1}`);
    await page.keyboard.press(`Alt+${number}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };

export const onItems = on(2, 'Items');
export const onImports = on(3, 'Customs imports');
export const onCodes = on(4, 'Codes');
export const onOutbox = on(5, 'Outbox');

/** The same, and the keyboard is on the first row of the list. */
export const row =
  (...to: readonly Move[]): Move =>
  async (page) => {
    for (const step of to) await step(page);
    const first = page.locator(`${LIST} [data-index="0"]`);
    await first.waitFor();
    await expect(page.locator(`${LIST}[aria-busy=true]`)).toHaveCount(0);
    await reach(page, page.locator(`${LIST} [data-index][tabindex="0"]`));
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
  };

const LIST = ':is([role=grid], [role=treegrid], [role=tree])';

/** Opens the first item of the list in the editor. */
export const openFirst: Move = async (page) => {
  await row(onItems)(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Item: / }).waitFor();
};

export const openNew: Move = async (page) => {
  await onItems(page);
  await page.keyboard.press('Control+n');
  await page.getByRole('heading', { level: 1, name: 'New item' }).waitFor();
  await expect(field(page, 'Barcode')).toBeFocused();
};

export const inTax: Move = (page) => reach(page, codeField(page, 'Tax type'));

/** The first entry of a group of the outbox. */
export const entry =
  (group: string): Move =>
  async (page) => {
    await onOutbox(page);
    const choice = page.getByRole('combobox', { name: 'Which entries to show' });
    await reach(page, choice);
    await page.keyboard.press('Home');
    const isThere = async (): Promise<boolean> => (await choice.inputValue()) === group;
    for (let presses = 0; presses < FAR && !(await isThere()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(choice).toHaveValue(group);
    await row()(page);
    // A deed is for what stands in the details.
    await page.locator('[data-pane=panel]').getByRole('button', { name: 'Copy for support' }).waitFor();
  };

/** Walks with F6 to the part of the window in which something stands, and with Tab to the thing itself. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isInPart = (): Promise<boolean> =>
    target.evaluate((element) => element.closest('[data-pane]')?.contains(document.activeElement) ?? true);
  const isReached = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < FAR && !(await isInPart()); presses += 1) await page.keyboard.press('F6');
  for (let presses = 0; presses < FAR && !(await isReached()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

const FAR = 60;

async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.locator('[aria-modal=true]');
  for (let presses = 0; presses < 3 && (await dialogs.count()) > 0; presses += 1)
    await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
}

/** The line to the authority is cut or joined; it is not about the keyboard. */
export const line =
  (lineCut: boolean): Move =>
  (page) =>
    call(page, 'practice', 'changeFaults', { lineCut });
