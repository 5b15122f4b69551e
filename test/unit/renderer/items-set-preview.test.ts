import { describe, expect, it } from 'vitest';
import { newestOnly } from '../../../renderer/items/newest-only.ts';

/** A question that is answered when the test says so. */
function slowQuestion() {
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  const told: string[] = [];
  const questions = newestOnly<string, string>(
    (argument) => {
      asked.push(argument);
      return new Promise((resolve) => waiting.push(() => resolve(`answer to ${argument}`)));
    },
    (_argument, answer) => told.push(answer.status === 'fulfilled' ? answer.value : answer.status),
  );
  const answerNext = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { questions, asked, told, answerNext };
}

describe('a preview of many items', () => {
  it('is never made twice at once: of what is typed meanwhile only the newest is looked at', async () => {
    const { questions, asked, told, answerNext } = slowQuestion();
    for (const value of ['A', 'B', 'C']) questions.ask(value);
    expect(asked).toEqual(['A']);
    await answerNext();
    expect(asked).toEqual(['A', 'C']);
    expect(told).toEqual([]);
    await answerNext();
    expect(told).toEqual(['answer to C']);
  });

  it('is of no interest any more to somebody who has left', async () => {
    const { questions, asked, told, answerNext } = slowQuestion();
    questions.ask('A');
    questions.ask('B');
    questions.drop();
    await answerNext();
    expect(asked).toEqual(['A']);
    expect(told).toEqual([]);
  });

  it('that could not be made is told, and the next one is made', async () => {
    const told: string[] = [];
    const questions = newestOnly<string, string>(
      (argument) => Promise.reject(new Error(argument)),
      (argument, { status }) => told.push(`${argument} ${status}`),
    );
    questions.ask('A');
    await new Promise((resolve) => setImmediate(resolve));
    questions.ask('B');
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual(['A rejected', 'B rejected']);
  });
});
