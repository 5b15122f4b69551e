/**
 * `npm test`: builds Sajili, runs the tests in Node and then the journeys in a browser, and closes with what failed and
 * one line that counts them all. A part that crashes, or that runs nothing, counts as one failure.
 */
import './host/check-node.mjs';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countPlaywright, countVitest, sum, type Tally } from './host/tally.ts';
import { projectFolder, runTool } from './host/tool.ts';

interface Part {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
  readonly report: string;
  readonly count: (report: string) => Tally;
}

const UNIT_REPORT = 'out/vitest.json';
const JOURNEY_REPORT = 'out/playwright.json';
const PARTS: readonly Part[] = [
  {
    name: 'tests in Node',
    tool: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    report: UNIT_REPORT,
    count: countVitest,
  },
  {
    name: 'journeys',
    tool: 'playwright',
    args: ['test', '-c', 'test/playwright.config.ts'],
    report: JOURNEY_REPORT,
    count: countPlaywright,
  },
];
const CRASH: Tally = { passed: 0, failed: 1, skipped: 0, failures: [] };

const total = (await isBuilt()) ? sum(await runAll()) : CRASH;
for (const failure of total.failures) console.log(`failed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function isBuilt(): Promise<boolean> {
  const { code } = await runTool('vite', ['build', '--app', '--logLevel', 'warn'], 'terminal');
  if (code !== 0) console.error('The build failed, so nothing was tested.');
  return code === 0;
}

async function runAll(): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const part of PARTS) tallies.push(await runPart(part));
  return tallies;
}

async function runPart({ name, tool, args, report, count }: Part): Promise<Tally> {
  const file = path.join(projectFolder, report);
  rmSync(file, { force: true });
  const { code } = await runTool(tool, args, 'terminal');
  const tally = counted(file, count);
  if (tally === undefined || (code !== 0 && tally.failed === 0)) {
    console.error(`The ${name} ended with ${code} and no failure of their own: counted as 1 failed.`);
    return sum([tally ?? sum([]), CRASH]);
  }
  if (tally.passed + tally.failed === 0) {
    console.error(`The ${name} ran nothing: counted as 1 failed.`);
    return sum([tally, CRASH]);
  }
  return tally;
}

function counted(file: string, count: Part['count']): Tally | undefined {
  try {
    return count(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
