import path from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { createJournal } from '../../electron/activity/journal.ts';
import type { PerformExchange } from '../../electron/authority/exchange.ts';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import { openDatabase } from '../../electron/database/open-database.ts';
import { createItemStore } from '../../electron/items/item-store.ts';
import { createOutboxRepository } from '../../electron/outbox/outbox.repository.ts';
import { createSendBook } from '../../electron/outbox/send-book.ts';
import { readAnswer } from '../../shared/authority/read-answer.ts';
import { OPEN_SHOP } from '../support/list-shop.ts';
import { BareSaves } from './bare-saves.ts';
import { newBareFile, openBare, realTime } from './bench-shop.ts';
import { ANY_KEY, bareSend } from './connection.ts';
import { manyItems } from './many-items.ts';

/** Sends the entry whose turn it is. */
export interface Sending {
  sendNext(): Promise<void>;
  close(): void;
}

/** A file in which so many items wait. */
async function waitingItems(folder: string, name: string, count: number): Promise<string> {
  const database = await newBareFile(folder, name);
  const saves = new BareSaves(database);
  let number = 0;
  for (const fields of manyItems(count)) saves.save(fields, (number += 1));
  saves.close();
  return path.join(folder, name);
}

/** The product's parts as its sender uses them between two pauses: mark, call, read, write with the journal. */
export async function productSending(
  folder: string,
  count: number,
  perform: PerformExchange,
): Promise<Sending> {
  const file = await waitingItems(folder, 'product.db', count);
  const database = await openDatabase({ file, migrations: MIGRATIONS, clock: realTime.clock });
  const { resultCodes, id: shopId } = OPEN_SHOP;
  const common = { ...realTime, database, publish: () => undefined, giveWay: othersTurn };
  const store = createItemStore(common);
  const journal = createJournal(common);
  const entries = createOutboxRepository(database, () => undefined);
  const book = createSendBook({ ...common, entries, journal, resultCodes, kindOf: () => store.kind });
  return {
    async sendNext() {
      const entry = database.transaction(() => book.begin());
      if (entry === null) throw new Error('nothing waits');
      const exchange = await perform({ operation: 'item', body: entry.body, shopId, attempt: 1 });
      const outcome = readAnswer('item', exchange, resultCodes);
      if (outcome.is !== 'success') throw new Error(JSON.stringify(outcome));
      database.transaction(() => book.end(entry, { exchange, outcome }, null));
    },
    close() {
      store.stop();
      journal.stop();
      database.close();
    },
  };
}

/** The same rows before and after one bare fetch. */
export async function bareSending(folder: string, count: number, url: string): Promise<Sending> {
  const database = openBare(await waitingItems(folder, 'bare.db', count));
  const rows = new BareSendRows(database);
  return {
    async sendNext() {
      const { id, subjectId, body } = rows.begin();
      await bareSend(url, ANY_KEY, body);
      rows.end(id, subjectId, body);
    },
    close: () => database.close(),
  };
}

const ANSWER = '{"resultCd":"000","resultMsg":"Successful","resultDt":"20261121090000","data":null}';

class BareSendRows {
  readonly #statements: Readonly<Record<'begin' | 'commit' | 'next' | 'entry' | 'item', StatementSync>>;
  readonly #ends: Readonly<Record<'entry' | 'attempt' | 'item' | 'exchange', StatementSync>>;

  constructor(database: DatabaseSync) {
    const prepare = (sql: string): StatementSync => database.prepare(sql);
    this.#statements = {
      begin: prepare('BEGIN IMMEDIATE'),
      commit: prepare('COMMIT'),
      next: prepare(`SELECT id, subject_id, body FROM outbox_entry
        WHERE state = 'waiting' AND replaced = 0 ORDER BY urgent DESC, id LIMIT 1`),
      entry: prepare(`UPDATE outbox_entry SET state = 'sending', attempts = 1, changed_at = ? WHERE id = ?`),
      item: prepare(`UPDATE item SET state = 'sending' WHERE id = ?`),
    };
    this.#ends = {
      entry: prepare(`UPDATE outbox_entry SET state = 'accepted', outcome = 'success', result_code = '000',
        message = 'Successful', changed_at = ? WHERE id = ?`),
      attempt:
        prepare(`INSERT INTO outbox_attempt (entry_id, attempt, started_at, ended_at, outcome, result_code,
        message) VALUES (?, 1, ?, ?, 'success', '000', 'Successful')`),
      item: prepare(
        `UPDATE item SET state = 'accepted', accepted_revision = 1, accepted_at = ? WHERE id = ?`,
      ),
      exchange:
        prepare(`INSERT INTO exchange (at, operation, subject, outcome, result_code, message, http_status,
          duration_ms, attempt, request, answer, answer_bytes, stored_until)
        VALUES (?, 'item', 'an item of this bench', 'success', '000', 'Successful', 200, 1, 1, ?, ?, 84, ?)`),
    };
  }

  begin(): { id: number; subjectId: number; body: string } {
    const { begin, commit, next, entry, item } = this.#statements;
    const at = new Date().toISOString();
    begin.run();
    const row = next.get();
    if (row === undefined) throw new Error('nothing waits');
    const [id, subjectId] = [Number(row['id']), Number(row['subject_id'])];
    entry.run(at, id);
    item.run(subjectId);
    commit.run();
    return { id, subjectId, body: String(row['body']) };
  }

  end(id: number, subjectId: number, body: string): void {
    const at = new Date().toISOString();
    this.#statements.begin.run();
    this.#ends.entry.run(at, id);
    this.#ends.attempt.run(id, at, at);
    this.#ends.item.run(at, subjectId);
    this.#ends.exchange.run(at, body, ANSWER, id * (body.length + ANSWER.length));
    this.#statements.commit.run();
  }
}
