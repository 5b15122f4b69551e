/** How many tests of a part passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Of vitest's JSON report. A file that could not be loaded has failed without a failed test. */
export function countVitest(text: string): Tally {
  const report: VitestReport = JSON.parse(text);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Of Playwright's JSON report. A test that passed only when repeated has failed. */
export function countPlaywright(text: string): Tally {
  const { stats }: PlaywrightReport = JSON.parse(text);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((count, { passed }) => count + passed, 0),
    failed: tallies.reduce((count, { failed }) => count + failed, 0),
    skipped: tallies.reduce((count, { skipped }) => count + skipped, 0),
  };
}
