import { spawn } from 'node:child_process';
import path from 'node:path';

export interface ToolRun {
  /** The exit code; 1 when the tool could not be started or was ended by a signal. */
  readonly code: number;
  /** What it printed, '' when it printed to the terminal itself. */
  readonly output: string;
  readonly ms: number;
}

export const projectFolder = path.resolve(import.meta.dirname, '../..');

/**
 * Runs one of the project's own tools (vite, vitest, tsc …) or Node in the project's folder.
 * @param print 'terminal' shows what it prints as it prints it, 'collect' hands it back
 */
export function runTool(
  name: string,
  args: readonly string[],
  print: 'terminal' | 'collect',
): Promise<ToolRun> {
  const startedAt = performance.now();
  const tools = path.join(projectFolder, 'node_modules/.bin');
  const child = spawn(name, args, {
    cwd: projectFolder,
    stdio: [
      'ignore',
      ...(print === 'terminal' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
    ],
    env: { ...process.env, PATH: `${tools}${path.delimiter}${process.env['PATH'] ?? ''}` },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part.toString('utf8');
    });
  }
  return new Promise((done) => {
    const end = (code: number | null): void =>
      done({ code: code ?? 1, output, ms: performance.now() - startedAt });
    child.once('close', end).once('error', (error) => {
      output += error.message;
      end(1);
    });
  });
}
