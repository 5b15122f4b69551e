import type {
  ImportFacet,
  ImportFacetField,
  ImportFilter,
  ImportGrouping,
  ImportListRequest,
  ImportPictures,
  ImportTotals,
} from '../../shared/customs-imports/import-list.ts';
import type { ImportMark } from '../../shared/customs-imports/customs-import.ts';
import type { Row } from '../database/database.ts';
import { facetOf, picturesOf } from './count-imports.ts';
import { CurrencySums } from './currency-totals.ts';
import { type Filtered, filterImports } from './filter-imports.ts';
import { groupImports, type ImportGroups } from './group-imports.ts';
import { type ImportTable, markCode, readImportTable, rowOf } from './import-table.ts';
import { ImportOrders } from './order-imports.ts';

export interface ImportListNeeds {
  /** The next rows after an id, in the order of ids; [] at the end. */
  listedAfter: (id: number) => readonly Row[];
  /** The number of the last look: what it brought is news. */
  latestLook: () => number;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
}

/**
 * The stored lines as a list: filtered, ordered, added up. The lines are read into memory when somebody first asks,
 * and again when a look has changed them.
 */
export class ImportList {
  readonly #needs: ImportListNeeds;
  #loading: Promise<Loaded> | null = null;
  /** Grows whenever lines are marked: what was found before is no answer any more. */
  #marking = 0;

  constructor(needs: ImportListNeeds) {
    this.#needs = needs;
  }

  /** Ids of the lines of a list, in its order. */
  async ids({ filter, sort, descending }: ImportListRequest): Promise<Int32Array> {
    const loaded = await this.#loaded();
    const { table, orders } = loaded;
    const { wanted, count } = this.#filtered(loaded, filter);
    const key = this.#keyOf([sort, descending, filter]);
    const known = loaded.ids.get(key);
    if (known !== undefined) return known;
    const ids = new Int32Array(count);
    let place = 0;
    for (const row of await orders.rows(sort, descending)) {
      if (wanted[row] !== 1) continue;
      ids[place] = table.ids[row] ?? 0;
      place += 1;
    }
    remember(loaded.ids, key, ids);
    return ids;
  }

  /** Ids of picked lines in the order of a list, whether they fit its filter or not; unknown ones are left out. */
  async picked(
    ids: readonly number[],
    { sort, descending }: Omit<ImportListRequest, 'filter'>,
  ): Promise<Int32Array> {
    const { table, orders } = await this.#loaded();
    const wanted = new Set(ids);
    const rows = await orders.rows(sort, descending);
    return rows.map((row) => table.ids[row] ?? 0).filter((id) => wanted.has(id));
  }

  async totals(filter: ImportFilter): Promise<ImportTotals> {
    const loaded = await this.#loaded();
    const { wanted } = this.#filtered(loaded, filter);
    const sums = new CurrencySums(loaded.table);
    for (let row = 0; row < wanted.length; row += 1) if (wanted[row] === 1) sums.add(row);
    return sums.totals();
  }

  async groups(filter: ImportFilter, by: ImportGrouping): Promise<ImportGroups> {
    const loaded = await this.#loaded();
    const key = this.#keyOf([by, filter]);
    const known = loaded.groups.get(key);
    if (known !== undefined) return known;
    const groups = groupImports(loaded.table, this.#filtered(loaded, filter), by);
    remember(loaded.groups, key, groups);
    return groups;
  }

  async facet(filter: ImportFilter, field: ImportFacetField): Promise<ImportFacet> {
    const loaded = await this.#loaded();
    return facetOf(loaded.table, this.#filtered(loaded, filter), field);
  }

  async pictures(filter: ImportFilter): Promise<ImportPictures> {
    const loaded = await this.#loaded();
    return picturesOf(loaded.table, this.#filtered(loaded, filter));
  }

  /** Lines have been marked; those that are not in the list are passed over. */
  async marked(ids: readonly number[], mark: ImportMark | null): Promise<void> {
    if (this.#loading === null) return;
    const { table, orders } = await this.#loaded();
    for (const id of ids) {
      const row = rowOf(table, id);
      if (row !== -1) table.marks[row] = markCode(mark);
    }
    orders.forgetMarks();
    this.#marking += 1;
  }

  /** Lines came, changed, or went. */
  changed(): void {
    this.#loading = null;
  }

  #filtered({ table, filtered }: Loaded, filter: ImportFilter): Filtered {
    const key = this.#keyOf(filter);
    const known = filtered.get(key);
    if (known !== undefined) return known;
    const found = filterImports(table, filter, this.#needs.latestLook());
    remember(filtered, key, found);
    return found;
  }

  #keyOf(question: unknown): string {
    return JSON.stringify([this.#needs.latestLook(), this.#marking, question]);
  }

  async #loaded(): Promise<Loaded> {
    const loading = (this.#loading ??= this.#load());
    try {
      const loaded = await loading;
      // A look was stored meanwhile.
      return loading === this.#loading ? loaded : await this.#loaded();
    } catch (error) {
      if (loading === this.#loading) this.#loading = null;
      throw error;
    }
  }

  async #load(): Promise<Loaded> {
    const { listedAfter, giveWay } = this.#needs;
    const table = await readImportTable(listedAfter, giveWay);
    const orders = new ImportOrders(table, giveWay);
    return { table, orders, filtered: new Map(), ids: new Map(), groups: new Map() };
  }
}

/** The table, and what was last found in it: a screen asks for a page, its totals and its groups of one filter. */
interface Loaded {
  table: ImportTable;
  orders: ImportOrders;
  filtered: Map<string, Filtered>;
  ids: Map<string, Int32Array>;
  groups: Map<string, ImportGroups>;
}

const MOST_REMEMBERED = 4;

function remember<T>(found: Map<string, T>, key: string, value: T): void {
  found.set(key, value);
  const [oldest] = found.keys();
  if (found.size > MOST_REMEMBERED && oldest !== undefined) found.delete(oldest);
}
