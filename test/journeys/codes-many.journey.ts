import type { Page } from '@playwright/test';
import { PRESETS } from '../../shared/authority/profile-presets.ts';
import { codeNames, manyCodesAnswer } from '../bench/many-codes.ts';
import { startListAuthority } from '../support/list-authority.ts';
import { grid, listLine } from './codes-deeds.ts';
import { goTo } from './deeds.ts';
import { expect, test } from './fixtures.ts';
import { framesOf, tellFrames } from './frames.ts';
import { inspect } from './inspect.ts';
import { makeShop } from './setup-deeds.ts';

test('60 lists of 1,000 codes: the table scrolls and the search follows the typing', async ({ running }) => {
  test.setTimeout(120_000);
  const { page } = running;
  const authority = await startListAuthority(manyCodesAnswer(codeNames()));
  try {
    const profile = { ...PRESETS['direct-real'], name: 'Authority of the journey', baseUrl: authority.url };
    await makeShop(page, profile);
    await goTo(page, 4);
    await expect(listLine(page, 'All lists')).toContainText('60,000');
    await expect(grid(page, 'All lists')).toHaveAttribute('aria-rowcount', '60001');
    await inspect(page, 'codes-60000-en');

    await test.step('scrolling brings every part of the list', async () => {
      tellFrames('frames while nothing is done', await framesOf(page, () => page.waitForTimeout(1500)));
      await page.getByRole('row').nth(5).hover();
      tellFrames('frames while the wheel turns', await framesOf(page, () => turnWheel(page)));
      await grid(page, 'All lists').locator('tr[tabindex="0"]').focus();
      tellFrames('frames while Page Down is held', await framesOf(page, () => hold(page, 'PageDown', 60)));
      await page.keyboard.press('End');
      await expect(page.locator('[aria-rowindex="60001"]')).toContainText('C59');
    });

    await test.step('the search shows what was typed', async () => {
      await page.keyboard.press('Control+f');
      const word = 'pharmaceutical';
      tellFrames(
        'frames while a word is typed',
        await framesOf(page, () => page.keyboard.type(word, { delay: 60 })),
      );
      await expect(page.getByRole('row').nth(1)).toContainText('pharmaceutical');
      for (const text of ['iron steel', 'coper wire', '10000007', 'a'])
        console.log(`codes-many: '${text}' in the table after ${await answeredAfter(page, text)} ms`);
    });
  } finally {
    await authority.stop();
  }
});

async function turnWheel(page: Page): Promise<void> {
  for (let turn = 0; turn < 120; turn += 1) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(16);
  }
}

async function hold(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(30);
  }
}

/** From the last letter until the table has the rows for it, in ms; a few ms of it are the test's own. */
async function answeredAfter(page: Page, text: string): Promise<number> {
  await page.getByRole('searchbox').fill('');
  await expect(grid(page, 'All lists')).toHaveAttribute('aria-rowcount', '60001');
  await page.getByRole('searchbox').fill(text);
  return page.evaluate(async () => {
    const begun = performance.now();
    const table = document.querySelector('[role=grid]');
    while (table?.getAttribute('aria-rowcount') === '60001' && performance.now() - begun < 5000)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return Math.round(performance.now() - begun);
  });
}
