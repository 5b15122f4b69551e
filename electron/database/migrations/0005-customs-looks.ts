/** What customs imports keep beside the lines: looks, the timeline, marks and notes, links to items, unread rows. */
export const customsLooks = {
  number: 5,
  name: 'customs looks',
  sql: `
    CREATE TABLE customs_look (
      -- as read_mark.reads counts the looks that were stored
      number INTEGER PRIMARY KEY,
      at TEXT NOT NULL,
      -- from when on was asked, on the authority's clock; null for everything
      since TEXT,
      -- customs answered with lines, and not that there is nothing
      told INTEGER NOT NULL CHECK (told IN (0, 1)),
      unreadable INTEGER NOT NULL
    ) STRICT;
    INSERT INTO customs_look (number, at, since, told, unreadable)
      SELECT look, max(seen_at), '20180101000000', 1, 0 FROM customs_import GROUP BY look;
    INSERT OR IGNORE INTO customs_look (number, at, since, told, unreadable)
      SELECT reads, read_at, '20180101000000', 0, 0 FROM read_mark WHERE list = 'customs-imports';

    -- Built anew, because lines go now when customs has not told of them for long: AUTOINCREMENT never gives an id
    -- out twice. When a line changed is told by its look.
    CREATE TABLE new_customs_import (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      task_code TEXT NOT NULL,
      declaration_date_raw TEXT NOT NULL,
      item_sequence TEXT NOT NULL,
      declaration_date TEXT,
      declaration_number TEXT NOT NULL,
      hs_code TEXT NOT NULL,
      item_name TEXT NOT NULL,
      status_code TEXT NOT NULL,
      origin_country_code TEXT NOT NULL,
      export_country_code TEXT NOT NULL,
      package_quantity INTEGER,
      package_unit_code TEXT,
      quantity INTEGER,
      quantity_unit_code TEXT NOT NULL,
      total_weight INTEGER,
      net_weight INTEGER,
      supplier_name TEXT NOT NULL,
      agent_name TEXT NOT NULL,
      invoice_amount INTEGER,
      invoice_currency_code TEXT NOT NULL,
      invoice_exchange_rate INTEGER,
      -- what last happened to the line and in which look (customs_look.number): a line that is new or changed by an
      -- older look than the latest counts as the same, so that a look writes only what it changes
      change TEXT NOT NULL CHECK (change IN ('new', 'changed', 'gone')),
      look INTEGER NOT NULL,
      -- the look that brought it first
      first_look INTEGER NOT NULL,
      -- a later look that told of the line as it was, not of everything; noted once a day only. Of a line that is
      -- gone, the look that told of it last
      told_look INTEGER,
      UNIQUE (task_code, declaration_date_raw, item_sequence)
    ) STRICT;
    INSERT INTO new_customs_import
      SELECT id, task_code, declaration_date_raw, item_sequence, declaration_date, declaration_number, hs_code,
        item_name, status_code, origin_country_code, export_country_code, package_quantity, package_unit_code,
        quantity, quantity_unit_code, total_weight, net_weight, supplier_name, agent_name, invoice_amount,
        invoice_currency_code, invoice_exchange_rate, change, look, look, NULL
      FROM customs_import ORDER BY id;
    DROP TABLE customs_import;
    ALTER TABLE new_customs_import RENAME TO customs_import;
    CREATE INDEX customs_import_by_change ON customs_import (change, look);

    CREATE TABLE customs_import_event (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      import_id INTEGER NOT NULL,
      at TEXT NOT NULL,
      -- that a line is new is told by its first_look, so that a first look of 50,000 lines writes no events
      kind TEXT NOT NULL CHECK (kind IN ('changed', 'gone', 'listed-again', 'marked', 'noted', 'linked')),
      -- JSON: [[field, before, after], …]
      changes TEXT NOT NULL,
      -- who did it; '' for a look
      done_by TEXT NOT NULL
    ) STRICT;
    CREATE INDEX customs_import_event_of_line ON customs_import_event (import_id, id);
    CREATE INDEX customs_import_event_by_time ON customs_import_event (at);

    CREATE TABLE customs_import_mark (
      -- what names a line: marks and notes outlive it
      task_code TEXT NOT NULL,
      declaration_date_raw TEXT NOT NULL,
      item_sequence TEXT NOT NULL,
      mark TEXT CHECK (mark IN ('to-check', 'checked', 'question')),
      note TEXT NOT NULL,
      PRIMARY KEY (task_code, declaration_date_raw, item_sequence)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE customs_import_link (
      task_code TEXT NOT NULL,
      declaration_date_raw TEXT NOT NULL,
      item_sequence TEXT NOT NULL,
      item_id INTEGER NOT NULL,
      linked_at TEXT NOT NULL,
      -- what an item tells of the line it came from, also when the line is not kept any more
      declaration_date TEXT,
      declaration_number TEXT NOT NULL,
      hs_code TEXT NOT NULL,
      item_name TEXT NOT NULL,
      supplier_name TEXT NOT NULL,
      PRIMARY KEY (task_code, declaration_date_raw, item_sequence)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX customs_import_link_of_item ON customs_import_link (item_id);
    CREATE INDEX customs_import_link_by_hs ON customs_import_link (hs_code);
    CREATE INDEX customs_import_link_by_supplier ON customs_import_link (supplier_name);

    -- rows of the last look that could not be read
    CREATE TABLE customs_look_problem (
      -- from 1, as it stood in the answer
      place INTEGER PRIMARY KEY,
      -- JSON: [[field, problem], …]
      problems TEXT NOT NULL,
      raw TEXT NOT NULL
    ) STRICT;

    CREATE TABLE customs_watch (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      -- the last look of which somebody on the screen has seen what it brought
      seen_look INTEGER NOT NULL,
      -- JSON; null while they are as they come
      settings TEXT,
      -- JSON: the last look that failed after the last one that succeeded
      failure TEXT
    ) STRICT;
    INSERT INTO customs_watch (id, seen_look)
      SELECT 1, coalesce(max(number), 0) FROM customs_look;
  `,
};
