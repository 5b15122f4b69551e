import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import type { ImportFilter, ImportListRequest } from '../../shared/customs-imports/import-list.ts';
import type { ListShop } from './list-shop.ts';

/** Asks nothing: all lines. */
export const EVERY_LINE: ImportFilter = {
  text: '',
  statusCodes: [],
  suppliers: [],
  originCountryCodes: [],
  currencyCodes: [],
  hsPrefix: '',
  marks: [],
  changes: [],
  declaredFrom: null,
  declaredTo: null,
  declarationNumber: null,
};

/** All lines, newest declaration first. */
export const NEWEST_FIRST: ImportListRequest = { filter: EVERY_LINE, sort: 'declared', descending: true };

/** The first 200 lines of a list. */
export async function linesOf(
  { imports }: Pick<ListShop, 'imports'>,
  filter: Partial<ImportFilter> = {},
  order: Partial<Omit<ImportListRequest, 'filter'>> = {},
): Promise<CustomsImport[]> {
  const list = { ...NEWEST_FIRST, ...order, filter: { ...EVERY_LINE, ...filter } };
  return (await imports.handlers.page({ list, from: 0, count: 200 })).rows;
}
