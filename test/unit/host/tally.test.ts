import { expect, it } from 'vitest';
import { countPlaywright, countVitest, sum } from '../../host/tally.ts';

it('counts what the tests in Node report and names what failed, also a file that could not be loaded', () => {
  const good = { status: 'passed', fullName: 'a good one' };
  const bad = { status: 'failed', fullName: 'items are kept' };
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: '/sajili/test/good.test.ts', status: 'passed', assertionResults: [good] },
      { name: '/sajili/test/items.test.ts', status: 'failed', assertionResults: [good, bad] },
      { name: '/sajili/test/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 2,
    skipped: 3,
    failures: ['items.test.ts › items are kept', 'broken.test.ts › could not be loaded, or broke off'],
  });
});

it('counts what the journeys report, and one that passed only when repeated as failed', () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 6 },
    suites: [
      {
        specs: [spec('good', 'expected'), spec('bad', 'unexpected')],
        suites: [{ specs: [spec('shaky', 'flaky')] }],
      },
    ],
  };
  expect(countPlaywright(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 2,
    skipped: 6,
    failures: ['a.journey.ts › bad', 'a.journey.ts › shaky'],
  });
});

it('adds up all parts', () => {
  const part = { passed: 1, failed: 2, skipped: 3, failures: ['one', 'two'] };
  expect(sum([part, part])).toEqual({
    passed: 2,
    failed: 4,
    skipped: 6,
    failures: ['one', 'two', 'one', 'two'],
  });
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] });
});

const spec = (title: string, status: string) => ({ title, file: 'a.journey.ts', tests: [{ status }] });
