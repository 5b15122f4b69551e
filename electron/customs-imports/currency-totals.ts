import type { CurrencyTotal, ImportTotals } from '../../shared/customs-imports/import-list.ts';
import type { ImportTable } from './import-table.ts';
import { UnitsSum } from './units.ts';

/** Adds lines up, exactly, per currency and in local money; lines without an amount count in nothing but lines. */
export class CurrencySums {
  readonly #table: ImportTable;
  readonly #byCurrency = new Map<number, CurrencySum>();
  readonly #local = new UnitsSum();
  #lines = 0;
  #withoutAmount = 0;
  #withoutRate = 0;

  constructor(table: ImportTable) {
    this.#table = table;
  }

  add(row: number): void {
    const { amounts, locals, currency } = this.#table;
    this.#lines += 1;
    const isLocal = locals.has(row);
    if (!isLocal) this.#withoutRate += 1;
    this.#local.add(locals, row);
    if (!amounts.has(row)) {
      this.#withoutAmount += 1;
      return;
    }
    const sum = this.#sumOf(currency.of[row] ?? 0);
    sum.lines += 1;
    if (!isLocal) sum.withoutRate += 1;
    sum.amount.add(amounts, row);
    sum.local.add(locals, row);
  }

  /** The currencies in which most lines are first. */
  currencies(): CurrencyTotal[] {
    return [...this.#byCurrency]
      .map(([code, { lines, amount, local, withoutRate }]) => ({
        currencyCode: this.#table.currency.values[code] ?? '',
        lines,
        amount: amount.decimal(),
        localAmount: local.decimal(),
        withoutRate,
      }))
      .sort((a, b) => b.lines - a.lines || (a.currencyCode < b.currencyCode ? -1 : 1))
      .slice(0, MOST_CURRENCIES);
  }

  totals(): ImportTotals {
    return {
      lines: this.#lines,
      currencies: this.currencies(),
      localAmount: this.#local.decimal(),
      withoutAmount: this.#withoutAmount,
      withoutRate: this.#withoutRate,
    };
  }

  #sumOf(code: number): CurrencySum {
    const known = this.#byCurrency.get(code);
    if (known !== undefined) return known;
    const sum = { lines: 0, amount: new UnitsSum(), local: new UnitsSum(), withoutRate: 0 };
    this.#byCurrency.set(code, sum);
    return sum;
  }
}

interface CurrencySum {
  lines: number;
  amount: UnitsSum;
  local: UnitsSum;
  withoutRate: number;
}

/** As the contract has it; there are not as many currencies on earth. */
const MOST_CURRENCIES = 300;
