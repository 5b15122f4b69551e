import { formatDecimal } from '../../shared/money/decimal.ts';
import type { Decimal } from '../../shared/money/decimal.ts';

/** An amount with its currency before it, never parted from it: `Ksh 1,234.50`, `USD 1,234.50` (ux §5.4). */
export function formatMoney(amount: Decimal, currencyCode = 'KES'): string {
  return `${currencyCode === 'KES' ? 'Ksh' : currencyCode}\u00A0${formatDecimal(amount)}`;
}
