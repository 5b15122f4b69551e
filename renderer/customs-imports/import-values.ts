import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import { formatDecimal, type Decimal } from '../../shared/money/decimal.ts';
import { formatMoney } from '../words/format-money.ts';

/** A number of customs; '' when it gave none. */
export function numberOf(value: Decimal | null): string {
  return value === null ? '' : formatDecimal(value);
}

/** An amount with the currency it came in; without a currency the number alone, '' when customs gave none. */
export function moneyOf(amount: Decimal | null, currencyCode: string): string {
  if (amount === null) return '';
  return currencyCode === '' ? formatDecimal(amount) : formatMoney(amount, currencyCode);
}

/** A quantity with its unit as customs wrote it: `240.00 KGM`. */
export function quantityOf(quantity: Decimal | null, unitCode: string | null): string {
  if (quantity === null) return '';
  return unitCode === null || unitCode === ''
    ? formatDecimal(quantity)
    : `${formatDecimal(quantity)} ${unitCode}`;
}

/** What the line costs in local money; worked out here, customs does not send it. '' without amount or rate. */
export function localValueOf({ localAmount }: Pick<CustomsImport, 'localAmount'>): string {
  return localAmount === null ? '' : formatMoney(localAmount);
}
