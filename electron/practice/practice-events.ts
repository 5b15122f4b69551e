import { AppError } from '../../shared/errors/app-error.ts';

/** The fields of an accepted item save (spec §2.6) as they were sent; numbers as the text that was written. */
export type SavedItem = Readonly<Record<string, string | null>>;

/** Everything that ever happens to the practice authority; its whole state follows from these, in order. */
export type PracticeEvent =
  | { is: 'begun'; at: number; seed: number }
  | { is: 'device-initialised'; at: number; tin: string; bhfId: string; dvcSrlNo: string }
  | { is: 'item-saved'; at: number; tin: string; bhfId: string; item: SavedItem }
  | { is: 'imports-looked-at'; at: number; tin: string; bhfId: string }
  | { is: 'code-switched'; at: number; cdCls: string; cd: string; useYn: 'Y' | 'N' };

type Kind = PracticeEvent['is'];

/** The members that each kind of event must have, with their types; every event also has `at`. */
const MEMBERS: Record<Kind, Record<string, 'string' | 'number' | 'object'>> = {
  begun: { seed: 'number' },
  'device-initialised': { tin: 'string', bhfId: 'string', dvcSrlNo: 'string' },
  'item-saved': { tin: 'string', bhfId: 'string', item: 'object' },
  'imports-looked-at': { tin: 'string', bhfId: 'string' },
  'code-switched': { cdCls: 'string', cd: 'string', useYn: 'string' },
};

/** The events of a practice log, oldest first. Throws `database.damaged` with the number of the first bad line, from 1. */
export function readEvents(lines: readonly string[]): PracticeEvent[] {
  return lines.map((line, index) => {
    const event = parseEvent(line);
    if (event === null || (event.is === 'begun') !== (index === 0)) {
      throw new AppError('database.damaged', { line: index + 1 });
    }
    return event;
  });
}

function parseEvent(line: string): PracticeEvent | null {
  try {
    const value: unknown = JSON.parse(line);
    return isEvent(value) ? value : null;
  } catch {
    return null;
  }
}

function isEvent(value: unknown): value is PracticeEvent {
  if (typeof value !== 'object' || value === null || !('is' in value) || !('at' in value)) return false;
  const members = Object.entries(MEMBERS).find(([kind]) => kind === value.is)?.[1];
  if (members === undefined || typeof value.at !== 'number') return false;
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.entries(members).every(
    ([name, type]) => given.get(name) !== null && typeof given.get(name) === type,
  );
}
