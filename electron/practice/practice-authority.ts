import { setTimeout as sleep } from 'node:timers/promises';
import { type AuthorityHouse, authorityDoor } from './authority-door.ts';
import { type Line, openLine } from './line.ts';
import { PracticeBooks } from './practice-books.ts';
import { type PracticeEvent, readEvents } from './practice-events.ts';
import { type PracticeState, stateOf } from './practice-state.ts';
import type { CodeName, PracticeSwitches } from './practice-switches.ts';
import { readSwitches } from './read-switches.ts';
import type { PracticeStorage } from './storage.ts';
import { SwitchBoard } from './switch-board.ts';

/** What came of a change of switches: how they stand now, or what was wrong (then nothing has changed). */
export type SwitchesChange = { ok: true; switches: PracticeSwitches } | { ok: false; problems: string[] };

/** A running practice authority: a real HTTP service on loopback that knows the four operations of spec §4. */
export interface PracticeAuthority {
  /** The base URL of the four operations, without a slash at its end. It stays the same as long as it runs. */
  url: string;
  switches(): PracticeSwitches;
  /** Changes any of the switches, from the next request on. All or nothing; changes wait for one another. */
  change(changes: Partial<PracticeSwitches>): Promise<SwitchesChange>;
  /** The same for a change that came from outside and may be anything. */
  changeUnread(input: unknown): Promise<SwitchesChange>;
  state(): PracticeState;
  /** Cuts every connection and lets go of port and storage. */
  stop(): Promise<void>;
}

export interface PracticeAuthorityOptions {
  /** Everything made up follows from it. A storage that was begun with another seed keeps its own. */
  seed: number;
  /** Epoch milliseconds. */
  clock: () => number;
  storage: PracticeStorage;
  /** 0 takes any free port. */
  port: number;
}

/**
 * Starts the practice authority and has its state back from the storage, which is its own from now on. Rejects with
 * `database.damaged` when the storage cannot be understood, and with the system's error when the port is taken.
 */
export async function startPracticeAuthority(options: PracticeAuthorityOptions): Promise<PracticeAuthority> {
  try {
    return await start(options);
  } catch (error) {
    await options.storage.close();
    throw error;
  }
}

async function start(options: PracticeAuthorityOptions): Promise<PracticeAuthority> {
  const { clock, storage, port } = options;
  const books = await openBooks(options);
  const record = async (event: PracticeEvent): Promise<void> => {
    books.apply(event);
    await storage.append(JSON.stringify(event));
  };
  const board = new SwitchBoard();
  board.set({ switchedOffCodes: books.switchedOffCodes() });
  const stopping = new AbortController();
  const wait = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopping.signal });
  const house = { books, board, clock, record, wait };
  const line = await openLine(port, authorityDoor(house));
  return runningAuthority(house, line, storage, stopping);
}

function runningAuthority(
  house: AuthorityHouse,
  line: Line,
  storage: PracticeStorage,
  stopping: AbortController,
): PracticeAuthority {
  const { books, board, clock } = house;
  let lastChange: Promise<unknown> = Promise.resolve();
  const changeUnread = (input: unknown): Promise<SwitchesChange> => {
    const change = lastChange.then(() => changeSwitches(input, house, line));
    lastChange = change.catch(() => undefined);
    return change;
  };
  return {
    url: line.url,
    switches: () => board.switches,
    change: changeUnread,
    changeUnread,
    state: () => stateOf(books, clock()),
    stop: async () => {
      stopping.abort();
      await lastChange;
      await line.cut();
      await storage.close();
    },
  };
}

async function openBooks({ seed, clock, storage }: PracticeAuthorityOptions): Promise<PracticeBooks> {
  const [first, ...others] = readEvents(await storage.read());
  if (first?.is === 'begun') {
    const books = new PracticeBooks(first);
    for (const event of others) books.apply(event);
    return books;
  }
  const begun = { is: 'begun', at: clock(), seed } as const satisfies PracticeEvent;
  await storage.append(JSON.stringify(begun));
  return new PracticeBooks(begun);
}

async function changeSwitches(input: unknown, house: AuthorityHouse, line: Line): Promise<SwitchesChange> {
  const { books, board } = house;
  books.codes.moveTo(house.clock());
  const reading = readSwitches(input, (cdCls, cd) => books.codes.knows(cdCls, cd));
  if (!reading.ok) return reading;
  const { lineCut, switchedOffCodes } = reading.changes;
  const problem = lineCut === undefined ? null : await switchLine(line, lineCut);
  if (problem !== null) return { ok: false, problems: [problem] };
  if (switchedOffCodes !== undefined && !(await switchCodes(switchedOffCodes, house))) {
    return { ok: false, problems: ['switchedOffCodes: the change could not be written down'] };
  }
  board.set({ ...reading.changes, switchedOffCodes: books.switchedOffCodes() });
  return { ok: true, switches: board.switches };
}

async function switchLine(line: Line, lineCut: boolean): Promise<string | null> {
  try {
    await (lineCut ? line.cut() : line.restore());
    return null;
  } catch {
    return `lineCut: port ${line.port} has been taken by another program meanwhile`;
  }
}

/** Makes the wanted codes the ones that are switched off; others are switched on again. False: it could not be kept. */
async function switchCodes(wanted: CodeName[], { books, clock, record }: AuthorityHouse): Promise<boolean> {
  const before = books.switchedOffCodes();
  const at = clock();
  const off = wanted.filter((code) => !includes(before, code));
  const on = before.filter((code) => !includes(wanted, code));
  try {
    for (const code of off) await record({ is: 'code-switched', at, ...code, useYn: 'N' });
    for (const code of on) await record({ is: 'code-switched', at, ...code, useYn: 'Y' });
    return true;
  } catch {
    return false;
  }
}

function includes(codes: readonly CodeName[], { cdCls, cd }: CodeName): boolean {
  return codes.some((code) => code.cdCls === cdCls && code.cd === cd);
}
