import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { PROJECT } from '../support/source-files.ts';

/** The room a window has on 1366×768: at full size, and at 125 % scaling. */
export const SIZES = [
  { width: 1366, height: 688 },
  { width: 1093, height: 550 },
] as const;

const SCREENS = path.join(PROJECT, 'out/screens');

/**
 * Looks at what is on the screen in both sizes: nothing scrolls sideways, every target is large enough, axe finds
 * nothing, and a picture stays in out/screens/.
 * @param name of the picture, e.g. 'items-list-en'
 * @param tablesMayScroll at 200 % text a table may scroll inside itself; the page never may (WCAG 1.4.10)
 */
export async function inspect(page: Page, name: string, tablesMayScroll = false): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settle(page);
    await page.screenshot({ path: path.join(SCREENS, `${name}-${size.width}.png`) });
    expect(await sideways(page, tablesMayScroll), `${name} scrolls sideways at ${size.width}`).toEqual([]);
    expect(await smallTargets(page), `${name} has small targets at ${size.width}`).toEqual([]);
    expect(await axeFindings(page), `${name} at ${size.width}`).toEqual([]);
  }
  await resize(page, SIZES[0]);
}

/** Makes the window of another size, and waits until it has heard of it: an open menu would go then. */
export async function resize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  const heard = page.evaluate(
    () =>
      new Promise((told) => addEventListener('resize', () => requestAnimationFrame(told), { once: true })),
  );
  await page.setViewportSize(size);
  await heard;
}

/** Lets animations end and late answers arrive, so that pictures are the same in each run. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What turns for ever, e.g. the sign of waiting, is not waited for.
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
  await page.waitForTimeout(150);
  // A screen that is fetched when it is opened for the first time has its heading when it is there.
  await page.locator('h1').first().waitFor();
}

/** The page itself, and every part that scrolls sideways although it is no table. */
function sideways(page: Page, tablesMayScroll: boolean): Promise<string[]> {
  return page.evaluate(
    (sparesTables) =>
      [document.documentElement, ...document.querySelectorAll('main, main *')]
        .filter((part) => {
          const { overflowX } = getComputedStyle(part);
          const isPage = part === document.documentElement;
          return (
            part.scrollWidth > part.clientWidth + 1 &&
            (isPage || overflowX === 'auto' || overflowX === 'scroll')
          );
        })
        .filter(
          (part) =>
            !(sparesTables && part.querySelector('[role=grid]') !== null && !part.matches('html, main')),
        )
        .map((part) => `${part.tagName}.${part.className} ${part.scrollWidth} > ${part.clientWidth}`),
    tablesMayScroll,
  );
}

/**
 * Buttons, links and boxes below 24 by 24 pixels (WCAG 2.5.8); a box and its label are one target, and links inside a
 * sentence are spared.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, [role=button], input, select, [role=tab], [role=option]',
      ),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((target) => {
        const box = (target.closest('label') ?? target).getBoundingClientRect();
        const isCheckbox = target instanceof HTMLInputElement && target.type === 'checkbox';
        const label = (isCheckbox ? target.labels?.[0] : undefined)?.getBoundingClientRect() ?? box;
        const height = Math.max(box.bottom, label.bottom) - Math.min(box.top, label.top);
        return { target, width: Math.max(box.right, label.right) - box.left, height };
      })
      .filter(({ width, height }) => width > 1 && height > 1 && (width < 23.5 || height < 23.5))
      .map(
        ({ target, width, height }) =>
          `${target.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`,
      ),
  );
}

async function axeFindings(page: Page): Promise<string[]> {
  // Legacy mode needs no second page, which Electron does not give.
  const result = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return result.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`,
  );
}
