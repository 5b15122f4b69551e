import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type Running } from './fixtures.ts';
import { fillNewItem, goTo, startPractising, switchFault } from './deeds.ts';
import { inspect } from './inspect.ts';

test('what was refused is found in the journal, and goes into a file for support', async ({ running }) => {
  const { page } = running;
  await startPractising(page);
  await switchFault(page, /^Refuse the next item/);
  await saveItem(page, 'Basmati rice 25 kg');
  await saveItem(page, 'Sugar 2 kg');
  await goTo(page, 6);
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows.filter({ hasText: 'Sugar' })).toContainText('Accepted');

  await page.getByRole('radiogroup').getByText('Problems').click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Basmati');
  await rows.dblclick();
  await expect(page.getByText('What was sent')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+f');
  await page.keyboard.type('unknown ERROR');
  await expect(rows).toHaveCount(1);
  const file = await willChoose(running, 'journal.jsonl');
  await page.keyboard.press('Control+Shift+E');
  await expect(page.getByText('Saved 1 line.')).toBeVisible();
  await expect(page.getByText('In the file journal.jsonl.')).toBeVisible();
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(2);
  await inspect(page, 'activity-exported-en');

  await page.getByRole('combobox', { name: 'What was asked' }).selectOption('Get customs imports');
  await expect(page.getByText('No exchange matches “unknown ERROR”.')).toBeVisible();
  await willChoose(running, path.join('no such folder', 'journal.jsonl'));
  await page.getByRole('button', { name: 'Save to a file' }).click();
  await expect(page.getByText('The file could not be written')).toBeVisible();
  await inspect(page, 'activity-not-written-en');
  await page.getByRole('button', { name: /Kiswahili/ }).click();
  await inspect(page, 'activity-not-written-sw');
  await page.getByRole('button', { name: 'Onyesha mawasiliano yote' }).click();
  await expect(rows.filter({ hasText: 'Sugar' })).toBeVisible();
  await willChoose(running, 'journal.jsonl');
  await page.keyboard.press('Control+Shift+E');
  await expect(page.getByText(/Mistari \d+ imehifadhiwa/)).toBeVisible();
  await inspect(page, 'activity-exported-sw');
});

async function saveItem(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+n');
  await fillNewItem(page, { name, price: '250' });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
}

/** When asked where to write, the person chooses this file in the program's folder. Gives its whole name. */
async function willChoose({ evaluate, userData }: Running, name: string): Promise<string> {
  const file = path.join(userData, name);
  await evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, file);
  return file;
}
