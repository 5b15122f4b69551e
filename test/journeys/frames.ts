import { expect, type Page } from '@playwright/test';

/**
 * The gaps between the frames of the window in ms, while something is done: from the beginning of one to that of the
 * next, by the browser's own clock of frames. What is done early in a frame does not make it later.
 */
export async function framesOf(page: Page, deed: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const gaps: number[] = [];
    let before = 0;
    let isWatched = true;
    const watch = (now: number): void => {
      gaps.push(now - before);
      before = now;
      if (isWatched) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    Reflect.set(window, 'endFrames', () => {
      isWatched = false;
      return gaps.slice(1);
    });
  });
  await deed();
  return page.evaluate(() => Reflect.get(window, 'endFrames')());
}

/** Says how even the frames were. Nothing is asserted of it: other programs share this computer. */
export function tellFrames(what: string, gaps: readonly number[]): void {
  const sorted = gaps.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const late = sorted.filter((gap) => gap > 34).length;
  console.log(
    `${what}: ${gaps.length} frames, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms, ${late} over 34 ms`,
  );
  expect(gaps.length).toBeGreaterThan(5);
}

/** Turns the wheel as fast as a hand can, so many times a row's height of eight. */
export async function turnWheel(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(16);
  }
}

/** Presses a key so many times, as often as a held key repeats. */
export async function holdKey(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(30);
  }
}
