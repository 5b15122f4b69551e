import { expect, type Locator, type Page } from '@playwright/test';
import { typeByHand, typeQuickly } from './keyboard.ts';

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
    await typeQuickly(this.#page, text);
  }

  /** The same with a text that was copied elsewhere: it arrives at once. */
  async paste(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await hasCursor(field))) await this.click(field);
    this.fields += 1;
    await this.#page.keyboard.insertText(text);
  }

  /** A chord such as Control+Enter counts as many keys as it has (ux §4.5). */
  async key(key: string): Promise<void> {
    this.keys += key.split('+').length;
    await this.#page.keyboard.press(key);
  }

  /** The text of the thing itself, where the cursor is: its letters are not counted. */
  async write(text: string): Promise<void> {
    this.fields += 1;
    await typeByHand(this.#page, text);
  }

  /** Letters that only look something up: each is a key. */
  async letters(text: string): Promise<void> {
    this.keys += text.length;
    await typeByHand(this.#page, text);
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
    await typeQuickly(this.#page, text);
  }
}

const FAR = 40;

function hasCursor(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
