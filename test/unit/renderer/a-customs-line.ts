import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import { DecimalText } from '../../../shared/money/decimal.ts';

/** An amount as the contract has it. */
export const amount = (text: string) => DecimalText.parse(text);

/** A customs line with something in every field. */
export const LINE: CustomsImport = {
  id: 1,
  taskCode: '20230208667984',
  declarationDateRaw: '01022023',
  declarationDate: '2023-02-01',
  itemSequence: '1',
  declarationNumber: 'C3460-2019-TZDL',
  hsCode: '7131000',
  itemName: 'CLEANING POWDER',
  statusCode: '2',
  originCountryCode: 'TZ',
  exportCountryCode: 'TZ',
  packageQuantity: amount('2.00'),
  packageUnitCode: null,
  quantity: amount('19946.00'),
  quantityUnitCode: 'KGM',
  totalWeight: null,
  netWeight: null,
  supplierName: 'ODERA MACHARIA\nPO BOX 12',
  agentName: 'BN METRO Ltd',
  invoiceAmount: amount('296865.60'),
  invoiceCurrencyCode: 'USD',
  invoiceExchangeRate: amount('929.79'),
  change: 'new',
  seenAt: '2026-11-21T06:00:00.000Z',
  toldAt: '2026-11-21T06:00:00.000Z',
  localAmount: amount('276022666.22'),
  hsHint: '0713.10.00',
  mark: 'to-check',
  note: '',
  item: null,
};
