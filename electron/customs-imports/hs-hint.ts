/**
 * What an HS code may have been before its leading zero was lost, written with points: '7131000' is '0713.10.00'; null
 * where nothing seems lost. Codes are of 6, 8 or 10 digits; live answers hold ones of 11 that have lost nothing
 * (domain §6), so only shorter odd ones are hinted at. A hint beside the code, which is never changed.
 */
export function hsHint(hsCode: string): string | null {
  const digits = hsCode.replaceAll(/[\s.]/g, '');
  if (!/^[1-9]\d*$/.test(digits) || !LENGTHS_WITH_A_LOST_ZERO.has(digits.length)) return null;
  const whole = `0${digits}`;
  return [whole.slice(0, 4), ...(whole.slice(4).match(/\d\d/g) ?? [])].join('.');
}

const LENGTHS_WITH_A_LOST_ZERO = new Set([5, 7, 9]);
