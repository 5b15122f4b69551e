import { expect, type Locator, type Page } from '@playwright/test';

/** What a person does with mouse and keyboard, counted. */
export class Hand {
  clicks = 0;
  fields = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Fills a field; the click into it counts unless the cursor is there already. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await hasCursor(field))) await this.click(field);
    this.fields += 1;
    await this.#page.keyboard.type(text);
  }

  /** The same with a text that was copied elsewhere: it arrives at once. */
  async paste(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await hasCursor(field))) await this.click(field);
    this.fields += 1;
    await this.#page.keyboard.insertText(text);
  }

  async key(key: string): Promise<void> {
    this.keys += 1;
    await this.#page.keyboard.press(key);
  }

  /** Goes to something by Tab alone; fails when it cannot be reached so. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < FAR && !(await hasCursor(target)); presses += 1) await this.key('Tab');
    await expect(target).toBeFocused();
  }

  /** Goes to a field by Tab and types. */
  async tabAndType(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    this.fields += 1;
    await this.#page.keyboard.type(text);
  }
}

const FAR = 40;

function hasCursor(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
