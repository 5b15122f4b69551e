import { assertNever } from '../../shared/errors/assert-never.ts';
import type { ItemConditions } from '../../shared/items/item-list.ts';
import type { ItemSort, ItemView } from '../../shared/items/item-views.ts';
import { toUnits } from '../../shared/money/decimal.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { SqlValue } from '../database/database.ts';
import { dayOf, startOfDay } from './local-day.ts';

/** A list without its text and direction: which items, by what. */
export interface ListKind {
  view: ItemView;
  sort: ItemSort;
  where: ItemConditions | null;
}

/** A condition on the rows of `item`, with the values of its placeholders. */
interface SqlCondition {
  sql: string;
  values: readonly SqlValue[];
}

/** How an item stands: how one is kept counts while nothing of it is in the outbox. */
export const STATE_NAME = `iif(item.state = 'draft', item.kept_as, item.state)`;

/** The items of a ready view (ux §4.4). Unanswered items need a person as much as refused ones do. */
function viewCondition(view: ItemView, now: number): SqlCondition {
  switch (view) {
    case 'in-use':
      return { sql: `in_use = 1`, values: [] };
    case 'stopped':
      return { sql: `in_use = 0`, values: [] };
    case 'no-barcode':
      return { sql: `in_use = 1 AND barcode = ''`, values: [] };
    case 'needs-fixing':
      return {
        sql: `(state IN ('not-accepted', 'no-answer') OR state = 'draft' AND kept_as = 'needs-fixing') AND ${UNSETTLED}`,
        values: [],
      };
    case 'not-sent':
      return {
        sql: `(state IN ('waiting', 'held') OR state = 'draft' AND kept_as = 'draft') AND ${UNSETTLED}`,
        values: [],
      };
    case 'changed-today':
      return all([...changedFrom(dayOf(now)), ...changedTo(dayOf(now))]);
    case 'all':
      return all([]);
    default:
      return assertNever(view);
  }
}

/** The items that fulfil the filters beside the view. */
function whereCondition(where: ItemConditions): SqlCondition {
  return all([
    ...oneOf(STATE_NAME, where.states),
    ...oneOf('tax_type_code', where.taxTypeCodes),
    ...oneOf('quantity_unit_code', where.quantityUnitCodes),
    ...oneOf('origin_country_code', where.originCountryCodes),
    ...beginning('classification_code', where.classificationPrefix),
    ...(where.priceFrom === null ? [] : [{ sql: `price >= ?`, values: [toUnits(where.priceFrom)] }]),
    ...(where.priceTo === null ? [] : [{ sql: `price <= ?`, values: [toUnits(where.priceTo)] }]),
    ...(where.changedBy === '' ? [] : [{ sql: `modifier_name = ?`, values: [where.changedBy] }]),
    ...(where.changedFrom === null ? [] : changedFrom(where.changedFrom)),
    ...(where.changedTo === null ? [] : changedTo(where.changedTo)),
  ]);
}

/** Both at once. */
export function conditionOf({ view, where }: ListKind, now: number): SqlCondition {
  return all([viewCondition(view, now), ...(where === null ? [] : [whereCondition(where)])]);
}

/** Null for filters that ask nothing. */
export function askedConditions(where: ItemConditions | undefined): ItemConditions | null {
  return where === undefined || whereCondition(where).values.length === 0 ? null : where;
}

/** True for a list that a save or an answer can move an item into or out of, though its fields stay. */
export function isByState({ view, where }: ListKind): boolean {
  return view === 'needs-fixing' || view === 'not-sent' || (where !== null && where.states.length > 0);
}

/** Says nothing new, but in the very words of the index: without them it is not used. */
const UNSETTLED = `state NOT IN ('accepted', 'sending')`;

function all(conditions: readonly SqlCondition[]): SqlCondition {
  if (conditions.length === 0) return { sql: '1', values: [] };
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  };
}

function oneOf(what: string, wanted: readonly string[]): SqlCondition[] {
  if (wanted.length === 0) return [];
  return [{ sql: `${what} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(wanted)] }];
}

function beginning(column: string, prefix: string): SqlCondition[] {
  if (prefix === '') return [];
  return [{ sql: `substr(${column}, 1, length(?)) = ?`, values: [prefix, prefix] }];
}

function changedFrom(day: string): SqlCondition[] {
  return [{ sql: `changed_at >= ?`, values: [momentText(startOfDay(day))] }];
}

function changedTo(day: string): SqlCondition[] {
  const end = Math.min(startOfDay(day, 1), LAST_MOMENT);
  return [{ sql: `changed_at < ?`, values: [momentText(end)] }];
}

/** Later ones are written with a sign before them, and sort before all others. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);
