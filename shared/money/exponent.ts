const EXPONENT_FORM = /^(-?)(\d+)(?:\.(\d+))?e([+-]?\d+)$/i;

/** Enough for every finite JavaScript number; a longer row of zeros is no amount but an attack. */
const LARGEST_EXPONENT = 400;

/** The same number without exponent, exactly: '1.5e+21' → '1500000000000000000000'. Other texts come back as they are. */
export function withoutExponent(text: string): string {
  if (!text.includes('e') && !text.includes('E')) return text;
  const [match, minus = '', whole = '', decimals = '', exponent = ''] = EXPONENT_FORM.exec(text) ?? [];
  const shift = Number(exponent);
  if (match === undefined || Math.abs(shift) > LARGEST_EXPONENT) return text;
  const digits =
    '0'.repeat(Math.max(0, -shift)) + whole + decimals + '0'.repeat(Math.max(0, shift - decimals.length));
  const point = whole.length + Math.max(0, shift);
  const behind = digits.slice(point);
  const before = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  return minus + before + (behind === '' ? '' : `.${behind}`);
}
