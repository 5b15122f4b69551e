/** What the outbox needs to find refusals and times that were set, and to know how far it let go of old texts. */
export const outboxLists = {
  number: 6,
  name: 'outbox lists',
  sql: `
    -- of what is refused only, so that what is accepted never writes into it
    CREATE INDEX outbox_by_refusal ON outbox_entry (result_code, message, changed_at)
      WHERE state = 'not-accepted' AND replaced = 0;
    -- of the few whose next attempt has a time, so that 100,000 others are not looked through for them
    CREATE INDEX outbox_by_next_attempt ON outbox_entry (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

    -- up to which entry the texts of what is settled for long were let go; one row at most
    CREATE TABLE outbox_let_go (
      only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
      entry_id INTEGER NOT NULL
    ) STRICT;
  `,
};
