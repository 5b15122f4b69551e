import type { FieldRemark } from './field-remark.ts';

/** Longest serial number of a device (spec §2.2). */
const LONGEST_SERIAL = 100;

/** What keeps a serial number (without blanks around it) from being sent; null when nothing does. */
export function serialProblem(serial: string): FieldRemark | null {
  if (serial === '') return { words: 'device:serial-missing', values: {} };
  const tooMany = serial.length - LONGEST_SERIAL;
  return tooMany > 0 ? { words: 'device:serial-long', values: { count: tooMany } } : null;
}
