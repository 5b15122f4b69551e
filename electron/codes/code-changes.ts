import type { Code, CodeChange, CodeClassFacts, RefreshRow } from '../../shared/codes/code.ts';

/** A change of one code as it is kept. */
export type NotedChange = Pick<
  CodeChange,
  'classCode' | 'code' | 'kind' | 'nameBefore' | 'nameAfter' | 'value'
>;

/** How many changes there are of each kind. */
export type ChangeCounts = Pick<
  RefreshRow,
  'added' | 'renamed' | 'valueChanged' | 'changed' | 'switchedOff' | 'switchedOn'
>;

export const NO_CHANGES: Readonly<ChangeCounts> = {
  added: 0,
  renamed: 0,
  valueChanged: 0,
  changed: 0,
  switchedOff: 0,
  switchedOn: 0,
};

/** Where a kind of change is counted. */
export const COUNT_OF_KIND = {
  added: 'added',
  renamed: 'renamed',
  'value-changed': 'valueChanged',
  changed: 'changed',
  'switched-off': 'switchedOff',
  'switched-on': 'switchedOn',
} as const satisfies Record<CodeChange['kind'], keyof ChangeCounts>;

/**
 * What became of a code, each change for itself: a name, a value such as the tax rate, being in use. Another
 * description or order is told only of a code of which nothing else is: nobody acts on it.
 * @param labels the class's headings for the three values
 */
export function changesOf(
  before: Code | undefined,
  after: Code,
  labels: CodeClassFacts['labels'],
): NotedChange[] {
  const noted = (kind: CodeChange['kind'], value: NotedChange['value'] = null): NotedChange => ({
    classCode: after.classCode,
    code: after.code,
    kind,
    nameBefore: before?.name ?? null,
    nameAfter: after.name,
    value,
  });
  if (before === undefined) return [noted('added')];
  const changes: NotedChange[] = [];
  if (before.inUse !== after.inUse) changes.push(noted(after.inUse ? 'switched-on' : 'switched-off'));
  if (before.name !== after.name) changes.push(noted('renamed'));
  for (const [place, label] of labels.entries()) {
    const value = { label, before: before.values[place] ?? null, after: after.values[place] ?? null };
    if (value.before !== value.after) changes.push(noted('value-changed', value));
  }
  const isOtherwise = before.description !== after.description || before.sortOrder !== after.sortOrder;
  return changes.length === 0 && isOtherwise ? [noted('changed')] : changes;
}
