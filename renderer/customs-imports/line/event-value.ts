import { ImportMark } from '../../../shared/customs-imports/customs-import.ts';
import { DecimalText, formatDecimal } from '../../../shared/money/decimal.ts';
import { formatDay } from '../../words/format.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { asLines } from '../display-text.ts';

/** How a value of a field is told in the history of a line. */
export function useEventValue(field: string): (value: string) => string {
  const { t } = useWords('customs-imports');
  return (value) => eventValue(field, value, t);
}

/** A value as a person reads it: amounts with their thousands parted, days as days, marks in words. */
export function eventValue(field: string, value: string, t: Say<'customs-imports'>): string {
  if (value === '') return t(field === 'mark' ? 'mark-none' : 'event-nothing');
  if (field === 'mark') return markOf(value, t);
  if (field === 'declarationDate') return formatDay(value);
  const amount = AMOUNTS.has(field) ? DecimalText.safeParse(value) : null;
  return amount?.success === true ? formatDecimal(amount.data) : asLines(value);
}

function markOf(value: string, t: Say<'customs-imports'>): string {
  const mark = ImportMark.safeParse(value);
  return mark.success ? t(`mark-${mark.data}`) : value;
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'packageQuantity',
  'quantity',
  'totalWeight',
  'netWeight',
  'invoiceAmount',
  'invoiceExchangeRate',
]);
