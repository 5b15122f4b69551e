/** What each refresh of the code lists has changed, and the last one that failed. */
export const codeChanges = {
  number: 2,
  name: 'code changes',
  sql: `
    CREATE TABLE code_refresh (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- by this computer's clock
      at TEXT NOT NULL,
      reason TEXT NOT NULL CHECK (reason IN ('by-hand', 'schedule', 'start', 'device-ready', 'line-came-back')),
      everything INTEGER NOT NULL CHECK (everything IN (0, 1)),
      -- how many changes of each kind; of the first refresh of all, only these numbers are kept
      added INTEGER NOT NULL,
      renamed INTEGER NOT NULL,
      value_changed INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      switched_off INTEGER NOT NULL,
      switched_on INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE code_change (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      refresh_id INTEGER NOT NULL REFERENCES code_refresh (id) ON DELETE CASCADE,
      class_code TEXT NOT NULL,
      code TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN
        ('added', 'renamed', 'value-changed', 'changed', 'switched-off', 'switched-on')),
      name_before TEXT,
      name_after TEXT NOT NULL,
      -- of a changed value: its heading in the class at that time, and the value itself
      label TEXT,
      value_before TEXT,
      value_after TEXT
    ) STRICT;
    CREATE INDEX code_change_by_refresh ON code_change (refresh_id, kind);

    CREATE TABLE code_refresh_failure (
      -- one row at most: the last failure since the last refresh that succeeded
      id INTEGER PRIMARY KEY CHECK (id = 1),
      at TEXT NOT NULL,
      outcome TEXT NOT NULL,
      result_code TEXT NOT NULL,
      message TEXT NOT NULL
    ) STRICT;
  `,
};
