import { call } from './bridge.ts';
import { saveItem } from './codes-deeds.ts';
import { expect } from './fixtures.ts';
import { goToFirstLine, lines, openImports, openLine, panel } from './imports-deeds.ts';
import { importsAnswer, NAMELESS, openShop, SENT, test, WORDY } from './imports-lines.ts';

test('play', async ({ running, customs }) => {
  test.setTimeout(120_000);
  const { page } = running;
  customs.answerWith(importsAnswer([...SENT, WORDY, NAMELESS]));
  await openShop(page, customs, SENT.length + 2);
  await saveItem(page, { name: 'Baked beans 400 g tin' });
  await saveItem(page, { name: 'LED bulb 9W E27' });
  await saveItem(page, { name: 'Paracetamol 500 mg tablets' });
  let n = 0;
  const shot = async (name: string) => page.screenshot({ path: `/tmp/ji/i${(n += 1)}-${name}.png` });
  await openLine(page, 'WOODEN CUPBOARD');
  await shot('wordy');
  await page.keyboard.press('Control+Shift+i');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1500);
  await shot('editor');
  console.log(await page.locator('main').innerText());
  await openImports(page);
  await openLine(page, 'LED BULB');
  await page.waitForTimeout(500);
  await shot('led');
  await panel(page).getByRole('button', { name: 'Make an item' }).click();
  await page.waitForTimeout(1500);
  await shot('editor-led');
  await openImports(page);
  await page.waitForTimeout(500);
  await openLine(page, 'PARACETAMOL');
  await panel(page)
    .getByRole('button', { name: /Yes, link/ })
    .first()
    .click();
  await page.waitForTimeout(500);
  await shot('para');
  await openLine(page, 'COTTON WOOL');
  await page.waitForTimeout(500);
  await shot('cotton');
  await page.keyboard.press('Escape');
  await goToFirstLine(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Shift+i');
  await page.waitForTimeout(500);
  await shot('drafts');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(2500);
  await shot('drafts-made');
  console.log(
    await lines(page).count(),
    await call(page, 'items', 'page', {
      text: '',
      view: 'all',
      sort: 'changed',
      descending: true,
      from: 0,
      count: 5,
    } as never),
  );
});
