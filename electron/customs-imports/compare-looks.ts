import type { UnreadImport } from '../../shared/authority/to-domain.ts';
import type { SqlValue } from '../database/database.ts';
import { changedFields, type FieldChange, keyOf, type LineValues, partsOfKey } from './import-columns.ts';

/** A stored line, as cheap to read as possible: 50,000 of them are compared with every look (performance §3). */
export interface StoredLine {
  id: number;
  /** What names the line: its `keyOf`. */
  key: string;
  /** JSON of all its values; equal texts are equal lines. */
  line: string;
  isGone: boolean;
  /** The look that told of it last; one that told of everything is not noted. */
  toldLook: number;
}

/** A stored line that customs tells another way now, or again. */
export interface ChangedLine {
  id: number;
  values: LineValues;
  /** Field by field; [] for a line that is listed again as it was. */
  changes: FieldChange[];
}

/** What a look changes against the one before: exactly what is to be written. */
export interface LookDifference {
  /** Lines that were never told of, or so long ago that they are not kept. */
  new: LineValues[];
  changed: ChangedLine[];
  listedAgain: ChangedLine[];
  /** Ids of lines that are no longer listed. */
  gone: number[];
  /** Ids of lines that are told of as they were, which has not been noted for a day. */
  toldAgain: number[];
  /** Different lines in the answer. */
  lines: number;
}

/** Compares an answer with what is stored, line by line, field by field, giving way between chunks of the work. */
export interface LookComparison {
  /** The next stored lines after an id, in the order of ids; [] at the end. */
  storedAfter: (id: number) => StoredLine[];
  /** The values of a stored line. */
  valuesOfLine: (id: number) => LineValues;
  /** True when the answer tells of everything, so that what is missing in it is no longer listed. */
  tellsEverything: boolean;
  /** The last look before today's: what was told of since then need not be noted again. */
  lookADayAgo: number;
  /** Rows of the answer that could not be read: a line that may be one of them is not said to be gone. */
  unread: readonly UnreadImport[];
  giveWay: () => Promise<void>;
}

/**
 * Lines are named by task, declaration date as sent and sequence; of what an answer names twice the last counts
 * (exact repeats are common, domain §6).
 */
export async function compareLooks(
  answered: Iterable<LineValues>,
  comparison: LookComparison,
): Promise<LookDifference> {
  const { storedAfter, giveWay } = comparison;
  const came = await linesByKey(answered, giveWay);
  const difference: LookDifference = {
    new: [],
    changed: [],
    listedAgain: [],
    gone: [],
    toldAgain: [],
    lines: came.size,
  };
  let stored = storedAfter(0);
  while (stored.length > 0) {
    for (const line of stored) {
      compareLine(line, came.get(line.key), comparison, difference);
      came.delete(line.key);
    }
    await giveWay();
    stored = storedAfter(stored.at(-1)?.id ?? Infinity);
  }
  for (const values of came.values()) difference.new.push(values);
  return difference;
}

function compareLine(
  { id, key, line, isGone, toldLook }: StoredLine,
  values: LineValues | undefined,
  { tellsEverything, lookADayAgo, unread, valuesOfLine }: LookComparison,
  difference: LookDifference,
): void {
  if (values === undefined) {
    if (tellsEverything && !isGone && !mayBeUnread(key, unread)) difference.gone.push(id);
    return;
  }
  const isSame = jsonOf(values) === line;
  if (isSame && !isGone) {
    if (!tellsEverything && toldLook <= lookADayAgo) difference.toldAgain.push(id);
    return;
  }
  const changes = isSame ? [] : changedFields(valuesOfLine(id), values);
  (isGone ? difference.listedAgain : difference.changed).push({ id, values, changes });
}

/** More bad rows than these are a broken answer: nothing is said to be gone then. */
const MOST_UNREAD = 100;

function mayBeUnread(key: string, unread: readonly UnreadImport[]): boolean {
  if (unread.length === 0) return false;
  if (unread.length > MOST_UNREAD) return true;
  const [taskCode, declarationDateRaw, itemSequence] = partsOfKey(key);
  return unread.some(
    (row) =>
      (row.taskCode ?? taskCode) === taskCode &&
      (row.declarationDateRaw ?? declarationDateRaw) === declarationDateRaw &&
      (row.itemSequence ?? itemSequence) === itemSequence,
  );
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
