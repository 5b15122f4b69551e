import type { Code, CodeClassFacts } from '../../shared/codes/code.ts';
import { type ChangeCounts, changesOf, COUNT_OF_KIND, NO_CHANGES, type NotedChange } from './code-changes.ts';
import { CodeList, type CodeLists } from './code-lists.ts';

/** A class of an answer with the codes that came with it, perhaps only some of them (domain §4.3). */
export interface AnsweredClass {
  facts: CodeClassFacts;
  codes: Iterable<Code>;
}

/** What an answer changes: exactly the rows to write, how the lists will be then, and what to tell of it. */
export interface CodeDifference {
  classes: CodeClassFacts[];
  codes: Code[];
  lists: CodeLists;
  /** Classes in the answer, changed or not. */
  answeredClasses: number;
  /** How many changes of each kind there are. */
  counts: ChangeCounts;
  /** The changes themselves; none when there were no codes before, see below. */
  changes: NotedChange[];
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
      takeCode(touch, code);
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

function takeCode({ codes, known }: TouchedClass, code: Code): void {
  if (!isSameCode(known?.byCode.get(code.code), code)) codes.set(code.code, code);
  // Named twice, and in the end it is what it was.
  else codes.delete(code.code);
}

/** A class without its name came only to carry codes: what is known of the class itself stays (domain §4.3). */
function factsToKeep(facts: CodeClassFacts, touch: TouchedClass): CodeClassFacts {
  if (facts.name !== '') return facts;
  return touch.facts.name === '' ? (touch.known?.facts ?? facts) : touch.facts;
}

function differenceOf(stored: CodeLists, touched: ReadonlyMap<string, TouchedClass>): CodeDifference {
  const classes: CodeClassFacts[] = [];
  const codes: Code[] = [];
  const lists = new Map(stored);
  for (const [classCode, { known, facts, codes: came }] of touched) {
    const isNewHere = known === undefined || !isSameClass(known.facts, facts);
    if (isNewHere) classes.push(facts);
    for (const code of came.values()) codes.push(code);
    if (isNewHere || came.size > 0) lists.set(classCode, mergedList(known, facts, came));
  }
  return { classes, codes, lists, answeredClasses: touched.size, ...told(stored, touched, codes.length) };
}

function mergedList(known: CodeList | undefined, facts: CodeClassFacts, came: Map<string, Code>): CodeList {
  if (known === undefined || came.size === 0) return new CodeList(facts, known?.byCode ?? came);
  const byCode = new Map(known.byCode);
  for (const code of came.values()) byCode.set(code.code, code);
  return new CodeList(facts, byCode);
}

type Told = Pick<CodeDifference, 'counts' | 'changes'>;

/**
 * Of the first lists only the number is told: 60,000 times 'added' would say nothing that the lists themselves do not
 * say, and would double what has to be written.
 */
function told(stored: CodeLists, touched: ReadonlyMap<string, TouchedClass>, codeCount: number): Told {
  const isFirst = [...stored.values()].every(({ byCode }) => byCode.size === 0);
  if (isFirst) return { counts: { ...NO_CHANGES, added: codeCount }, changes: [] };
  const result: Told = { counts: { ...NO_CHANGES }, changes: [] };
  for (const { known, facts, codes } of touched.values()) {
    for (const code of codes.values())
      tell(result, changesOf(known?.byCode.get(code.code), code, facts.labels));
  }
  return result;
}

function tell(told: Told, changes: readonly NotedChange[]): void {
  for (const change of changes) {
    told.counts[COUNT_OF_KIND[change.kind]] += 1;
    told.changes.push(change);
  }
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
