import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActivityHandlers } from '../../../electron/activity/activity.handlers.ts';
import { createJournal, type Journal, type JournalEntry } from '../../../electron/activity/journal.ts';
import type { Database } from '../../../electron/database/database.ts';
import { MIGRATIONS } from '../../../electron/database/migrations/list.ts';
import { openDatabase } from '../../../electron/database/open-database.ts';
import type { Exchange } from '../../../shared/authority/exchange.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { movedClock, type MovedClock } from '../../support/moved-clock.ts';

const MORNING = Date.UTC(2026, 10, 21, 6);
const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let database: Database;
let time: MovedClock;
let news: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-journal-'));
  time = movedClock(MORNING);
  database = await openDatabase({
    file: path.join(folder, 'shop.db'),
    migrations: MIGRATIONS,
    clock: time.clock,
  });
  news = [];
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

function publish(group: string, name: string, payload: unknown): void {
  news.push([`${group}.${name}`, payload]);
}

function journalOf(retention?: { days: number; bytes: number }): Journal {
  return createJournal({ database, ...time, publish, ...(retention === undefined ? {} : { retention }) });
}

const handlersOf = (journal: Journal) =>
  createActivityHandlers(journal, { page: () => Promise.reject(new Error('nothing is searched for here')) });

function answered(text: string, httpStatus = 200): Exchange {
  const bytes = new TextEncoder().encode(text).buffer;
  const head = { httpStatus, contentType: 'application/json', retryAfterSeconds: null, tooLarge: false };
  return { is: 'answered', ...head, bytes, durationMs: 12.4 };
}

const WORDS = { resultCode: '910', message: 'Request parameter error[<modrId>]', resultTime: null };

function anEntry(changes: Partial<JournalEntry> = {}): JournalEntry {
  return {
    operation: 'item',
    subject: 'Maziwa freshi',
    attempt: 2,
    request: '{"itemNm":"Maziwa"}',
    exchange: answered('{"resultCd":"910"}'),
    outcome: { is: 'refused', operation: 'item', httpStatus: 200, ...WORDS },
    ...changes,
  };
}

const record = (journal: Journal, entry: JournalEntry): void =>
  database.transaction(() => journal.record(entry));

describe('the journal', () => {
  test('keeps a call with what was sent and what was answered', () => {
    const journal = journalOf();
    record(journal, anEntry());
    const row = {
      id: 1,
      at: '2026-11-21T06:00:00.000Z',
      operation: 'item',
      subject: 'Maziwa freshi',
      attempt: 2,
      outcome: 'refused',
      resultCode: '910',
      message: WORDS.message,
      httpStatus: 200,
      durationMs: 12,
    };
    expect(journal.page(0, 10)).toEqual({ rows: [row], total: 1 });
    const texts = { request: '{"itemNm":"Maziwa"}', answer: '{"resultCd":"910"}', answerCut: false };
    expect(handlersOf(journal).get({ id: 1 })).toEqual({ row, ...texts });
    expect(() => handlersOf(journal).get({ id: 2 })).toThrow(
      new AppError('activity.not-found', { exchange: 2 }),
    );
  });

  test('tells our own reason where the authority said nothing, and no answer is an empty one', () => {
    const journal = journalOf();
    const exchange = {
      is: 'no-answer',
      cause: 'time-out',
      detail: 'after 120 s',
      durationMs: 120_000,
    } as const;
    const outcome = { is: 'no-answer', operation: 'item', cause: 'time-out', detail: 'after 120 s' } as const;
    record(journal, anEntry({ exchange, outcome }));
    expect(journal.get(1)).toMatchObject({
      row: { outcome: 'no-answer', message: 'after 120 s', httpStatus: null, durationMs: 120_000 },
      answer: '',
      answerCut: false,
    });
  });

  test('gives back long texts to the letter, and needs little room for them', () => {
    const journal = journalOf();
    const text = JSON.stringify(Array.from({ length: 3000 }, (_, n) => ({ cd: n, cdNm: `Ñame ${n}` })));
    record(journal, anEntry({ request: text, exchange: answered(text) }));
    expect(journal.get(1)).toMatchObject({ request: text, answer: text, answerCut: false });
    const stored = Number(database.prepare('SELECT stored_until FROM exchange').get()?.['stored_until']);
    expect(stored).toBeLessThan(text.length / 2);
  });

  test('keeps the beginning of a very long answer and says that it is cut', () => {
    const journal = journalOf();
    const answer = 'é'.repeat(150_000);
    record(journal, anEntry({ exchange: answered(answer) }));
    const detail = journal.get(1)!;
    expect(detail.answerCut).toBe(true);
    expect(answer.startsWith(detail.answer.slice(0, -1))).toBe(true);
    expect(detail.answer.length).toBeGreaterThan(100_000);
  });

  test('says that an answer is cut for the screen although it is kept whole', () => {
    const journal = journalOf();
    record(journal, anEntry({ exchange: answered('a'.repeat(250_000)) }));
    expect(handlersOf(journal).get({ id: 1 })).toMatchObject({
      answerCut: true,
      answer: 'a'.repeat(200_000),
    });
    expect(journal.get(1)).toMatchObject({ answerCut: false, answer: 'a'.repeat(250_000) });
  });

  test('keeps an answer that is no text', () => {
    const journal = journalOf();
    const exchange = {
      ...answered(''),
      bytes: new Uint8Array([0xef, 0xbb, 0xbf, 0xff, 0x41]).buffer,
    } as Exchange;
    record(journal, anEntry({ exchange }));
    expect(journal.get(1)?.answer).toBe('\ufeff\ufffdA');
  });

  test('a call whose outcome is not stored is not in the journal either', () => {
    const journal = journalOf();
    const stop = new Error('disk full');
    expect(() =>
      database.transaction(() => {
        journal.record(anEntry());
        throw stop;
      }),
    ).toThrow(stop);
    expect(journal.page(0, 10)).toEqual({ rows: [], total: 0 });
  });

  test('is read from the newest back, page by page', () => {
    const journal = journalOf();
    for (let n = 1; n <= 7; n += 1) record(journal, anEntry({ subject: `Item ${n}` }));
    const subjects = (from: number, count: number) =>
      journal.page(from, count).rows.map(({ subject }) => subject);
    expect(subjects(0, 3)).toEqual(['Item 7', 'Item 6', 'Item 5']);
    expect(subjects(5, 3)).toEqual(['Item 2', 'Item 1']);
    expect(subjects(7, 3)).toEqual([]);
    expect(journal.page(5, 1).total).toBe(7);
  });

  test('tells news of many calls once', async () => {
    const journal = journalOf();
    for (let n = 1; n <= 7; n += 1) record(journal, anEntry());
    await time.pass(1000);
    expect(news).toEqual([['activity.changed', { count: 7 }]]);
    record(journal, anEntry());
    journal.stop();
    await time.pass(1000);
    expect(news).toHaveLength(1);
  });
});

