import type { Migration } from '../migrate.ts';
import { firstTables } from './0001-first-tables.ts';
import { codeChanges } from './0002-code-changes.ts';
import { classifications } from './0003-classifications.ts';
import { itemMaster } from './0004-item-master.ts';
import { customsLooks } from './0005-customs-looks.ts';
import { outboxLists } from './0006-outbox-lists.ts';
import { outboxHolder } from './0007-outbox-holder.ts';

/** Every step of the tables from an empty file on, in order: a new one is added at the end, none is ever changed. */
export const MIGRATIONS: readonly Migration[] = [
  firstTables,
  codeChanges,
  classifications,
  itemMaster,
  customsLooks,
  outboxLists,
  outboxHolder,
];
