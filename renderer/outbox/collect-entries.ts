import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';

type Page = (from: number, count: number) => Promise<{ rows: readonly OutboxEntry[]; total: number }>;

/**
 * All entries that a paged question finds, or up to a number, the oldest first. Entries that come or go while it is read
 * are not told twice.
 */
export async function collectEntries(page: Page, most = Number.POSITIVE_INFINITY): Promise<OutboxEntry[]> {
  const found = new Map<number, OutboxEntry>();
  for (let from = 0; from < most; from += PAGE) {
    const { rows, total } = await page(from, PAGE);
    for (const row of rows) found.set(row.id, row);
    if (rows.length === 0 || from + rows.length >= total) break;
  }
  return [...found.values()].sort((one, other) => one.id - other.id).slice(0, most);
}

/** The largest page that the contract lets through. */
const PAGE = 200;
