import { expect, test, type Page } from '@playwright/test';
import { COMMANDS, type CommandId } from '../../renderer/app/command-table.ts';
import english from '../../renderer/words/en/shell.json' with { type: 'json' };
import { call } from './bridge.ts';
import { typeByHand } from './keyboard.ts';

/** One command given by keyboard alone; `before` brings the program where it has an effect, by keyboard too. */
export type Trial = readonly [id: CommandId, before?: (page: Page) => Promise<unknown>];

/** Gives commands one after the other; each has to change something that a person sees, hears or gets. */
export async function giveAll(page: Page, trials: readonly Trial[], given: Set<CommandId>): Promise<void> {
  for (const [id, before] of trials)
    await test.step(id, async () => {
      await before?.(page);
      const start = await whatIsThere(page, id);
      await give(page, id);
      const isOther = async (): Promise<boolean> => (await whatIsThere(page, id)) !== start;
      await expect.poll(isOther, { message: `${id} does something`, timeout: 8000 }).toBe(true);
      given.add(id);
    });
}

/** The chord of a command; one that has none is found in the palette by its name. */
async function give(page: Page, id: CommandId): Promise<void> {
  const [chord]: readonly string[] = COMMANDS[id].keys;
  if (chord !== undefined) return page.keyboard.press(asPressed(chord));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  const name = nameOf(id);
  await typeByHand(page, name);
  await expect(page.getByRole('dialog').getByRole('button').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Find or do' }).waitFor({ state: 'detached' });
}

const asPressed = (chord: string): string =>
  chord.replace('Ctrl', 'Control').replace('Plus', '+').replace('Minus', '-');

function nameOf(id: CommandId): string {
  const key = COMMANDS[id].words.replace('shell:', '');
  return Object.entries(english).find(([known]) => known === key)?.[1] ?? key;
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

/** Nothing comes out of a printer, and what is printed or copied is counted. */
export async function countPaperAndCopies(page: Page): Promise<void> {
  await page.evaluate(() => {
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

/** Every command of the table. */
export const ALL_COMMANDS = Object.keys(COMMANDS).filter((id): id is CommandId => id in COMMANDS);
