import { DatabaseSync } from 'node:sqlite';
import type { Said } from './kill-words.ts';
import type { Arrival } from './watched-door.ts';

/** Remembers what a person in front of the shop has been told, and tells where store and authority say otherwise. */
export class KillOracle {
  /** By name: every save has a name of its own. */
  readonly asked = new Map<string, string>();
  readonly saved = new Map<string, { id: number; revision: number }>();
  readonly leftOut = new Set<string>();
  readonly resends = new Map<string, number>();
  readonly ended = new Map<string, Extract<Said, { is: 'item' }>>();
  readonly decided = new Map<string, number>();
  readonly logged: string[] = [];

  hear(said: Said): void {
    if (said.is === 'asked') this.asked.set(said.name, said.itemCode);
    if (said.is === 'saved') this.saved.set(said.name, said);
    if (said.is === 'left-out') this.leftOut.add(said.name);
    if (said.is === 'resend') for (const name of said.names) count(this.resends, name);
    if (said.is === 'decided') count(this.decided, said.deed);
    if (said.is === 'item') this.ended.set(said.itemCode, said);
    if (said.is === 'logged') this.logged.push(said.message);
  }

  /** The items that a clerk knows, the newest last. */
  known(): { id: number; itemCode: string }[] {
    const codes = new Map([...this.saved].map(([name, { id }]) => [id, this.asked.get(name) ?? '']));
    return [...codes].map(([id, itemCode]) => ({ id, itemCode })).toSorted((a, b) => a.id - b.id);
  }

  /** Everything in which they do not agree; and what happened, in numbers. */
  judge(
    file: string,
    arrivals: readonly Arrival[],
    atAuthority: ReadonlyMap<string, string>,
  ): { wrong: string[]; counts: Record<string, number> } {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const stored = storedIn(database);
      const wrong = [
        ...stored.faults,
        ...this.#lost(stored),
        ...this.#invented(stored),
        ...notArrived(stored, arrivals),
        ...this.#sentTwice(arrivals),
        ...this.#disagreements(stored, atAuthority),
      ];
      return { wrong, counts: this.#counts(stored, arrivals) };
    } finally {
      database.close();
    }
  }

  #lost({ revisions }: Stored): string[] {
    const names = new Map(revisions.map(({ id, revision, name }) => [`${id}/${revision}`, name]));
    return [...this.saved]
      .filter(([name, { id, revision }]) => names.get(`${id}/${revision}`) !== name)
      .map(([name, { id, revision }]) => `${name} was saved as ${id}/${revision} and is lost`);
  }

  #invented({ revisions }: Stored): string[] {
    const seen = new Set<string>();
    return revisions.flatMap(({ name, itemCode, id, revision }) => {
      const isTwice = seen.has(name);
      seen.add(name);
      if (isTwice) return [`${name} is stored twice, again as ${id}/${revision}`];
      if (this.leftOut.has(name)) return [`${name} was refused and is stored`];
      return this.asked.get(name) === itemCode ? [] : [`${name} of ${itemCode} was never asked for`];
    });
  }

  /** The program may send a text once, and once more for each time that a person wants it so. */
  #sentTwice(arrivals: readonly Arrival[]): string[] {
    const sent = new Map<string, number>();
    for (const { name, isPutOff } of arrivals) if (!isPutOff) count(sent, name);
    return [...sent]
      .filter(([name, times]) => times > 1 + (this.resends.get(name) ?? 0))
      .map(([name, times]) => `${name} arrived ${times} times, resent ${this.resends.get(name) ?? 0} times`);
  }

  #disagreements({ items }: Stored, atAuthority: ReadonlyMap<string, string>): string[] {
    const codes = new Set(items.map(({ itemCode }) => itemCode));
    return [
      ...[...atAuthority.keys()].filter((code) => !codes.has(code)).map((code) => `${code} is not stored`),
      ...items.flatMap(({ itemCode, state, name, revision, acceptedRevision }) => {
        const told = this.ended.get(itemCode);
        if (told?.name !== name || told.revision !== revision) return [`${itemCode} is told otherwise`];
        if (told.state === 'local')
          return atAuthority.has(itemCode) ? [`${itemCode} is kept local and is at the authority`] : [];
        const agrees = state === 'accepted' && acceptedRevision === revision;
        return agrees && atAuthority.get(itemCode) === name
          ? []
          : [`${itemCode} is ${state} as ${name}, at the authority ${atAuthority.get(itemCode)}`];
      }),
    ];
  }

  #counts(stored: Stored, arrivals: readonly Arrival[]): Record<string, number> {
    const open = [...this.asked.keys()].filter((name) => !this.saved.has(name) && !this.leftOut.has(name));
    const names = new Set(stored.revisions.map(({ name }) => name));
    return {
      saved: this.saved.size,
      'killed during a save that is there': open.filter((name) => names.has(name)).length,
      'killed during a save that is not': open.filter((name) => !names.has(name)).length,
      'killed while sending': stored.stopped,
      'answers lost': stored.lost,
      refused: stored.refused,
      'never connected': stored.neverConnected,
      'put off': arrivals.filter(({ isPutOff }) => isPutOff).length,
      arrived: arrivals.length,
      'sent again by a person': [...this.resends.values()].reduce((sum, times) => sum + times, 0),
      ...Object.fromEntries(this.decided),
    };
  }
}

