import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';

type Page = (
  from: number,
  count: number,
) => Promise<{ rows: readonly Pick<OutboxEntry, 'id'>[]; total: number }>;

/** The ids of all entries that a paged question finds, at most as many as one deed may concern. */
export async function collectIds(page: Page): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < MOST_IDS; from += PAGE) {
    const { rows, total } = await page(from, PAGE);
    ids.push(...rows.map(({ id }) => id));
    if (rows.length === 0 || ids.length >= total) break;
  }
  return ids.slice(0, MOST_IDS);
}

/** The largest page and the most ids that the contract lets through. */
const PAGE = 200;
const MOST_IDS = 10_000;
