import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import { formatDecimal, multiplyDecimals, type Decimal } from '../../shared/money/decimal.ts';
import { formatMoney } from '../words/format-money.ts';

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

/** The invoice amount in local money by the line's own rate; worked out here, customs does not send it. */
export function localValueOf({ invoiceAmount, invoiceExchangeRate }: CustomsImport): string {
  if (invoiceAmount === null || invoiceExchangeRate === null) return '';
  return formatMoney(multiplyDecimals(invoiceAmount, invoiceExchangeRate));
}
