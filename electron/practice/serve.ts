import { AppError } from '../../shared/errors/app-error.ts';
import { fileStorage } from './file-storage.ts';
import { openLine } from './line.ts';
import { startPracticeAuthority } from './practice-authority.ts';
import { readServeArguments, type ServeArguments, USAGE } from './serve-arguments.ts';
import { memoryStorage } from './storage.ts';
import { switchesDoor } from './switches-door.ts';

/** Command-line entry: `npm run practice-authority -- --port 8090`. Ends on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const reading = readServeArguments(process.argv.slice(2));
  switch (reading.is) {
    case 'help':
      process.stdout.write(USAGE);
      return;
    case 'wrong':
      process.stderr.write(`${reading.problem}\n\n${USAGE}`);
      process.exitCode = 2;
      return;
    case 'serve':
      return serve(reading.arguments);
  }
}

async function serve({ port, switchesPort, seed, stateFile }: ServeArguments): Promise<void> {
  const storage = stateFile === null ? memoryStorage() : await fileStorage(stateFile);
  const authority = await startPracticeAuthority({ seed, clock: Date.now, storage, port });
  const switches = await openLine(switchesPort, switchesDoor(authority)).catch(async (error: unknown) => {
    await authority.stop();
    throw error;
  });
  const stop = (): void => void switches.cut().then(() => authority.stop());
  process.once('SIGINT', stop).once('SIGTERM', stop);
  process.stdout.write(greeting(authority.url, switches.url, authority.state().seed, stateFile));
}

function greeting(url: string, switchesUrl: string, seed: number, stateFile: string | null): string {
  return `Practice authority: ${url}
Switches:           ${switchesUrl}/switches
Seed ${seed}; memory ${stateFile === null ? 'ends with this process' : `kept in ${stateFile}`}. Ctrl+C stops it.

Try:
  curl ${switchesUrl}/state
  curl -d '{"lineCut":true}' ${switchesUrl}/switches
  curl -d '{"rejectNext":{"times":1,"resultCd":"999","only":"saveItem"}}' ${switchesUrl}/switches
`;
}

/** The system's and the storage's errors in words for the person at the command line. */
function explain(error: unknown): string {
  if (error instanceof AppError) {
    return `The state file is damaged in line ${error.details['line'] ?? '?'}. Move it away to begin anew.`;
  }
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port ?? ''} is taken by another program. Choose another one.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used. Choose one above 1023.`;
  return error.message;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
