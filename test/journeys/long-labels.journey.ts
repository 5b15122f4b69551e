import type { Page } from '@playwright/test';
import { saveItem } from './codes-deeds.ts';
import { setUpPractice } from './deeds.ts';
import { expect, test } from './fixtures.ts';
import { SIZES } from './inspect.ts';

const SCREENS = [
  '/',
  '/items',
  '/items/new',
  '/items/1',
  '/customs-imports',
  '/codes',
  '/outbox',
  '/activity',
  '/settings/shop',
  '/settings/connection',
  '/settings/operators',
  '/settings/backup',
  '/settings/appearance',
  '/settings/practice',
  '/help',
];

test('every label may be two fifths longer, as another language makes it, and nothing is cut off', async ({
  running,
}) => {
  const { page } = running;
  await test.step('on the first page of the set-up', () => lookAt(page, 'set-up'));
  await page.reload();
  await setUpPractice(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await saveItem(page, { name: 'Soda' });
  for (const address of SCREENS)
    await test.step(`on ${address}`, async () => {
      await page.evaluate((hash) => (location.hash = hash), address);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(300);
      await lookAt(page, address);
      const bar = await page.locator('main header').first().boundingBox();
      if (address === '/items/1') expect(bar?.height, 'the bar of the editor is one line').toBeLessThan(46);
    });
});

async function lookAt(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await lengthen(page);
    expect(await cutOff(page), `${name} at ${size.width}`).toEqual([]);
  }
}

/** Makes every text of the program itself two fifths longer; what the authority or a person wrote stays. */
function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const MORE = ' nop';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const around = node.parentElement;
      // The page itself has a language too; texts of the authority and of people say theirs below it.
      const isForeign =
        around === null || around.closest('body [lang], [role=grid], kbd, code, svg') !== null;
      if (isForeign || !/\p{L}{2}/u.test(text) || text.endsWith(MORE)) continue;
      node.nodeValue = text + ' mno'.repeat(Math.ceil((text.length * 0.4) / MORE.length)).slice(0, -4) + MORE;
    }
  });
}

/** What no longer fits: the page scrolls sideways, or a text stands outside the box that cuts it. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1) found.push('the page scrolls sideways');
    for (const part of document.querySelectorAll<HTMLElement>(
      'button, a, label, h1, h2, h3, legend, dt, th, p',
    )) {
      const { overflowX, display } = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || display === 'inline') continue;
      const isCut = part.scrollWidth > part.clientWidth + 1 && overflowX !== 'visible';
      const isOutside = box.right > root.clientWidth + 1 && part.closest('[role=grid]') === null;
      if (isCut || isOutside) found.push(`${part.tagName} ${part.textContent.slice(0, 40)}`);
    }
    return found;
  });
}
