import type { Clock } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import type { LongWork } from './long-work.ts';

export interface ChunksNeeds {
  work: LongWork;
  database: Database;
  clock: Clock;
}

/**
 * Does a deed on very many items chunk by chunk, each with as many as take some 50 ms on this computer: waiting calls
 * come through in between, well within the 100 ms in which a save is to be told (ux §7), and a slow disk flushes
 * for more of them at once.
 * @throws AppError 'shop.none-open' when the shop is being closed: chunks that are done stay
 */
export async function inChunks<One>(
  all: Iterable<One>,
  { work, database, clock }: ChunksNeeds,
  deed: (chunk: readonly One[]) => void,
): Promise<void> {
  const sized = (chunk: readonly One[]): number => {
    const from = clock.now();
    deed(chunk);
    return nextSize(chunk.length, clock.now() - from);
  };
  await work.run(() =>
    database.writeMuch(async () => {
      let size = FIRST_SIZE;
      let chunk: One[] = [];
      for (const one of all) {
        if (chunk.length === size) {
          size = sized(chunk);
          chunk = [];
          await work.giveWay();
        }
        chunk.push(one);
      }
      if (chunk.length > 0) deed(chunk);
    }),
  );
}

const CHUNK_MS = 50;
/** Also the smallest: on a disk that flushes slowly, smaller chunks would take as long as these. */
const FIRST_SIZE = 200;
const LARGEST_SIZE = 5000;

/** As many as would have taken CHUNK_MS; at most twice as many as before, because one quick chunk may be luck. */
function nextSize(size: number, tookMs: number): number {
  const fitting = tookMs > 0 ? Math.round((size * CHUNK_MS) / tookMs) : Infinity;
  return Math.max(FIRST_SIZE, Math.min(fitting, size * 2, LARGEST_SIZE));
}
