import { parentPort, workerData } from 'node:worker_threads';
import { fileStorage } from './file-storage.ts';
import { type PracticeAuthority, startPracticeAuthority } from './practice-authority.ts';
import type { FromPracticeThread, PracticeThreadData, ToPracticeThread } from './practice-messages.ts';

/**
 * Entry of the worker thread in which the program runs its practice authority. It may be terminated at any time:
 * what was answered is safe in the file. Its messages are in practice-messages.ts.
 */
async function main(): Promise<void> {
  const given: unknown = workerData;
  if (!isThreadData(given)) throw new TypeError('workerData must be { seed, stateFile }');
  const { seed, stateFile } = given;
  const storage = await fileStorage(stateFile);
  const authority = await startPracticeAuthority({ seed, clock: Date.now, storage, port: 0 });
  parentPort?.on('message', (message: ToPracticeThread) => {
    void answerMessage(message, authority).then(tell);
  });
  tell({ is: 'listening', url: authority.url });
}

function isThreadData(given: unknown): given is PracticeThreadData {
  if (typeof given !== 'object' || given === null || !('seed' in given) || !('stateFile' in given))
    return false;
  return typeof given.seed === 'number' && typeof given.stateFile === 'string';
}

async function answerMessage(
  message: ToPracticeThread,
  authority: PracticeAuthority,
): Promise<FromPracticeThread> {
  const { id } = message;
  return message.is === 'change'
    ? { is: 'changed', id, change: await authority.changeUnread(message.switches) }
    : { is: 'reported', id, switches: authority.switches(), state: authority.state() };
}

function tell(message: FromPracticeThread): void {
  parentPort?.postMessage(message);
}

main().catch((error: unknown) => {
  tell({ is: 'failed', reason: error instanceof Error ? error.message : String(error) });
});
