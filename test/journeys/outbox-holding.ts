import type { Page } from '@playwright/test';
import type { CountedAuthority } from '../support/counted-authority.ts';
import { expect, test } from './fixtures.ts';
import { openScreen } from './imports-deeds.ts';
import { inspect } from './inspect.ts';
import { pressAtOnce } from './keyboard.ts';
import { arrivals, details, entryOf, openEntry, openOutbox, outbox, showGroup } from './outbox-deeds.ts';
import { OWNER } from './setup-deeds.ts';

async function holdOneAfterAnother(page: Page): Promise<void> {
  await test.step('one after the other is held by keyboard, and the focus is never lost', async () => {
    await showGroup(page, /^Waiting/);
    await expect(outbox(page)).toHaveAttribute('aria-rowcount', '4');
    await entryOf(page, 'Fresh Fri').click();
    // Faster than the details of the next one can be read, and than the one before is held.
    await pressAtOnce(page, ['ArrowDown', 'Control+h', 'Control+h']);
    await expect(entryOf(page, 'Rina oil')).toHaveCount(0);
    await expect(entryOf(page, 'Elianto oil')).toHaveCount(0);
    await expect(entryOf(page, 'Fresh Fri')).toBeFocused();
    await expect(details(page)).toContainText('Fresh Fri oil 1 l');
    await page.keyboard.press('Control+h');
    await expect(page.getByText('Nothing here: Waiting.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeFocused();
    await showGroup(page, /^Held/);
    await outbox(page).getByRole('row').nth(1).click();
    await page.keyboard.press('Control+a');
    await page.getByRole('region', { name: 'What to do' }).getByRole('button', { name: 'Release' }).click();
    await showGroup(page, /^Open/);
    await expect(entryOf(page, 'Rina oil')).toContainText('Paused');
  });
}

/** What a person stops while it waits for the line: held, released, taken back. */
export async function stopAndTakeBack(page: Page, authority: CountedAuthority): Promise<void> {
  await holdOneAfterAnother(page);
  await test.step('by keyboard one is held and released, another taken back', async () => {
    await openEntry(page, 'Rina oil');
    await page.keyboard.press('Control+h');
    await expect(entryOf(page, 'Rina oil')).toContainText('Held by Amina');
    await expect(details(page)).toContainText(`${OWNER.name} stopped it.`);
    await details(page).getByRole('button', { name: 'Release' }).click();
    await expect(entryOf(page, 'Rina oil')).toContainText('Paused');

    await openEntry(page, 'Fresh Fri');
    await page.keyboard.press('Delete');
    const asked = page.getByRole('dialog', { name: 'Take “Fresh Fri oil 1 l” back?' });
    await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await inspect(page, 'outbox-take-back-en');
    await asked.getByRole('button', { name: 'Take back' }).click();
    await expect(entryOf(page, 'Fresh Fri')).toHaveCount(0);
    await openScreen(page, 2, 'Items');
    await expect(page.getByRole('row').filter({ hasText: 'Fresh Fri' })).toContainText('Draft');
    expect(arrivals(authority, 'Fresh Fri oil 1 l')).toBe(0);
    await openOutbox(page);
  });
}