interface Stored {
  revisions: { id: number; revision: number; name: string; itemCode: string }[];
  items: {
    itemCode: string;
    name: string;
    state: string;
    revision: number;
    acceptedRevision: number | null;
  }[];
  /** Names of what an answer said is accepted. */
  accepted: string[];
  faults: string[];
  stopped: number;
  lost: number;
  refused: number;
  neverConnected: number;
}

function storedIn(database: DatabaseSync): Stored {
  const rows = (sql: string): Record<string, unknown>[] => database.prepare(sql).all();
  const number = (sql: string): number => Number(rows(sql)[0]?.['n']);
  const attempts = (where: string): number =>
    number(`SELECT count(*) AS n FROM outbox_attempt WHERE ${where}`);
  return {
    revisions: rows(
      `SELECT item_id AS id, revision, fields ->> 'name' AS name, fields ->> 'itemCode' AS itemCode
        FROM item_revision ORDER BY item_id, revision`,
    ) as Stored['revisions'],
    items: rows(
      `SELECT item_code AS itemCode, name, state, revision, accepted_revision AS acceptedRevision FROM item`,
    ) as Stored['items'],
    accepted: rows(
      `SELECT subject FROM outbox_entry WHERE state = 'accepted' AND outcome <> 'marked-by-person'`,
    ).map(({ subject }) => String(subject)),
    faults: [
      ...rows('PRAGMA integrity_check').map((row) => String(row['integrity_check'])),
      ...rows(
        `SELECT item_id FROM item_revision JOIN item ON item.id = item_id
          GROUP BY item_id HAVING count(*) <> max(item.revision) OR max(item_revision.revision) <> count(*)`,
      ).map((row) => `item ${String(row['item_id'])} has a gap in its revisions`),
    ].filter((fault) => fault !== 'ok'),
    stopped: attempts(`message = 'the program stopped'`),
    lost: attempts(
      `outcome IN ('no-answer', 'unreadable', 'cancelled') AND message <> 'the program stopped'`,
    ),
    refused: attempts(`outcome = 'refused'`),
    neverConnected: attempts(`outcome = 'never-connected'`),
  };
}

/** What an answer made accepted has arrived, and the authority said so. */
function notArrived({ accepted }: Stored, arrivals: readonly Arrival[]): string[] {
  const arrived = new Set(arrivals.filter(({ resultCode }) => resultCode === '000').map(({ name }) => name));
  return accepted.filter((name) => !arrived.has(name)).map((name) => `${name} is accepted by nobody`);
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
