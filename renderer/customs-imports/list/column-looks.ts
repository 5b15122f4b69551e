import type { ImportColumn, ImportSort } from '../../../shared/customs-imports/import-list.ts';

interface ColumnLooks {
  readonly width: number;
  readonly sort?: ImportSort;
  readonly leaves?: number;
  readonly grows?: boolean;
  readonly alignsEnd?: boolean;
}

/** How wide each column is, and by what the list is ordered when its heading is pressed. */
export const COLUMN_LOOKS: Readonly<Record<ImportColumn, ColumnLooks>> = {
  change: { width: 6.25, sort: 'changed' },
  declarationDate: { width: 5.75, sort: 'declared', leaves: 7 },
  declarationNumber: { width: 11, sort: 'declaration', leaves: 8 },
  itemSequence: { width: 4, alignsEnd: true },
  taskCode: { width: 9.5 },
  hsCode: { width: 6.75, sort: 'hs' },
  itemName: { width: 11.25, sort: 'goods', grows: true },
  statusCode: { width: 6.25, sort: 'status', leaves: 5 },
  originCountryCode: { width: 7.5 },
  exportCountryCode: { width: 7.5 },
  packageQuantity: { width: 6, sort: 'packages', leaves: 1, alignsEnd: true },
  packageUnitCode: { width: 6.5 },
  quantity: { width: 7.5, leaves: 3, alignsEnd: true },
  quantityUnitCode: { width: 6.5 },
  totalWeight: { width: 6.5, alignsEnd: true },
  netWeight: { width: 6.25, sort: 'net-weight', leaves: 2, alignsEnd: true },
  supplierName: { width: 8, sort: 'supplier', leaves: 4, grows: true },
  agentName: { width: 8, grows: true },
  invoiceAmount: { width: 9.25, sort: 'amount', alignsEnd: true },
  invoiceCurrencyCode: { width: 5 },
  invoiceExchangeRate: { width: 6, alignsEnd: true },
  localAmount: { width: 11, sort: 'local-amount', alignsEnd: true },
  mark: { width: 6, sort: 'mark', leaves: 6 },
  note: { width: 8, grows: true },
};
