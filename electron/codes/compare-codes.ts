import type { Code, CodeClassFacts } from '../../shared/codes/code.ts';
import { CodeList, type CodeLists } from './code-lists.ts';

/** A class of an answer with the codes that came with it, perhaps only some of them (domain §4.3). */
export interface AnsweredClass {
  facts: CodeClassFacts;
  codes: Iterable<Code>;
}

/** How many codes an answer changes, and how. */
interface CodeCounts {
  added: number;
  renamed: number;
  /** Changed in something other than name and being in use. */
  changed: number;
  switchedOff: number;
  switchedOn: number;
}

/** What an answer changes: exactly the rows to write, how the lists will be then, and the numbers to tell. */
export interface CodeDifference {
  classes: CodeClassFacts[];
  codes: Code[];
  lists: CodeLists;
  /** Classes in the answer, changed or not. */
  answeredClasses: number;
  counts: CodeCounts;
}

/**
 * Merges an answer into the lists by (class, code), in memory: what the answer does not name stays, switched-off
 * codes stay as off, and of what it names twice the last counts. Gives way to calls between chunks of the work.
 */
export async function compareCodes(
  stored: CodeLists,
  answered: Iterable<AnsweredClass>,
  giveWay: () => Promise<void>,
): Promise<CodeDifference> {
  const touched = new Map<string, TouchedClass>();
  let taken = 0;
  for (const { facts, codes } of answered) {
    const known = stored.get(facts.code);
    const touch = touched.get(facts.code) ?? { known, facts, codes: new Map<string, Code>() };
    touched.set(facts.code, touch);
    touch.facts = factsToKeep(facts, touch);
    for (const code of codes) {
      if (!isSameCode(touch.codes.get(code.code) ?? known?.byCode.get(code.code), code)) {
        touch.codes.set(code.code, code);
      }
      taken += 1;
      if (taken % CODES_PER_CHUNK === 0) await giveWay();
    }
  }
  return differenceOf(stored, touched);
}

/** A few milliseconds of work. */
const CODES_PER_CHUNK = 5000;

interface TouchedClass {
  known: CodeList | undefined;
  facts: CodeClassFacts;
  /** The codes that came new or other than they are stored. */
  codes: Map<string, Code>;
}

/** A class without its name came only to carry codes: what is known of the class itself stays (domain §4.3). */
function factsToKeep(facts: CodeClassFacts, touch: TouchedClass): CodeClassFacts {
  if (facts.name !== '') return facts;
  return touch.facts.name === '' ? (touch.known?.facts ?? facts) : touch.facts;
}

function differenceOf(stored: CodeLists, touched: ReadonlyMap<string, TouchedClass>): CodeDifference {
  const counts: CodeCounts = { added: 0, renamed: 0, changed: 0, switchedOff: 0, switchedOn: 0 };
  const classes: CodeClassFacts[] = [];
  const codes: Code[] = [];
  const lists = new Map(stored);
  for (const [classCode, { known, facts, codes: came }] of touched) {
    const isNewHere = known === undefined || !isSameClass(known.facts, facts);
    if (isNewHere) classes.push(facts);
    for (const code of came.values()) {
      countChange(counts, known?.byCode.get(code.code), code);
      codes.push(code);
    }
    if (isNewHere || came.size > 0) lists.set(classCode, mergedList(known, facts, came));
  }
  return { classes, codes, lists, answeredClasses: touched.size, counts };
}

function mergedList(known: CodeList | undefined, facts: CodeClassFacts, came: Map<string, Code>): CodeList {
  if (known === undefined || came.size === 0) return new CodeList(facts, known?.byCode ?? came);
  const byCode = new Map(known.byCode);
  for (const code of came.values()) byCode.set(code.code, code);
  return new CodeList(facts, byCode);
}

function countChange(counts: CodeCounts, before: Code | undefined, after: Code): void {
  if (before === undefined) {
    counts.added += 1;
    return;
  }
  const isRenamed = before.name !== after.name;
  const isSwitched = before.inUse !== after.inUse;
  if (isRenamed) counts.renamed += 1;
  if (isSwitched && after.inUse) counts.switchedOn += 1;
  if (isSwitched && !after.inUse) counts.switchedOff += 1;
  // An answer may name a code twice and end where we were: such a code is written again, but nothing is told.
  if (!isRenamed && !isSwitched && !isSameCode(before, after)) counts.changed += 1;
}

function isSameCode(a: Code | undefined, b: Code): boolean {
  return (
    a !== undefined &&
    a.name === b.name &&
    a.description === b.description &&
    a.sortOrder === b.sortOrder &&
    a.inUse === b.inUse &&
    isSameTriple(a.values, b.values)
  );
}

function isSameClass(a: CodeClassFacts, b: CodeClassFacts): boolean {
  return (
    a.name === b.name &&
    a.description === b.description &&
    a.inUse === b.inUse &&
    isSameTriple(a.labels, b.labels)
  );
}

type Triple = CodeClassFacts['labels'];

function isSameTriple(a: Triple, b: Triple): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}
