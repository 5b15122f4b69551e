import { searchedText } from '../../shared/codes/searched-text.ts';
import type { ImportSort } from '../../shared/customs-imports/import-list.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { CodedColumn } from './coded-column.ts';
import type { ImportTable } from './import-table.ts';

/** Where each row stands by one column, from 0, equal ones at the same place; -1 for a row that has nothing there. */
type Ranks = Int32Array;

/**
 * The orders of a table. Places are worked out when a column is first sorted by; putting the rows into them takes a
 * millisecond. Lines that are equal stand by declaration and sequence, upwards; those without a value come last.
 */
export class ImportOrders {
  readonly #table: ImportTable;
  readonly #giveWay: () => Promise<void>;
  readonly #ranks = new Map<ImportSort, Promise<Ranks>>();
  #natural: Promise<Int32Array> | null = null;

  constructor(table: ImportTable, giveWay: () => Promise<void>) {
    this.#table = table;
    this.#giveWay = giveWay;
  }

  /** All rows in an order. */
  async rows(sort: ImportSort, descending: boolean): Promise<Int32Array> {
    const natural = await (this.#natural ??= this.#makeNatural());
    const known = this.#ranks.get(sort);
    const ranks = known ?? this.#rank(sort);
    if (known === undefined) this.#ranks.set(sort, ranks);
    return inPlaces(natural, await ranks, descending);
  }

  /** Lines have been marked. */
  forgetMarks(): void {
    this.#ranks.delete('mark');
  }

  /** By declaration number, sequence and id. */
  async #makeNatural(): Promise<Int32Array> {
    const { length, declaration, sequences } = this.#table;
    const byId = new Int32Array(length).map((_, row) => row);
    const bySequence = inPlaces(byId, numberRanks(sequences), false);
    await this.#giveWay();
    return inPlaces(bySequence, await this.#textRanks(declaration, (value) => value), false);
  }

  async #rank(sort: ImportSort): Promise<Ranks> {
    const { dates, declaration, hs, supplier, status, packages, netWeights, amounts, locals, marks, looks } =
      this.#table;
    switch (sort) {
      case 'declared':
        return numberRanks(withoutZeros(dates));
      case 'declaration':
        return this.#textRanks(declaration, (value) => value);
      case 'hs':
        return this.#textRanks(hs, (value) => value);
      case 'goods':
        return this.#goodsRanks();
      case 'packages':
        return numberRanks(packages.near);
      case 'net-weight':
        return numberRanks(netWeights.near);
      case 'supplier':
        return this.#textRanks(supplier, searchedText);
      case 'amount':
        return numberRanks(amounts.near);
      case 'local-amount':
        return numberRanks(locals.near);
      case 'status':
        return this.#textRanks(status, (value) => value);
      case 'mark':
        return numberRanks(withoutZeros(marks));
      case 'changed':
        return numberRanks(Float64Array.from(looks));
      default:
        return assertNever(sort);
    }
  }

  /** The packing mark before the goods stands behind them in the list, so it does not order them. */
  async #goodsRanks(): Promise<Ranks> {
    const goods = this.#table.texts.map((text) => text.replace(PACKING_MARK, ''));
    return ranksOf(goods, await this.#sorted(goods));
  }

  async #textRanks(column: CodedColumn, asSorted: (value: string) => string): Promise<Ranks> {
    const values = column.values.map(asSorted);
    const places = ranksOf(values, await this.#sorted(values));
    return column.of.map((code) => places[code] ?? -1);
  }

  /** The different texts in order, in parts that give way: 50,000 at once would take too long. */
  async #sorted(texts: readonly string[]): Promise<string[]> {
    const different = [...new Set(texts)];
    let parts: string[][] = [];
    for (let from = 0; from < different.length; from += TEXTS_PER_PART) {
      // Sorting without a comparison goes by UTF-16 units, and is faster than any comparison.
      parts.push(different.slice(from, from + TEXTS_PER_PART).sort());
      await this.#giveWay();
    }
    while (parts.length > 1) {
      const merged: string[][] = [];
      for (let index = 0; index < parts.length; index += 2) {
        merged.push(merge(parts[index] ?? [], parts[index + 1] ?? []));
        await this.#giveWay();
      }
      parts = merged;
    }
    return parts[0] ?? [];
  }
}

/** As `goodsText` parts it, in a text as it is searched: in small letters, with other fields in the lines below. */
const PACKING_MARK = /^[^\S\n]*[a-z][a-z\d][^\S\n]*;[^\S\n]*(?=\S)/u;

const TEXTS_PER_PART = 5000;

function merge(left: readonly string[], right: readonly string[]): string[] {
  const merged: string[] = [];
  let [l, r] = [0, 0];
  while (l < left.length && r < right.length) {
    const [a = '', b = ''] = [left[l], right[r]];
    merged.push(a <= b ? a : b);
    if (a <= b) l += 1;
    else r += 1;
  }
  for (; l < left.length; l += 1) merged.push(left[l] ?? '');
  for (; r < right.length; r += 1) merged.push(right[r] ?? '');
  return merged;
}

function ranksOf(texts: readonly string[], sorted: readonly string[]): Ranks {
  const places = new Map(sorted.map((text, place) => [text, place]));
  return Int32Array.from(texts, (text) => (text === '' ? NOTHING : (places.get(text) ?? NOTHING)));
}

const NOTHING = -1;

/** Equal numbers get the same place; NaN is nothing. */
function numberRanks(numbers: Float64Array): Ranks {
  const places = new Map<number, number>();
  for (const number of numbers.filter((value) => !Number.isNaN(value)).sort()) {
    if (!places.has(number)) places.set(number, places.size);
  }
  return Int32Array.from(numbers, (number) => places.get(number) ?? NOTHING);
}

function withoutZeros(numbers: Int32Array | Uint8Array): Float64Array {
  return Float64Array.from(numbers, (number) => (number === 0 ? NaN : number));
}

/** The rows by their places, rows of one place in the order in which they come, those with nothing last. */
function inPlaces(rows: Int32Array, ranks: Ranks, descending: boolean): Int32Array {
  const most = ranks.reduce((largest, rank) => Math.max(largest, rank), NOTHING);
  const last = most + 1;
  const placeOf = (row: number): number => {
    const rank = ranks[row] ?? NOTHING;
    if (rank === NOTHING) return last;
    return descending ? most - rank : rank;
  };
  const starts = new Int32Array(last + 2);
  for (const row of rows) starts[placeOf(row) + 1] = (starts[placeOf(row) + 1] ?? 0) + 1;
  for (let place = 1; place < starts.length; place += 1) {
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  }
  const ordered = new Int32Array(rows.length);
  for (const row of rows) {
    const place = placeOf(row);
    const at = starts[place] ?? 0;
    ordered[at] = row;
    starts[place] = at + 1;
  }
  return ordered;
}
