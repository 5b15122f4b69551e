import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import {
  isFromWritingThread,
  isTableTask,
  isToWritingThread,
} from '../../../electron/files/table-messages.ts';

const STRANGE = [undefined, null, 'end', {}, { is: 'other' }, { is: 'rows' }, { is: 'failed' }];

test('threads for tables understand each other, and nothing else', () => {
  expect([{ is: 'end' }, { is: 'rows', rows: [['1']] }].map(isToWritingThread)).toEqual([true, true]);
  const told = [{ is: 'more' }, { is: 'written' }, { is: 'failed', reason: 'full' }];
  expect(told.map(isFromWritingThread)).toEqual([true, true, true]);
  for (const check of [isToWritingThread, isFromWritingThread, isTableTask])
    expect(STRANGE.map(check)).toEqual(STRANGE.map(() => false));
});

test('a thread without a task says so and ends', async () => {
  const thread = new Worker(new URL('../../../electron/files/table-thread.ts', import.meta.url));
  const ended = once(thread, 'exit');
  const [message] = await once(thread, 'message');
  expect(message).toEqual({ is: 'failed', reason: 'the thread for tables was started without a task' });
  await thread.terminate();
  await ended;
});
