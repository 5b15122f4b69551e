import { expect, test, type Page } from '@playwright/test';
import { COMMANDS, type CommandId } from '../../renderer/app/command-table.ts';
import english from '../../renderer/words/en/shell.json' with { type: 'json' };
import { call } from './bridge.ts';
import { typeByHand } from './keyboard.ts';
import type { Move } from './mouse-free-moves.ts';

/**
 * One command given by keyboard alone; `before` brings the program where it has an effect, by keyboard too, and `after`
 * looks for the effect itself where a change alone would not tell it.
 */
export type Trial = readonly [id: CommandId, before?: Move, after?: Move];

/** Gives commands one after the other; each has to change something that a person sees, hears or gets. */
export async function giveAll(page: Page, trials: readonly Trial[], given: Set<CommandId>): Promise<void> {
  for (const [id, before, after] of trials)
    await test.step(id, async () => {
      await before?.(page);
      const start = await whenSettled(page, id);
      await give(page, id);
      const isOther = async (): Promise<boolean> => (await whenSettled(page, id)) !== start;
      await expect.poll(isOther, { message: `${id} does something`, timeout: 8000 }).toBe(true);
      await after?.(page);
      given.add(id);
    });
}

/** The chord of a command; one that has none is found in the palette by its name. */
export async function give(page: Page, id: CommandId): Promise<void> {
  const [chord]: readonly string[] = COMMANDS[id].keys;
  if (chord !== undefined) return page.keyboard.press(asPressed(chord));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Find or do' })).toBeFocused();
  const name = nameOf(id);
  const first = page.getByRole('dialog').getByRole('button').first();
  // As a person does: typing ends when the name stands at the top.
  for (const letter of name) {
    await typeByHand(page, letter);
    if ((await first.textContent())?.includes(name) === true) break;
  }
  await expect(first).toContainText(name);
  // What came into the list meanwhile stands above what was marked before.
  const isMarked = async (): Promise<boolean> => (await first.getAttribute('data-selected')) !== null;
  for (let presses = 0; presses < 5 && !(await isMarked()); presses += 1)
    await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Find or do' }).waitFor({ state: 'detached' });
}

const asPressed = (chord: string): string =>
  chord.replace('Ctrl', 'Control').replace('Plus', '+').replace('Minus', '-');

function nameOf(id: CommandId): string {
  const key = COMMANDS[id].words.replace('shell:', '');
  return Object.entries(english).find(([known]) => known === key)?.[1] ?? key;
}

/** What is there once nothing changes any more, so that the command is not credited with what came late. */
async function whenSettled(page: Page, id: CommandId): Promise<string> {
  let last = await whatIsThere(page, id);
  const isSettled = async (): Promise<boolean> => {
    const before = last;
    last = await whatIsThere(page, id);
    return last === before;
  };
  await expect.poll(isSettled, { message: `before ${id}`, intervals: [100] }).toBe(true);
  return last;
}

/**
 * Everything that a command can change: the address, what is written, filled in, open or focused, the looks, what was
 * printed or copied, and how the practice authority is switched.
 */
async function whatIsThere(page: Page, id: CommandId): Promise<string> {
  // What the palette gives leaves the focus where it was.
  const hasKeys = COMMANDS[id].keys.length > 0;
  const seen = await page.evaluate(async (withFocus) => {
    const root = document.documentElement;
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [
      location.hash,
      root.lang,
      root.getAttribute('data-mantine-color-scheme'),
      root.style.fontSize,
      document.body.innerText.replace(/\d\d:\d\d|just now|\d+ min ago/g, ''),
      inputs.map(({ value, checked }) => `${value} ${checked}`),
      withFocus ? document.activeElement?.outerHTML.slice(0, 300) : '',
      [...document.querySelectorAll('[aria-expanded], [aria-checked], [aria-selected], [aria-pressed]')].map(
        (part) =>
          ['expanded', 'checked', 'selected', 'pressed']
            .map((word) => part.getAttribute(`aria-${word}`))
            .join(),
      ),
      Reflect.get(window, 'printed') ?? 0,
      Reflect.get(window, 'copied') ?? '',
    ];
  }, hasKeys);
  return JSON.stringify([
    seen,
    id.startsWith('practice.') && (await call(page, 'practice', 'faults', undefined)),
  ]);
}

/** Nothing comes out of a printer; what is printed or copied, and every press of a mouse, is counted. */
export async function countPaperAndCopies(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'pressedByMouse', 0);
    window.addEventListener(
      'pointerdown',
      () => Reflect.set(window, 'pressedByMouse', Number(Reflect.get(window, 'pressedByMouse')) + 1),
      { capture: true },
    );
    window.print = () => {
      Reflect.set(window, 'printed', (Reflect.get(window, 'printed') ?? 0) + 1);
      setTimeout(() => window.dispatchEvent(new Event('afterprint')), 200);
    };
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: async (text: string) => {
          Reflect.set(window, 'copied', `${text}${performance.now()}`);
        },
      },
    });
  });
}

/** No mouse, pen or finger has pressed anything since the counting began. */
export async function expectNoMouse(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'pressedByMouse'))).toBe(0);
}

/** Every command of the table. */
export const ALL_COMMANDS = Object.keys(COMMANDS).filter((id): id is CommandId => id in COMMANDS);
