import { PRESETS } from '../../shared/authority/profile-presets.ts';
import { changedImportsAnswer, manyImportsAnswer } from '../bench/many-imports.ts';
import { startListAuthority } from '../support/list-authority.ts';
import { expect, test } from './fixtures.ts';
import { framesOf, holdKey, tellFrames, turnWheel } from './frames.ts';
import { choosePeriod, fetchLines, foot, goToFirstLine, lines, openImports } from './imports-deeds.ts';
import { SIZES } from './inspect.ts';
import { makeShop } from './setup-deeds.ts';

const LINES = 6000;

test('6,000 lines: the table scrolls, the search follows the typing, and a look finds what changed', async ({
  running,
}) => {
  test.setTimeout(120_000);
  const { page } = running;
  const answer = manyImportsAnswer(LINES);
  const customs = await startListAuthority(answer, 'selectImportItemList');
  try {
    await makeShop(page, {
      ...PRESETS['direct-real'],
      name: 'Authority of the journey',
      baseUrl: customs.url,
    });
    await openImports(page);
    await expect(lines(page)).toHaveAttribute('aria-rowcount', String(LINES + 1));

    await test.step('scrolling brings every part of the list, at both sizes', async () => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const what = `imports-many at ${size.width}`;
        await goToFirstLine(page);
        tellFrames(`${what}, while nothing is done`, await framesOf(page, () => page.waitForTimeout(400)));
        await lines(page).getByRole('row').nth(5).hover();
        tellFrames(`${what}, while the wheel turns`, await framesOf(page, () => turnWheel(page, 50)));
        await goToFirstLine(page);
        tellFrames(
          `${what}, while Page Down is held`,
          await framesOf(page, () => holdKey(page, 'PageDown', 25)),
        );
        await page.keyboard.press('End');
        await expect(page.locator(`[aria-rowindex="${LINES + 1}"]`)).toBeFocused();
      }
    });

    await test.step('the search shows what was typed', async () => {
      await page.keyboard.press('Control+f');
      const typing = await framesOf(page, () => page.keyboard.type('mackerel cartons', { delay: 60 }));
      tellFrames('imports-many, while words are typed', typing);
      await expect(lines(page).getByRole('row').nth(1)).toContainText('FROZEN MACKEREL 20 KG CARTONS');
      await page.getByRole('searchbox').fill('');
    });

    await test.step('sixty lines have another status: the look says so, and they can be shown alone', async () => {
      customs.answerWith(changedImportsAnswer(answer, 1));
      await choosePeriod(page, 'Everything');
      await fetchLines(page);
      await expect(page.getByText('6,000 lines: 60 changed.')).toBeVisible();
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('checkbox', { name: 'Changed', exact: true }).check();
      await expect(lines(page)).toHaveAttribute('aria-rowcount', '61');
      await expect(foot(page)).toContainText('60 lines');
    });
  } finally {
    await customs.stop();
  }
});
