import path from 'node:path';

/** How many tests of a part passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, with the file it is in; not more than `failed`. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Of vitest's JSON report. A file that could not be loaded has failed without a failed test. */
export function countVitest(text: string): Tally {
  const report: VitestReport = JSON.parse(text);
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.basename(name);
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file} › could not be loaded, or broke off`];
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Of Playwright's JSON report. A test that passed only when repeated has failed. */
export function countPlaywright(text: string): Tally {
  const report: PlaywrightReport = JSON.parse(text);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: failedSpecs(report) };
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [...own.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(failedSpecs)];
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((count, { passed }) => count + passed, 0),
    failed: tallies.reduce((count, { failed }) => count + failed, 0),
    skipped: tallies.reduce((count, { skipped }) => count + skipped, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}
