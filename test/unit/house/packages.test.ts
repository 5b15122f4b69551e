import { expect, test } from 'vitest';
import { sourceFiles } from '../../support/source-files.ts';
import { RUN_TIME_PACKAGES } from './packages.ts';

const used = new Set(
  ['shared', 'electron', 'renderer']
    .flatMap(sourceFiles)
    .flatMap((file) => file.imports.map(({ target }) => target))
    .filter((target) => !/^(node:|shared\/|electron\/|renderer\/)/.test(target) && target !== 'electron')
    .map((target) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(target)?.[0] ?? target),
);

test('every package that travels with the program stands in the list with a reason', () => {
  expect([...used].filter((name) => RUN_TIME_PACKAGES[name] === undefined)).toEqual([]);
});

test('the list holds no package that nobody uses', () => {
  expect(Object.keys(RUN_TIME_PACKAGES).filter((name) => !used.has(name))).toEqual([]);
});
