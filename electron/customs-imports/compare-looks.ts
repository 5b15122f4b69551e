import type { SqlValue } from '../database/database.ts';
import { keyOf, type LineValues } from './import-columns.ts';

/** A stored line, as cheap to read as possible: 50,000 of them are compared with every look (performance §3). */
export interface StoredLine {
  id: number;
  /** What names the line: its `keyOf`. */
  key: string;
  /** JSON of all its values; equal texts are equal lines. */
  line: string;
  isGone: boolean;
}

/** What a look changes against the one before: exactly the rows to write. */
export interface LookDifference {
  new: LineValues[];
  changed: LineValues[];
  /** Ids of lines that are no longer listed. */
  gone: number[];
  /** Different lines in the answer. */
  lines: number;
}

/** Compares an answer with what is stored, line by line, field by field, giving way between chunks of the work. */
export interface LookComparison {
  /** The next stored lines after an id, in the order of ids; [] at the end. */
  storedAfter: (id: number) => StoredLine[];
  /** True when the answer tells of everything, so that what is missing in it is no longer listed. */
  tellsEverything: boolean;
  giveWay: () => Promise<void>;
}

/**
 * Lines are named by task, declaration date as sent and sequence; of what an answer names twice the last counts
 * (exact repeats are common, domain §6). A line that was gone and is listed again is new.
 */
export async function compareLooks(
  answered: Iterable<LineValues>,
  { storedAfter, tellsEverything, giveWay }: LookComparison,
): Promise<LookDifference> {
  const came = await linesByKey(answered, giveWay);
  const difference: LookDifference = { new: [], changed: [], gone: [], lines: came.size };
  let stored = storedAfter(0);
  while (stored.length > 0) {
    for (const line of stored) {
      const values = came.get(line.key);
      if (values === undefined) {
        if (tellsEverything && !line.isGone) difference.gone.push(line.id);
        continue;
      }
      came.delete(line.key);
      if (line.isGone) difference.new.push(values);
      else if (jsonOf(values) !== line.line) difference.changed.push(values);
    }
    await giveWay();
    stored = storedAfter(stored.at(-1)?.id ?? Infinity);
  }
  for (const values of came.values()) difference.new.push(values);
  return difference;
}

async function linesByKey(
  answered: Iterable<LineValues>,
  giveWay: () => Promise<void>,
): Promise<Map<string, LineValues>> {
  const came = new Map<string, LineValues>();
  let taken = 0;
  for (const line of answered) {
    came.set(keyOf(line), line);
    taken += 1;
    if (taken % LINES_PER_CHUNK === 0) await giveWay();
  }
  return came;
}

/** A few milliseconds of work. */
const LINES_PER_CHUNK = 2000;

/** As SQLite writes the same values with json_array; a whole number of any length stands there as a number. */
function jsonOf(values: LineValues): string {
  return values.some((value) => typeof value === 'bigint')
    ? JSON.stringify(values.map(withRawNumber))
    : JSON.stringify(values);
}

function withRawNumber(value: SqlValue): unknown {
  return typeof value === 'bigint' ? JSON.rawJSON(String(value)) : value;
}
