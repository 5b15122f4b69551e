import type { Page } from '@playwright/test';

/** Everything that can have the keyboard. */
const PLACES = 'a[href], button:enabled, input:enabled, [tabindex="0"]';

/** How many places there are. */
export const countPlaces = (page: Page): Promise<number> =>
  page.evaluate(
    (places) => [...document.querySelectorAll(places)].filter((it) => it.checkVisibility()).length,
    PLACES,
  );

/** Puts the keyboard somewhere; gives what that place is called in the page. */
export const goToPlace = (page: Page, place: number): Promise<string> =>
  page.evaluate(
    ([places, wanted]) => {
      const there = [...document.querySelectorAll<HTMLElement>(places)].filter((it) => it.checkVisibility());
      there[wanted]?.focus();
      return there[wanted]?.outerHTML.slice(0, 160) ?? 'nowhere';
    },
    [PLACES, place] as const,
  );

/** The screen, the field with the cursor, and what is open over the screen. */
export const whereItIs = (
  page: Page,
): Promise<{ address: string; cursor: string; dialogs: number; menus: number }> =>
  page.evaluate(() => ({
    address: location.hash,
    cursor: document.activeElement?.getAttribute('name') ?? '',
    dialogs: document.querySelectorAll('[aria-modal=true]').length,
    menus: document.querySelectorAll('[role=menu]').length,
  }));
