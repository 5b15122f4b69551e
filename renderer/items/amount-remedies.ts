import { addDecimals, formatDecimal, fromUnits, readTypedDecimal } from '../../shared/money/decimal.ts';
import type { DecimalSize } from '../../shared/money/decimal.ts';

/**
 * What an amount that cannot be taken as typed may have meant, at most two, as they would stand in the field: letters
 * that look like digits, a third decimal to be rounded, a comma before the decimals (ux §4.12 I06, I07, §5.4). They
 * are offered, never taken by themselves.
 */
export function amountRemedies(typed: string, size: DecimalSize): string[] {
  const reading = readTypedDecimal(typed, size);
  if (reading.ok) return [];
  switch (reading.problem) {
    case 'not-a-number':
      return asRead(typed.replace(/[oO]/g, '0').replace(/[lI|]/g, '1'), size);
    case 'too-many-decimals':
      return rounded(typed, size);
    case 'ambiguous':
      return asRead(withPoint(typed), size);
    default:
      return [];
  }
}

function asRead(text: string, size: DecimalSize): string[] {
  const reading = readTypedDecimal(text, size);
  return reading.ok ? [formatDecimal(reading.value)] : [];
}

/** Up and down to the next amount with as many decimals as there may be, the nearer one first. */
function rounded(typed: string, size: DecimalSize): string[] {
  const [, whole = '', kept = '', next = '0'] = /^(.*)\.(\d{2})(\d)/.exec(typed.trim()) ?? [];
  const reading = readTypedDecimal(`${whole}.${kept}`, size);
  if (!reading.ok) return [];
  const down = reading.value;
  const away = addDecimals(down, whole.includes('-') ? MINUS_ONE_CENT : ONE_CENT);
  const choices = Number(next) >= 5 ? [away, down] : [down, away];
  return choices.map(formatDecimal);
}

/** '1.234,50' and '12,5' as they are written where the comma parts the decimals. */
function withPoint(typed: string): string {
  return typed.replace(/[. ]/g, '').replace(',', '.');
}

const ONE_CENT = fromUnits(1n);
const MINUS_ONE_CENT = fromUnits(-1n);
