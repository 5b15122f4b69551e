import type { Migration } from '../migrate.ts';
import { firstTables } from './0001-first-tables.ts';

/** Every step of the tables from an empty file on, in order: a new one is added at the end, none is ever changed. */
export const MIGRATIONS: readonly Migration[] = [firstTables];
