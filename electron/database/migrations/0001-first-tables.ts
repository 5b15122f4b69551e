/** The tables of a shop: code lists, items with their revisions, outbox, customs imports, journal. */
export const firstTables = {
  number: 1,
  name: 'first tables',
  sql: `
    CREATE TABLE read_mark (
      list TEXT NOT NULL PRIMARY KEY CHECK (list IN ('codes', 'customs-imports')),
      -- the authority's time of the last stored answer, never this computer's clock
      authority_time TEXT CHECK (length(authority_time) = 14),
      -- when the last answer was stored, by this computer's clock, and how many have been
      read_at TEXT NOT NULL,
      reads INTEGER NOT NULL CHECK (reads >= 1)
    ) STRICT;

    CREATE TABLE code_class (
      code TEXT NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      description TEXT,
      label1 TEXT, label2 TEXT, label3 TEXT,
      in_use INTEGER NOT NULL CHECK (in_use IN (0, 1))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE code (
      class_code TEXT NOT NULL REFERENCES code_class (code),
      code TEXT NOT NULL,
      name TEXT NOT NULL,
      description TEXT,
      sort_order REAL,
      value1 TEXT, value2 TEXT, value3 TEXT,
      in_use INTEGER NOT NULL CHECK (in_use IN (0, 1)),
      PRIMARY KEY (class_code, code)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE item (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- a draft may have none yet; NULLs do not count as the same
      item_code TEXT UNIQUE CHECK (item_code <> ''),
      classification_code TEXT NOT NULL,
      item_type_code TEXT NOT NULL,
      name TEXT NOT NULL,
      standard_name TEXT NOT NULL,
      origin_country_code TEXT NOT NULL,
      packaging_unit_code TEXT NOT NULL,
      quantity_unit_code TEXT NOT NULL,
      tax_type_code TEXT NOT NULL,
      batch_number TEXT NOT NULL,
      barcode TEXT NOT NULL,
      -- prices and quantities are integer hundredths, read as BigInt: NUMBER(18,2) does not fit a double
      price INTEGER NOT NULL,
      group_price1 INTEGER, group_price2 INTEGER, group_price3 INTEGER, group_price4 INTEGER,
      group_price5 INTEGER,
      additional_information TEXT NOT NULL,
      safety_quantity INTEGER,
      insurance_applicable INTEGER NOT NULL CHECK (insurance_applicable IN (0, 1)),
      in_use INTEGER NOT NULL CHECK (in_use IN (0, 1)),
      registrant_id TEXT NOT NULL,
      registrant_name TEXT NOT NULL,
      modifier_id TEXT NOT NULL,
      modifier_name TEXT NOT NULL,
      revision INTEGER NOT NULL CHECK (revision >= 1),
      accepted_revision INTEGER,
      accepted_at TEXT,
      -- where the newest revision stands in the outbox, kept here so that a list of 100,000 needs no join
      state TEXT NOT NULL CHECK (state IN
        ('draft', 'waiting', 'sending', 'accepted', 'not-accepted', 'no-answer', 'held')),
      created_at TEXT NOT NULL,
      changed_at TEXT NOT NULL
    ) STRICT;
    -- in_use costs nothing in an index and spares 100,000 looks into the table when a list is put in order
    CREATE INDEX item_by_change ON item (changed_at, id, in_use);
    CREATE INDEX item_by_name ON item (name COLLATE NOCASE, id, in_use);
    CREATE INDEX item_by_price ON item (price, id, in_use);
    -- of what is not settled only: a list of all that is accepted is a list of nearly everything
    CREATE INDEX item_unsettled ON item (state, id) WHERE state NOT IN ('accepted', 'sending');
    CREATE INDEX item_by_barcode ON item (barcode) WHERE barcode <> '';

    CREATE VIRTUAL TABLE item_words USING fts5 (
      name, standard_name, item_code, barcode, classification_code,
      content = 'item', content_rowid = 'id',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3', detail = 'none');
    CREATE TRIGGER item_words_insert AFTER INSERT ON item BEGIN
      INSERT INTO item_words (rowid, name, standard_name, item_code, barcode, classification_code)
      VALUES (new.id, new.name, new.standard_name, new.item_code, new.barcode, new.classification_code);
    END;
    CREATE TRIGGER item_words_update
    AFTER UPDATE OF name, standard_name, item_code, barcode, classification_code ON item
    WHEN old.name <> new.name OR old.standard_name <> new.standard_name OR old.item_code IS NOT new.item_code
      OR old.barcode <> new.barcode OR old.classification_code <> new.classification_code BEGIN
      INSERT INTO item_words (item_words, rowid, name, standard_name, item_code, barcode, classification_code)
      VALUES ('delete', old.id, old.name, old.standard_name, old.item_code, old.barcode,
        old.classification_code);
      INSERT INTO item_words (rowid, name, standard_name, item_code, barcode, classification_code)
      VALUES (new.id, new.name, new.standard_name, new.item_code, new.barcode, new.classification_code);
    END;

    CREATE TABLE item_revision (
      item_id INTEGER NOT NULL REFERENCES item (id),
      revision INTEGER NOT NULL,
      -- the whole item at this revision, as JSON with decimals as text
      fields TEXT NOT NULL,
      saved_at TEXT NOT NULL,
      saved_by_id TEXT NOT NULL,
      saved_by_name TEXT NOT NULL,
      PRIMARY KEY (item_id, revision)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE item_code_counter (
      -- the name of a pattern for item codes; the running number is one per taxpayer, whatever the code's letters
      pattern TEXT NOT NULL PRIMARY KEY,
      last_number INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE outbox_entry (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL CHECK (kind IN ('item')),
      subject_id INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      subject TEXT NOT NULL,
      -- frozen: the very text that leaves
      body TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN
        ('waiting', 'sending', 'accepted', 'not-accepted', 'no-answer', 'held')),
      -- 1 when a newer revision took its place: it is never sent again and no longer shown
      replaced INTEGER NOT NULL CHECK (replaced IN (0, 1)),
      -- 1 when a person wants it to go before the others
      urgent INTEGER NOT NULL CHECK (urgent IN (0, 1)),
      attempts INTEGER NOT NULL,
      next_attempt_at TEXT,
      outcome TEXT NOT NULL,
      result_code TEXT NOT NULL,
      message TEXT NOT NULL,
      operator_name TEXT NOT NULL,
      created_at TEXT NOT NULL,
      changed_at TEXT NOT NULL
    ) STRICT;
    -- one index for the queue, the lists and the numbers: each one more is written twice for every item sent
    CREATE INDEX outbox_by_state ON outbox_entry (state, replaced, urgent DESC, id);
    CREATE INDEX outbox_by_subject ON outbox_entry (kind, subject_id, id);

    CREATE TABLE outbox_attempt (
      entry_id INTEGER NOT NULL REFERENCES outbox_entry (id),
      attempt INTEGER NOT NULL,
      started_at TEXT NOT NULL,
      ended_at TEXT,
      outcome TEXT NOT NULL,
      result_code TEXT NOT NULL,
      message TEXT NOT NULL,
      PRIMARY KEY (entry_id, attempt)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE customs_import (
      -- lines are never deleted, so that no id is ever given out twice
      id INTEGER PRIMARY KEY,
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
      -- what last happened to the line and in which look (read_mark.reads): a line that is new or changed by an
      -- older look than the latest counts as the same, so that a look writes only what it changes
      change TEXT NOT NULL CHECK (change IN ('new', 'changed', 'gone')),
      look INTEGER NOT NULL,
      seen_at TEXT NOT NULL,
      UNIQUE (task_code, declaration_date_raw, item_sequence)
    ) STRICT;

    CREATE TABLE exchange (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at TEXT NOT NULL,
      operation TEXT NOT NULL CHECK (operation IN ('initialise', 'codes', 'item', 'imports')),
      subject TEXT NOT NULL,
      outcome TEXT NOT NULL,
      result_code TEXT NOT NULL,
      message TEXT NOT NULL,
      http_status INTEGER,
      duration_ms INTEGER NOT NULL,
      attempt INTEGER NOT NULL,
      -- secrets struck out before; short ones as text, longer ones deflated, very long answers cut
      request ANY NOT NULL,
      answer ANY NOT NULL,
      -- of the whole answer as it came
      answer_bytes INTEGER NOT NULL,
      -- stored bytes of this row and of all rows that ever stood before it: tells the size without a count
      stored_until INTEGER NOT NULL
    ) STRICT;
  `,
};
