import { type CustomsLine, type ImportRow, laterLine, linesAtFirstLook } from './customs-lines.ts';
import { seededChoice, seededFraction } from './seeded-choice.ts';

/** After this many looks of a branch customs has nothing more to say, and looks need not be remembered. */
const LAST_MOVING_LOOK = 14;

/** At these looks a new line arrives, and at that one an approved line is no longer listed. */
const LOOKS_WITH_NEW_LINE = [2, 4, 5, 8];
const LOOK_THAT_LOSES_A_LINE = 6;

/** At this look an invoice is corrected, and one row of the answer has lost its task code on the way. */
const LOOK_THAT_CORRECTS = 3;

/** At this one a line comes twice, as live answers have it. */
const LOOK_THAT_REPEATS = 4;

/** What customs tells one branch. It moves from look to look, the same way for the same seed and times. */
export class CustomsDesk {
  readonly #seed: number;
  readonly #branch: string;
  readonly #lines = new Map<string, CustomsLine>();
  #looks = 0;

  constructor(seed: number, branch: string) {
    this.#seed = seed;
    this.#branch = branch;
  }

  get looks(): number {
    return this.#looks;
  }

  /** False when the next look would find everything as the last one left it. */
  get stillMoves(): boolean {
    return this.#looks < LAST_MOVING_LOOK;
  }

  /** Somebody looks, at epoch milliseconds: first things move, then `changedAfter` tells what there is. */
  look(at: number): void {
    this.#looks += 1;
    if (this.#looks === 1) {
      for (const line of linesAtFirstLook(at)) this.#put(line);
      return;
    }
    this.#settleSome(at);
    const arrived = laterLine(LOOKS_WITH_NEW_LINE.indexOf(this.#looks), at);
    if (arrived !== null) this.#put(arrived);
    if (this.#looks === LOOK_THAT_LOSES_A_LINE) this.#loseOne();
    if (this.#looks === LOOK_THAT_CORRECTS) this.#correctOne(at);
  }

  /** The lines that changed after the moment (epoch milliseconds), in the order in which they were declared. */
  changedAfter(moment: number): ImportRow[] {
    const rows = [...this.#lines.values()].filter((line) => line.changedAt > moment).map((line) => line.row);
    return [...rows, ...this.#oddRows(rows)];
  }

  /** What else stands in some answers, and names no other line. */
  #oddRows([first]: readonly ImportRow[]): ImportRow[] {
    if (first === undefined) return [];
    if (this.#looks === LOOK_THAT_REPEATS) return [first];
    return this.#looks === LOOK_THAT_CORRECTS ? [{ ...first, taskCd: null, itemSeq: NO_SUCH_SEQUENCE }] : [];
  }

  /** One to three waiting lines are decided upon: most are approved (3), one in five is cancelled (4). */
  #settleSome(at: number): void {
    const howMany = 1 + Math.floor(3 * this.#fraction('how-many', 0));
    for (let nth = 0; nth < howMany; nth += 1) {
      const line = this.#choose('settled', nth, '2');
      if (line === undefined) return;
      const imptItemsttsCd = this.#fraction('cancelled', nth) < 0.2 ? '4' : '3';
      this.#put({ row: { ...line.row, imptItemsttsCd }, changedAt: at });
    }
  }

  #correctOne(at: number): void {
    const line = this.#choose('corrected', 0, '2');
    if (line === undefined) return;
    const invcFcurAmt = Math.round(line.row.invcFcurAmt * 104) / 100;
    this.#put({ row: { ...line.row, invcFcurAmt }, changedAt: at });
  }

  #loseOne(): void {
    const line = this.#choose('lost', 0, '3');
    if (line !== undefined) this.#lines.delete(nameOf(line.row));
  }

  #choose(what: string, nth: number, status: string): CustomsLine | undefined {
    const candidates = [...this.#lines.values()].filter((line) => line.row.imptItemsttsCd === status);
    return seededChoice(this.#seed, ['customs', this.#branch, this.#looks, what, nth], candidates);
  }

  #fraction(what: string, nth: number): number {
    return seededFraction(this.#seed, ['customs', this.#branch, this.#looks, what, nth]);
  }

  #put(line: CustomsLine): void {
    this.#lines.set(nameOf(line.row), line);
  }
}

/** No declaration has so many lines: nobody takes the row for a line that is listed. */
const NO_SUCH_SEQUENCE = 99;

function nameOf(row: ImportRow): string {
  return `${row.taskCd}/${row.dclDe}/${row.itemSeq}`;
}
