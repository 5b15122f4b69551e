/** What the item master keeps beside items: how they are kept, what is being typed, presets, and small settings. */
export const itemMaster = {
  number: 4,
  name: 'item master',
  sql: `
    -- counts only in the state 'draft': a plain draft, one that was to be sent and breaks a rule, or one that is never
    -- sent
    ALTER TABLE item ADD COLUMN kept_as TEXT NOT NULL DEFAULT 'draft'
      CHECK (kept_as IN ('draft', 'needs-fixing', 'local'));

    DROP INDEX item_unsettled;
    CREATE INDEX item_unsettled ON item (state, kept_as, id) WHERE state NOT IN ('accepted', 'sending');
    CREATE INDEX item_without_barcode ON item (id) WHERE in_use = 1 AND barcode = '';

    CREATE VIRTUAL TABLE item_vocabulary USING fts5vocab ('item_words', 'row');

    -- the highest number of other branches that a person or the authority has overruled by naming the next one
    ALTER TABLE item_code_counter ADD COLUMN overruled INTEGER NOT NULL DEFAULT 0;

    CREATE TABLE item_typing (
      -- 0 for the next new item
      item_id INTEGER PRIMARY KEY,
      fields TEXT NOT NULL,
      keep_local INTEGER NOT NULL CHECK (keep_local IN (0, 1)),
      based_on_revision INTEGER,
      import_id INTEGER,
      at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE item_preset (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE,
      fields TEXT NOT NULL
    ) STRICT;

    CREATE TABLE shop_setting (
      name TEXT NOT NULL PRIMARY KEY,
      -- JSON
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
