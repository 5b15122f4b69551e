/** `npm run ready`: everything that has to be right before work is handed in. Each step says how it went. */
import './host/check-node.mjs';
import { runTool } from './host/tool.ts';

interface Step {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
  /** The tests are long: they show what they do while they do it. */
  readonly print?: 'terminal' | 'collect';
}

const STEPS: readonly Step[] = [
  { name: 'types of shared', tool: 'tsc', args: ['-p', 'shared'] },
  { name: 'types of electron', tool: 'tsc', args: ['-p', 'electron'] },
  { name: 'types of renderer', tool: 'tsc', args: ['-p', 'renderer'] },
  { name: 'types of test', tool: 'tsc', args: ['-p', 'test'] },
  { name: 'lint', tool: 'oxlint', args: ['--type-aware', '--max-warnings', '0'] },
  { name: 'format', tool: 'prettier', args: ['--check', '.'] },
  { name: 'dead code', tool: 'knip', args: [] },
  { name: 'build and tests', tool: 'node', args: ['test/run.ts'], print: 'terminal' },
  { name: 'budgets', tool: 'node', args: ['test/bench/check-budgets.ts'] },
];

const failed: string[] = [];
for (const step of STEPS) if (!(await isFine(step))) failed.push(step.name);
console.log(
  failed.length === 0
    ? `\nReady: all ${STEPS.length} steps are fine.`
    : `\nNot ready: ${failed.length} of ${STEPS.length} steps failed (${failed.join(', ')}).`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

async function isFine({ name, tool, args, print = 'collect' }: Step): Promise<boolean> {
  const { code, output, ms } = await runTool(tool, args, print);
  const seconds = (ms / 1_000).toFixed(1);
  console.log(`${code === 0 ? 'fine  ' : 'FAILED'}  ${name}  (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}
