import { OUTBOX_STATES, type OutboxState } from '../../shared/outbox/outbox-entry.ts';
import type { Database } from '../database/database.ts';
import { stateOf } from './outbox-rows.ts';

export interface EntryStatesNeeds {
  database: Database;
  giveWay: () => Promise<void>;
}

/**
 * Which state every shown entry is in, a byte for each: a million of them are counted, paged and walked through
 * without asking the database. The rows stay the truth: what was touched is read again before it is told of.
 */
export class EntryStates {
  readonly #needs: EntryStatesNeeds;
  /** By id: 0 for what is not shown, else the place in OUTBOX_STATES and one. */
  #marks = new Uint8Array(ROOM);
  #end = 1;
  #counts = noEntries();
  readonly #touched = new Set<number>();
  readonly #readers: ((ids: readonly number[]) => void)[] = [];
  #loading: Promise<void> | null = null;
  isStopped = false;

  constructor(needs: EntryStatesNeeds) {
    this.#needs = needs;
  }

  /** Notes that an entry was written, also within a transaction that may yet be undone. */
  touch(id: number): void {
    this.#touched.add(id);
  }

  /** Tells from now on of every entry that is read again. */
  whenRead(reader: (ids: readonly number[]) => void): void {
    this.#readers.push(reader);
  }

  /** Takes in what was touched, the first time everything; gives way between two chunks. */
  async upToDate(): Promise<void> {
    this.#loading ??= this.#load();
    await this.#loading;
    while (this.#touched.size > 0 && !this.isStopped) {
      this.#readAgain();
      if (this.#touched.size > 0) await this.#needs.giveWay();
    }
  }

  /** Asks the database nothing more; call it before it is closed. */
  stop(): void {
    this.isStopped = true;
  }

  /** How many entries are shown in each state, as they were when this was last up to date. */
  counts(): Readonly<Record<OutboxState, number>> {
    return this.#counts;
  }

  /** The end of all ids that are known. */
  get end(): number {
    return this.#end;
  }

  /** A page of the entries in some states, the newest first, and how many there are. @param only by id, 1 for wanted */
  page(
    states: readonly OutboxState[],
    { from, count, only }: { from: number; count: number; only: Uint8Array | null },
  ): { ids: number[]; total: number } {
    const wanted = wantedMarks(states);
    const ids: number[] = [];
    let seen = 0;
    for (let id = this.#end - 1; id > 0; id -= 1) {
      if (wanted[this.#marks[id] ?? 0] !== 1 || (only !== null && only[id] !== 1)) continue;
      if (seen >= from && ids.length < count) ids.push(id);
      seen += 1;
      if (only === null && ids.length === count) break;
    }
    return { ids, total: only === null ? this.#sum(states) : seen };
  }

  /** So many entries in some states, the oldest first, behind `after` and before `end`. */
  walk(states: readonly OutboxState[], after: number, end: number, count: number): number[] {
    const wanted = wantedMarks(states);
    const ids: number[] = [];
    for (let id = after + 1; id < Math.min(end, this.#end) && ids.length < count; id += 1) {
      if (wanted[this.#marks[id] ?? 0] === 1) ids.push(id);
    }
    return ids;
  }

  #sum(states: readonly OutboxState[]): number {
    return [...new Set(states)].reduce((sum, state) => sum + this.#counts[state], 0);
  }

  async #load(): Promise<void> {
    const { database, giveWay } = this.#needs;
    for (const state of OUTBOX_STATES) {
      for (const urgent of [0, 1]) {
        for (let after = 0; !this.isStopped; await giveWay()) {
          const ids = database
            .prepare(IDS)
            .all(state, urgent, after, IDS_AT_ONCE)
            .map(({ id }) => Number(id));
          for (const id of ids) this.#set(id, state);
          after = ids.at(-1) ?? after;
          if (ids.length < IDS_AT_ONCE) break;
        }
      }
    }
  }

  #readAgain(): void {
    const ids = [...this.#touched].slice(0, READ_AT_ONCE);
    const rows = this.#needs.database.prepare(STATES).all(JSON.stringify(ids));
    const states = new Map(rows.map((row) => [Number(row['id']), stateOf(row)]));
    for (const id of ids) {
      this.#touched.delete(id);
      this.#set(id, states.get(id) ?? null);
    }
    for (const reader of this.#readers) reader(ids);
  }

  #set(id: number, state: OutboxState | null): void {
    if (id >= this.#marks.length) this.#makeRoom(id);
    const before = OUTBOX_STATES[(this.#marks[id] ?? 0) - 1];
    if (before !== undefined) this.#counts[before] -= 1;
    if (state !== null) this.#counts[state] += 1;
    this.#marks[id] = state === null ? 0 : OUTBOX_STATES.indexOf(state) + 1;
    this.#end = Math.max(this.#end, id + 1);
  }

  #makeRoom(id: number): void {
    const larger = new Uint8Array(Math.max(id + ROOM, this.#marks.length * 2));
    larger.set(this.#marks);
    this.#marks = larger;
  }
}

const ROOM = 4096;
/** A few milliseconds each. */
const IDS_AT_ONCE = 5000;
const READ_AT_ONCE = 2000;

// Answered by the index of the queue alone: no row is read.
const IDS = `
  SELECT id FROM outbox_entry
  WHERE state = ? AND replaced = 0 AND urgent = ? AND id > ? ORDER BY id LIMIT ?`;
const STATES = `
  SELECT id, state FROM outbox_entry WHERE id IN (SELECT value FROM json_each(?)) AND replaced = 0`;

function noEntries(): Record<OutboxState, number> {
  return { waiting: 0, sending: 0, accepted: 0, 'not-accepted': 0, 'no-answer': 0, held: 0 };
}

function wantedMarks(states: readonly OutboxState[]): Uint8Array {
  const wanted = new Uint8Array(OUTBOX_STATES.length + 1);
  for (const state of states) wanted[OUTBOX_STATES.indexOf(state) + 1] = 1;
  return wanted;
}
