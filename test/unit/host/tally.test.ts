import { expect, it } from 'vitest';
import { countPlaywright, countVitest, sum } from '../../host/tally.ts';

it('counts what the tests in Node report, and a file that could not be loaded as one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 2, skipped: 3 });
});

it('counts what the journeys report, and one that passed only when repeated as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 6 } };
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 6 });
});

it('adds up all parts', () => {
  const part = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([part, part])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
