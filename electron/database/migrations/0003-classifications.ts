/** The list of classifications that a shop has loaded, its words for the search, and the shop's favourites. */
export const classifications = {
  number: 3,
  name: 'classifications',
  sql: `
    -- the list in force: one row, or none while none is loaded
    CREATE TABLE classification_list (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      file_name TEXT NOT NULL,
      file_date TEXT,
      loaded_at TEXT NOT NULL,
      entries INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE classification (
      -- in the order in which equally good ones are shown, so that a search reads no further than its first page:
      -- what is in use before what is off, short names before long ones
      id INTEGER PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 5),
      tax_type_code TEXT,
      in_use INTEGER NOT NULL CHECK (in_use IN (0, 1)),
      -- 0 when only an older list had it; it stays, off, because items may carry it
      listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
      -- '' when nothing in the list stands above it
      parent_code TEXT NOT NULL,
      child_count INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX classification_by_parent ON classification (parent_code, code);

    -- by code and beside the list, so that it outlives every new list
    CREATE TABLE classification_favourite (code TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;

    -- names taken apart into small words by the program, which asks in the same way; of a plural also its singular
    CREATE VIRTUAL TABLE classification_words USING fts5 (
      words, content = '', tokenize = 'ascii', prefix = '1 2 3', detail = 'none');
    CREATE VIRTUAL TABLE classification_vocabulary USING fts5vocab ('classification_words', 'row');
  `,
};
