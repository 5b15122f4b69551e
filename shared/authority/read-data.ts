import type { Envelope } from './envelope.ts';
import type { FieldProblem } from './outcome.ts';
import { isFields } from './read-values.ts';

/** What the data of a successful answer turned out to be. */
export type ReadData<Data> =
  | { is: 'data'; data: Data; problems: FieldProblem[] }
  /** Success with an empty list: the same as result code 001 (architecture §3). */
  | { is: 'nothing' }
  | { is: 'no-key' }
  | { is: 'unreadable'; detail: string };

/** The list of that name under `data`, or beside `resultCd` where an answer leaves `data` out. */
export function listIn(
  envelope: Envelope,
  name: string,
): { is: 'list'; rows: readonly unknown[] } | { is: 'nothing' } | { is: 'unreadable'; detail: string } {
  const { data } = envelope.body;
  const holder = isFields(data) ? data : envelope.body;
  const list = holder[name];
  if (Array.isArray(list)) return list.length === 0 ? { is: 'nothing' } : { is: 'list', rows: list };
  const isLeftEmpty = list === null || (list === undefined && (data === undefined || data === null));
  return isLeftEmpty ? { is: 'nothing' } : { is: 'unreadable', detail: `no list ${name}` };
}
