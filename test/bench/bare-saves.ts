import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { FIELD_COLUMNS, fieldValues } from '../../electron/items/item-columns.ts';
import { writeItem } from '../../shared/authority/requests.ts';
import { itemToWire } from '../../shared/authority/to-wire.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import { anItem } from '../support/an-item.ts';

export const PERSON = ['amina', 'Amina Odhiambo'];
/** A text as long as those that the product freezes. */
export const BODY = frozenBody();

/** The rows of a save as bare as they can be written: nothing is checked, asked or translated. */
export class BareSaves {
  readonly #database: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #number: StatementSync;
  readonly #item: StatementSync;
  readonly #revision: StatementSync;
  readonly #entry: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
    this.#number = database.prepare(`
      INSERT INTO item_code_counter (pattern, last_number) VALUES ('bare', ?)
      ON CONFLICT (pattern) DO UPDATE SET last_number = excluded.last_number`);
    this.#item = database.prepare(`
      INSERT INTO item (${FIELD_COLUMNS.join(', ')}, registrant_id, registrant_name, modifier_id, modifier_name,
        revision, state, created_at, changed_at)
      VALUES (${FIELD_COLUMNS.map(() => '?').join(', ')}, ?, ?, ?, ?, 1, 'waiting', ?, ?)`);
    this.#revision = database.prepare(`
      INSERT INTO item_revision (item_id, revision, fields, saved_at, saved_by_id, saved_by_name)
      VALUES (?, 1, ?, ?, ?, ?)`);
    this.#entry = database.prepare(`
      INSERT INTO outbox_entry (kind, subject_id, revision, subject, body, state, replaced, urgent, attempts, outcome,
        result_code, message, operator_name, created_at, changed_at)
      VALUES ('item', ?, 1, ?, ?, 'waiting', 0, 0, 0, '', '', '', ?, ?, ?)`);
  }

  /** One durable transaction: the number, the item with its index entries, the revision, the outbox entry. */
  save(fields: ItemFields, number: number): void {
    const at = '2026-11-21T06:00:00.000Z';
    const itemCode = `KE2NTU${String(number).padStart(7, '0')}`;
    this.#begin.run();
    this.#number.run(number);
    const values = fieldValues({ ...fields, itemCode });
    const id = this.#item.run(...values, ...PERSON, ...PERSON, at, at).lastInsertRowid;
    this.#revision.run(id, JSON.stringify(fields), at, ...PERSON);
    this.#entry.run(id, fields.name, BODY, 'Amina Odhiambo', at, at);
    this.#commit.run();
  }

  close(): void {
    this.#database.close();
  }
}

function frozenBody(): string {
  const written = writeItem(
    itemToWire({
      ...anItem(),
      registrantId: 'amina',
      registrantName: 'Amina Odhiambo',
      modifierId: 'amina',
      modifierName: 'Amina Odhiambo',
    }),
  );
  if (!written.ok) throw new Error(JSON.stringify(written.problems));
  return written.body;
}
