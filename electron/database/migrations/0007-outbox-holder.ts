/** Who stopped an entry of the outbox, so that the others in the shop know whom to ask. */
export const outboxHolder = {
  number: 7,
  name: 'outbox holder',
  sql: `
    -- '' while it is not held, and for what was held before this was kept
    ALTER TABLE outbox_entry ADD COLUMN holder_name TEXT NOT NULL DEFAULT '';
  `,
};
