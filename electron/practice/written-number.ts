/**
 * What keeps a JSON number, as it was written, out of NUMBER(precision, scale); null when it fits (spec §2).
 * It counts the digits of the value, so 1.50, 1.500 and 15e-1 are one and the same, and nothing is rounded.
 */
export function numberProblem(source: string, precision: number, scale: number): string | null {
  const value = digitsOf(source);
  if (value === null || value.digits === '') return null;
  const decimals = Math.max(0, -value.exponent);
  if (decimals > scale) return `may not have more than ${scale} decimals`;
  const wholeDigits = value.digits.length + value.exponent;
  const most = precision - scale;
  return wholeDigits > most ? `may not have more than ${most} digits before the decimal point` : null;
}

/** Digits without zeros at either end, times ten to the exponent; '' is zero. Null for text that is no JSON number. */
function digitsOf(source: string): { digits: string; exponent: number } | null {
  const parts = /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(source);
  if (parts === null) return null;
  const [, whole = '', fraction = '', exponent = '0'] = parts;
  const significant = `${whole}${fraction}`.replace(/^0+/, '');
  const digits = significant.replace(/0+$/, '');
  return { digits, exponent: Number(exponent) - fraction.length + (significant.length - digits.length) };
}
