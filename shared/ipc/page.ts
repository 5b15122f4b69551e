import { z } from 'zod';

/** Which part of a list a screen wants: no list crosses the boundary whole. */
export const PageRequest = z.strictObject({
  from: z.int().min(0).max(10_000_000),
  count: z.int().min(1).max(200),
});

/** One part of a list, and how long the list is. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ rows: z.array(row).max(200), total: z.int().min(0) });
}

/** Text that a person searches by. */
export const SearchText = z.string().max(200);

/** A moment as ISO 8601 text in UTC. */
export const Moment = z.iso.datetime();
