import { z } from 'zod';

/** The ready views of the item list (ux §4.4). */
export const ITEM_VIEWS = [
  'in-use',
  'needs-fixing',
  'not-sent',
  'no-barcode',
  'stopped',
  'changed-today',
  'all',
] as const;
export const ItemView = z.enum(ITEM_VIEWS);
export type ItemView = z.infer<typeof ItemView>;

export const ITEM_SORTS = ['changed', 'name', 'code', 'price'] as const;
export const ItemSort = z.enum(ITEM_SORTS);
export type ItemSort = z.infer<typeof ItemSort>;
