import { describe, expect, it } from 'vitest';
import { collectIds } from '../../../renderer/outbox/collect-ids.ts';
import { entryReason, entrySentence } from '../../../renderer/outbox/entry-words.ts';
import { countOf, OUTBOX_FILTERS, statesOf } from '../../../renderer/outbox/outbox-filter.ts';
import { outcomeWords } from '../../../renderer/outbox/outcome-words.ts';
import { OUTBOX_STATES, type OutboxEntry } from '../../../shared/outbox/outbox-entry.ts';
import { sayIn } from './say.ts';

const summary = {
  waiting: 37,
  sending: 1,
  notAccepted: 4,
  noAnswer: 2,
  held: 3,
  accepted: 500,
  oldestWaitingAt: null,
  lastAcceptedAt: null,
  pause: null,
};
const entry: OutboxEntry = {
  id: 1,
  state: 'waiting',
  subject: 'Sugar 2 kg',
  itemId: 7,
  revision: 1,
  attempts: 0,
  nextAttemptAt: null,
  createdAt: '2026-11-21T06:00:00.000Z',
  changedAt: '2026-11-21T06:00:00.000Z',
  operatorName: 'Mary',
  outcome: '',
  resultCode: '',
  message: '',
};
const format = { longDate: () => '', age: () => '', when: () => 'today 10:45', since: () => '' };

describe('the filters of the outbox', () => {
  it('open is everything that the authority has not accepted', () => {
    expect(statesOf('open')).toEqual(['waiting', 'sending', 'not-accepted', 'no-answer', 'held']);
    expect(countOf('open', summary)).toBe(47);
  });

  it('all is every state, and every other filter is one state', () => {
    expect(statesOf('all')).toEqual([...OUTBOX_STATES]);
    expect(countOf('all', summary)).toBe(547);
    expect(statesOf('no-answer')).toEqual(['no-answer']);
  });

  it('has words for each in both languages', () => {
    for (const filter of OUTBOX_FILTERS) {
      expect(sayIn('outbox')(`filter-${filter}`)).not.toMatch(/^filter-/);
      expect(sayIn('outbox', 'sw')(`filter-${filter}`)).not.toMatch(/^filter-/);
    }
  });
});

const entries = (count: number) => Array.from({ length: count }, (_unused, index) => ({ id: index + 1 }));
const pagesOf = (count: number) => (from: number, size: number) =>
  Promise.resolve({ rows: entries(count).slice(from, from + size), total: count });
/** 300 entries at first; when the second page is asked for, they are gone. */
const shrinking = (from: number) =>
  Promise.resolve({ rows: from === 0 ? entries(200) : [], total: from === 0 ? 300 : 200 });

describe('sending all again', () => {
  it('finds every entry, page by page, each once', async () => {
    const ids = await collectIds(pagesOf(437));
    expect(ids).toEqual(entries(437).map(({ id }) => id));
  });

  it('asks for no more than one deed may concern', async () => {
    expect(await collectIds(pagesOf(10_300))).toHaveLength(10_000);
  });

  it('ends when the list shrinks while it is read', async () => {
    expect(await collectIds(shrinking)).toHaveLength(200);
  });
});

describe('what the outbox says about an entry', () => {
  const t = sayIn('outbox');

  it('says that a waiting entry goes by itself, and when it is tried next', () => {
    expect(entrySentence(entry, t, format)).toBe('It will go by itself.');
    expect(entrySentence({ ...entry, nextAttemptAt: '2026-11-21T07:45:00.000Z' }, t, format)).toBe(
      'It will go by itself. Next try today 10:45.',
    );
  });

  it('quotes the authority where it refused, and says so', () => {
    const refused = {
      ...entry,
      state: 'not-accepted',
      outcome: 'refused',
      message: 'Overlapped data',
    } as const;
    expect(entryReason(refused, t)).toEqual({ text: 'Overlapped data', isAuthority: true });
    expect(entryReason({ ...refused, message: '' }, t)).toEqual({ text: 'Not accepted', isAuthority: false });
  });

  it('says why the last attempt came to nothing, and nothing before the first', () => {
    expect(entryReason({ ...entry, outcome: 'never-connected' }, t).text).toBe(
      'No connection; nothing was sent',
    );
    expect(entryReason(entry, t).text).toBe('');
  });

  it('shows an outcome of a newer version as it is', () => {
    expect(outcomeWords('answered-by-pigeon', t)).toBe('answered-by-pigeon');
  });

  it.each(['en', 'sw'] as const)('has a sentence for every state (%s)', (language) => {
    for (const state of OUTBOX_STATES) {
      expect(entrySentence({ ...entry, state }, sayIn('outbox', language), format)).not.toMatch(
        /\{\{|^sentence-/,
      );
    }
  });
});
