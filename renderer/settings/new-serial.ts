import type { FieldRemark } from '../device/field-remark.ts';
import { serialProblem } from '../device/serial-problem.ts';

/** What is wrong with the serial number of a changed device (spec §2.2); null when nothing is. */
export function newSerialProblem(serialNumber: string, registered: string): FieldRemark | null {
  const problem = serialProblem(serialNumber);
  if (problem !== null) return problem;
  return serialNumber === registered ? { words: 'settings:serial-same', values: {} } : null;
}
