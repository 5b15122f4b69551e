import { type CodeChange, codeChangesFrom, type DatedCodeChange } from './code-changes.ts';
import { type ClassRow, codeRow, type CodeRow, seedCodes } from './seed-codes.ts';

/** A class with those of its codes that changed, as the authority sends it (spec §2.5). */
export type ChangedClass = ClassRow & { dtlList: CodeRow[] };

/** The day on which every code of the seed changed last: 1 January 2020 in East Africa. */
const SEED_CHANGED_AT = Date.UTC(2019, 11, 31, 21);

interface CodeEntry {
  row: CodeRow;
  changedAt: number;
}

interface ClassEntry {
  row: ClassRow;
  codes: Map<string, CodeEntry>;
}

/** The authority's code lists at one moment. They change by themselves as time goes by, and by a person's switch. */
export class CodeBook {
  readonly #classes = new Map<string, ClassEntry>();
  readonly #toCome: DatedCodeChange[];

  constructor(begunAt: number, seed: number) {
    for (const { row, codes } of seedCodes()) {
      const entries = codes.map((code) => [code.cd, { row: code, changedAt: SEED_CHANGED_AT }] as const);
      this.#classes.set(row.cdCls, { row, codes: new Map(entries) });
    }
    this.#toCome = codeChangesFrom(begunAt, seed);
  }

  /** Lets every change come into force that is due by now (epoch milliseconds). Time never runs back here. */
  moveTo(now: number): void {
    for (let next = this.#toCome[0]; next !== undefined && next.at <= now; next = this.#toCome[0]) {
      this.#apply(next, next.at);
      this.#toCome.shift();
    }
  }

  /** A person switches a code on or off, from now on. */
  switchCode(cdCls: string, cd: string, useYn: 'Y' | 'N', now: number): void {
    this.moveTo(now);
    this.#apply({ is: 'switched', cdCls, cd, useYn }, now);
  }

  /** True when the authority has the code, in use or not. */
  knows(cdCls: string, cd: string): boolean {
    return this.#classes.get(cdCls)?.codes.has(cd) ?? false;
  }

  /** True when class and code are both in use. */
  isInUse(cdCls: string, cd: string): boolean {
    const found = this.#classes.get(cdCls);
    return found?.row.useYn === 'Y' && found.codes.get(cd)?.row.useYn === 'Y';
  }

  /** The classes with codes changed after the moment (epoch milliseconds), each with only those codes (spec §4 rule 2). */
  changedAfter(moment: number): ChangedClass[] {
    return [...this.#classes.values()].flatMap(({ row, codes }) => {
      const changed = [...codes.values()].filter((code) => code.changedAt > moment);
      return changed.length === 0 ? [] : [{ ...row, dtlList: changed.map((code) => code.row) }];
    });
  }

  #apply(change: CodeChange, changedAt: number): void {
    const codes = this.#classes.get(change.cdCls)?.codes;
    if (codes === undefined) return;
    const row = changedRow(change, codes.get(change.cd)?.row, codes.size + 1);
    if (row !== null) codes.set(change.cd, { row, changedAt });
  }
}

function changedRow(change: CodeChange, before: CodeRow | undefined, nextInOrder: number): CodeRow | null {
  if (change.is === 'added') {
    return codeRow({ cd: change.cd, cdNm: change.cdNm, cdDesc: change.cdNm, srtOrd: nextInOrder });
  }
  if (before === undefined) return null;
  if (change.is === 'switched') return { ...before, useYn: change.useYn };
  if (change.is === 'revalued') return { ...before, userDfnCd1: change.userDfnCd1 };
  return { ...before, cdNm: change.cdNm, cdDesc: before.cdDesc === null ? null : change.cdNm };
}