describe('the journal lets go', () => {
  test('of what is older than its days', async () => {
    const journal = journalOf({ days: 90, bytes: 1e9 });
    for (let day = 0; day < 256; day += 1) {
      record(journal, anEntry({ subject: `Day ${day}` }));
      await time.pass(DAY);
    }
    const { rows, total } = journal.page(0, 200);
    expect(total).toBe(91);
    expect(rows.at(-1)).toMatchObject({ subject: 'Day 165' });
  });

  test('of the oldest when there is too much, also after a restart, and not of more than it must', () => {
    const size = 1000;
    const entry = anEntry({ request: 'x'.repeat(500), exchange: answered('y'.repeat(500)) });
    const before = journalOf();
    for (let n = 1; n <= 150; n += 1) record(before, entry);
    const journal = journalOf({ days: 90, bytes: 10 * size });
    for (let n = 1; n <= 42; n += 1) record(journal, entry);
    expect(journal.page(0, 1).total).toBe(10);
    const kept = `SELECT min(id) AS oldest, sum(octet_length(request) + octet_length(answer)) AS bytes FROM exchange`;
    expect(database.prepare(kept).get()).toMatchObject({ oldest: 183, bytes: 10 * size });
  });

  test('of nothing while somebody wants all of it, and goes on afterwards', () => {
    const entry = anEntry({ request: 'x'.repeat(500), exchange: answered('y'.repeat(500)) });
    const journal = journalOf({ days: 90, bytes: 1000 });
    const ends = [journal.keepAll(), journal.keepAll()];
    for (let n = 1; n <= 32; n += 1) record(journal, entry);
    ends[0]!();
    for (let n = 1; n <= 16; n += 1) record(journal, entry);
    expect(journal.page(0, 1).total).toBe(48);
    ends[1]!();
    for (let n = 1; n <= 16; n += 1) record(journal, entry);
    expect(journal.page(0, 1).total).toBe(1);
  });

  test('little by little, so that no call is held up by it', () => {
    const entry = anEntry({ request: 'x'.repeat(500), exchange: answered('y'.repeat(500)) });
    const before = journalOf();
    for (let n = 1; n <= 159; n += 1) record(before, entry);
    const journal = journalOf({ days: 90, bytes: 1000 });
    record(journal, entry);
    expect(journal.page(0, 1).total).toBe(160 - 64);
  });
});
