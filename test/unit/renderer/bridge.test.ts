import { describe, expect, it } from 'vitest';
import { createAnswers } from '../../../renderer/app/answers.ts';
import { followNews } from '../../../renderer/app/news.ts';
import { ask } from '../../../renderer/bridge/ask.ts';
import { BridgeError } from '../../../renderer/bridge/bridge-error.ts';
import { answerKey } from '../../../renderer/bridge/use-answer.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { OutboxSummary } from '../../../shared/outbox/outbox-entry.ts';
import { createFakeBridge } from '../../support/fake-bridge.ts';
import { aProgram } from './a-program.ts';

const summary: OutboxSummary = {
  waiting: 37,
  sending: 0,
  notAccepted: 4,
  noAnswer: 1,
  held: 0,
  accepted: 12,
  oldestWaitingAt: null,
  lastAcceptedAt: null,
  secondsToClear: null,
  pause: null,
};

describe('a call of the window', () => {
  it('gives the value without its envelope', async () => {
    const { bridge } = createFakeBridge({ outbox: { summary: () => summary } });
    expect(await ask(bridge, 'outbox', 'summary', undefined)).toEqual(summary);
  });

  it('is refused with the code, the details and the reference of the error', async () => {
    const { bridge } = createFakeBridge({
      items: {
        get: () => {
          throw new AppError('items.code-used', { name: 'Soda 500 ml' });
        },
      },
    });
    const error = await ask(bridge, 'items', 'get', { id: 1 }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(BridgeError);
    expect(error).toMatchObject({
      code: 'items.code-used',
      details: { name: 'Soda 500 ml' },
      reference: 'FAKE0000',
    });
  });
});

describe('news of the program', () => {
  it('the summary that comes with the news is shown without asking for it', () => {
    const { answers, publish, isOld } = followed();
    publish('outbox', 'changed', summary);
    expect(answers.getQueryData(answerKey('outbox', 'summary'))).toEqual(summary);
    expect(isOld(answerKey('outbox', 'summary'))).toBe(false);
  });

  it('lists of the outbox and of the items are asked again when the outbox changed', () => {
    const { answers, publish, isOld } = followed();
    const keys = [answerKey('outbox', 'page', { from: 0 }), answerKey('items', 'page', { from: 0 })];
    for (const key of keys) answers.setQueryData(key, { rows: [], total: 0 });
    publish('outbox', 'changed', summary);
    expect(keys.map(isOld)).toEqual([true, true]);
  });

  it('ten thousand pieces of news within one pause ask once at once and once after it', () => {
    const { answers, publish, isOld, pauseEnds } = followed();
    const key = answerKey('items', 'page', { from: 0 });
    const askedAgain = () => {
      const isAsked = isOld(key);
      answers.setQueryData(key, { rows: [], total: 0 });
      return isAsked;
    };
    answers.setQueryData(key, { rows: [], total: 0 });
    publish('items', 'changed', { id: 1 });
    expect(askedAgain()).toBe(true);
    for (let id = 2; id <= 10_000; id += 1) publish('items', 'changed', { id });
    expect(askedAgain()).toBe(false);
    pauseEnds();
    expect(askedAgain()).toBe(true);
    pauseEnds();
    pauseEnds();
    expect(askedAgain()).toBe(false);
  });

  it('a fault of practice mode that a call used up is asked for again', () => {
    const { answers, publish, isOld } = followed();
    answers.setQueryData(answerKey('practice', 'faults'), {});
    publish('activity', 'changed', { count: 1 });
    expect(isOld(answerKey('practice', 'faults'))).toBe(true);
  });

  it('nothing is followed any more after the end', () => {
    const { answers, publish, end } = followed();
    end();
    publish('outbox', 'changed', summary);
    expect(answers.getQueryData(answerKey('outbox', 'summary'))).toBeUndefined();
  });

  it('never shows the shops as they were before another one was opened', () => {
    const { answers, publish, end } = followed();
    const shops = answerKey('shops', 'list');
    answers.setQueryData(shops, []);
    publish('program', 'changed', aProgram());
    expect(answers.getQueryData(shops)).toBeUndefined();
    end();
  });
});

/** News followed with pauses that end when the test says so. */
function followed() {
  const { bridge, publish } = createFakeBridge({});
  const answers = createAnswers();
  const pauses: (() => void)[] = [];
  const end = followNews(bridge, answers, {
    after(_milliseconds, deed) {
      pauses.push(deed);
      return () => undefined;
    },
  });
  const isOld = (key: readonly unknown[]) => answers.getQueryState(key)?.isInvalidated;
  return { answers, publish, end, isOld, pauseEnds: () => pauses.splice(0).forEach((deed) => deed()) };
}
