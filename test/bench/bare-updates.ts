import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { FIELD_COLUMNS, fieldValues } from '../../electron/items/item-columns.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import { BODY, PERSON } from './bare-saves.ts';

const AT = '2026-11-21T06:00:00.000Z';

/** The rows of a deed on all items as bare as they can be written: nothing is read, checked, asked or translated. */
export class BareUpdates {
  readonly #database: DatabaseSync;
  readonly #items: readonly ItemFields[];
  readonly #item: StatementSync;
  readonly #revision: StatementSync;
  readonly #entry: StatementSync;
  #revisions = 1;

  /** @param items the items in the file, by id from 1 on, at their first revision */
  constructor(database: DatabaseSync, items: readonly ItemFields[]) {
    this.#database = database;
    this.#items = items;
    const columns = [...FIELD_COLUMNS, 'modifier_id', 'modifier_name', 'revision', 'changed_at'];
    this.#item = database.prepare(`
      INSERT INTO item (id, ${columns.join(', ')}, registrant_id, registrant_name, state, created_at)
      VALUES (?, ${columns.map(() => '?').join(', ')}, '', '', 'waiting', '')
      ON CONFLICT (id) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')},
        state = excluded.state`);
    this.#revision = database.prepare(`
      INSERT INTO item_revision (item_id, revision, fields, saved_at, saved_by_id, saved_by_name)
      VALUES (?, ?, ?, ?, ?, ?)`);
    this.#entry = database.prepare(`
      INSERT INTO outbox_entry (id, kind, subject_id, revision, subject, body, state, replaced, urgent, attempts,
        outcome, result_code, message, operator_name, created_at, changed_at)
      VALUES (?, 'item', ?, ?, ?, ?, 'waiting', 0, 0, 0, '', '', '', ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, subject = excluded.subject,
        body = excluded.body, changed_at = excluded.changed_at`);
  }

  /** Every item with another price, its next revision and its outbox entry, in one durable transaction. */
  setPrices(price: string): void {
    this.#revisions += 1;
    this.#database.exec('BEGIN IMMEDIATE');
    for (const [place, before] of this.#items.entries()) {
      const id = place + 1;
      const fields = { ...before, price };
      this.#item.run(id, ...fieldValues(fields), ...PERSON, this.#revisions, AT);
      this.#revision.run(id, this.#revisions, JSON.stringify(fields), AT, ...PERSON);
      this.#entry.run(id, id, this.#revisions, fields.name, BODY, 'Amina Odhiambo', AT, AT);
    }
    this.#database.exec('COMMIT');
  }

  close(): void {
    this.#database.close();
  }
}
