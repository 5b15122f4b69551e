/**
 * A column of texts, of which many are the same: each different one once, and which of them stands in which row.
 * Filters, counts and orders then work on whole numbers.
 */
export class CodedColumn {
  /** The different texts, in the order in which they first came. */
  readonly values: string[] = [];
  /** Which of them each row has. */
  readonly of: Int32Array;
  readonly #codes = new Map<string, number>();

  constructor(length: number) {
    this.of = new Int32Array(length);
  }

  set(row: number, value: string): void {
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = this.values.length;
      this.values.push(value);
      this.#codes.set(value, code);
    }
    this.of[row] = code;
  }

  at(row: number): string {
    return this.values[this.of[row] ?? 0] ?? '';
  }

  /** 1 for each different text for which `holds`. */
  allowed(holds: (value: string) => boolean): Uint8Array {
    return Uint8Array.from(this.values, (value) => (holds(value) ? 1 : 0));
  }
}
