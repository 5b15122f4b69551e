import type { Change, Known, ManyDeed, Revision, Said } from './kill-words.ts';
import { ManyOracle } from './many-oracle.ts';
import { keyOf, storedIn, type StoredShop } from './stored-shop.ts';
import type { Arrival } from './watched-door.ts';

type Told = Extract<Said, { is: 'item' }>;

/** Remembers what a person in front of the shop has been told, and tells where store and authority say otherwise. */
export class KillOracle {
  readonly logged: string[] = [];
  readonly #arrivals: readonly Arrival[];
  readonly #many = new ManyOracle();
  /** By text: every save gives a text of its own, except where a text is sent or put back as it was. */
  readonly #asked = new Map<string, string>();
  readonly #again = new Map<string, number>();
  readonly #saved = new Map<string, Revision>();
  readonly #leftOut = new Set<string>();
  readonly #mayLeave = new Map<string, number>();
  /** Of these, by an undoing that has not told yet whether the authority has them. */
  readonly #wantedBack = new Map<string, number>();
  /** By the key of a revision. */
  readonly #resends = new Map<string, number>();
  readonly #maybeResends = new Map<string, number>();
  readonly #held: { key: string; arrivals: number; wants: number }[] = [];
  /** Everything by which a person wanted something to leave: texts and keys, in their order. */
  readonly #wants: string[] = [];
  readonly #items: Told[] = [];
  /** Texts of single saves. */
  readonly #singles = new Set<string>();
  readonly #decided = new Map<string, number>();

  constructor(arrivals: readonly Arrival[]) {
    this.#arrivals = arrivals;
  }

  hear(said: Said): void {
    this.#many.hear(said);
    switch (said.is) {
      case 'asked':
        this.#asked.set(said.text, said.itemCode);
        this.#singles.add(said.text);
        if (said.isToLeave) this.#want(said.text);
        break;
      case 'saved':
        this.#saved.set(said.text, said);
        break;
      case 'left-out':
        this.#leftOut.add(said.text);
        break;
      case 'many':
        for (const change of said.changes) this.#expect(change, said.deed);
        break;
      case 'as-accepted':
        for (const text of said.texts) this.#unwant(text);
        break;
      case 'resend':
        for (const revision of said.revisions) this.#wantAgain(revision, this.#resends);
        this.#wants.push(...said.released.map(keyOf));
        break;
      case 'maybe-resend':
        for (const revision of said.revisions) this.#wantAgain(revision, this.#maybeResends);
        break;
      case 'held': {
        const now = { arrivals: this.#arrivals.length, wants: this.#wants.length };
        this.#held.push(...said.revisions.map((revision) => ({ key: keyOf(revision), ...now })));
        break;
      }
      case 'decided':
        count(this.#decided, said.deed);
        break;
      case 'item':
        this.#items.push(said);
        break;
      case 'logged':
        this.logged.push(said.message);
        break;
      default:
    }
  }

  #expect({ text, itemCode, isToLeave, onlyAfter }: Change, deed: ManyDeed): void {
    if (deed === 'setField') this.#asked.set(text, itemCode);
    else count(this.#again, text);
    const isThere = onlyAfter !== undefined && !this.#arrivals.some((arrival) => arrival.text === onlyAfter);
    if (!isToLeave || isThere) return;
    this.#want(text);
    if (deed === 'undo') count(this.#wantedBack, text);
  }

  #unwant(text: string): void {
    if ((this.#wantedBack.get(text) ?? 0) === 0) return;
    count(this.#wantedBack, text, -1);
    count(this.#mayLeave, text, -1);
  }

  #want(text: string): void {
    count(this.#mayLeave, text);
    this.#wants.push(text);
  }

  #wantAgain(revision: Revision, wishes: Map<string, number>): void {
    count(wishes, keyOf(revision));
    this.#wants.push(keyOf(revision));
  }

  /** The items that a clerk knows, the newest last. */
  known(): Known[] {
    const codes = new Map([...this.#saved].map(([text, { id }]) => [id, this.#asked.get(text) ?? '']));
    return [...codes].map(([id, itemCode]) => ({ id, itemCode })).toSorted((a, b) => a.id - b.id);
  }

  /** Everything in which they do not agree; and what happened, in numbers. */
  judge(file: string, atAuthority: Record<'settled' | 'end', ReadonlyMap<string, string>>): Judgement {
    const stored = storedIn(file);
    const wrong = [
      ...this.logged,
      ...stored.faults,
      ...this.#lost(stored),
      ...this.#invented(stored),
      ...this.#many.judge(stored),
      ...notArrived(stored, this.#arrivals),
      ...this.#sentTwice(stored),
      ...this.#leftHeld(stored),
      ...this.#disagreements(stored, atAuthority.settled, false),
      ...this.#disagreements(stored, atAuthority.end, true),
    ];
    return { wrong, counts: this.#counts(stored) };
  }

  #lost({ revisions }: StoredShop): string[] {
    return [...this.#saved]
      .filter(([text, revision]) => revisions.get(keyOf(revision))?.text !== text)
      .map(([text, revision]) => `${text} was saved as ${keyOf(revision)} and is lost`);
  }

  #invented({ revisions }: StoredShop): string[] {
    const seen = new Map<string, number>();
    return [...revisions.values()].flatMap(({ text, itemCode, key }) => {
      const times = count(seen, text);
      if (times > 1 + (this.#again.get(text) ?? 0))
        return [`${text} is stored ${times} times, last as ${key}`];
      if (this.#leftOut.has(text)) return [`${text} was refused and is stored`];
      return this.#asked.get(text) === itemCode ? [] : [`${text} of ${itemCode} was never asked for`];
    });
  }

  /** The program may send a text once for each time that a person wants it so. */
  #sentTwice(stored: StoredShop): string[] {
    const allowed = this.#allowed(stored);
    const sent = new Map<string, number>();
    for (const { text, isPutOff } of this.#arrivals) if (!isPutOff) count(sent, text);
    return [...sent]
      .filter(([text, times]) => times > (allowed.get(text) ?? 0))
      .map(([text, times]) => `${text} arrived ${times} times, wanted ${allowed.get(text) ?? 0} times`);
  }

  #allowed({ revisions, openAttempts }: StoredShop): Map<string, number> {
    const allowed = new Map(this.#mayLeave);
    for (const [key, { text }] of revisions) {
      // What came back in the very moment in which it was to be sent.
      const maybe = Math.min(this.#maybeResends.get(key) ?? 0, openAttempts.get(key) ?? 0);
      count(allowed, text, (this.#resends.get(key) ?? 0) + maybe);
    }
    return allowed;
  }

  #leftHeld({ revisions }: StoredShop): string[] {
    return this.#held.flatMap(({ key, arrivals, wants }) => {
      const text = revisions.get(key)?.text ?? '';
      const isWanted = this.#wants.slice(wants).some((want) => want === key || want === text);
      const isSent = this.#arrivals.slice(arrivals).some((arrival) => arrival.text === text);
      return isSent && !isWanted ? [`${text} was held and has left`] : [];
    });
  }

  #disagreements(stored: StoredShop, atAuthority: ReadonlyMap<string, string>, isEnd: boolean): string[] {
    const told = this.#items.filter((item) => item.isEnd === isEnd);
    const codes = new Set(told.map(({ itemCode }) => itemCode));
    return [
      ...[...atAuthority.keys()].filter((code) => !codes.has(code)).map((code) => `${code} is not stored`),
      ...told.flatMap((item) => disagreement(item, stored, atAuthority.get(item.itemCode))),
    ];
  }

  #counts(stored: StoredShop): Record<string, number> {
    const { stopped, lost, refused, neverConnected } = stored.attempts;
    const texts = new Set([...stored.revisions.values()].map(({ text }) => text));
    const open = [...this.#singles].filter((text) => !this.#saved.has(text) && !this.#leftOut.has(text));
    return {
      saved: [...this.#saved.keys()].filter((text) => !text.startsWith('Item 0.')).length,
      'killed during a save that is there': open.filter((text) => texts.has(text)).length,
      'killed during a save that is not': open.filter((text) => !texts.has(text)).length,
      'killed while sending': stopped,
      'answers lost': lost,
      refused,
      'never connected': neverConnected,
      'put off': this.#arrivals.filter(({ isPutOff }) => isPutOff).length,
      arrived: this.#arrivals.length,
      'sent again by a person': [...this.#resends.values()].reduce((sum, times) => sum + times, 0),
      'held and stayed': this.#held.length,
      ...Object.fromEntries(this.#decided),
      ...this.#many.counts(stored),
    };
  }
}

export interface Judgement {
  wrong: string[];
  counts: Record<string, number>;
}

/** How an item that was told, the store and the authority do not agree; [] when they do. */
function disagreement(
  told: Told,
  { revisions, marked }: StoredShop,
  atAuthority: string | undefined,
): string[] {
  const { id, itemCode, text, state, acceptedRevision, isEnd } = told;
  const accepted = keyOf({ id, revision: acceptedRevision ?? 0 });
  if (revisions.get(keyOf(told))?.text !== text) return [`${itemCode} is told otherwise`];
  if (state === 'local') return atAuthority === undefined ? [] : [`${itemCode} is kept local and is there`];
  // What a person has said is not known to be so.
  if (!isEnd && (state === 'needs-fixing' || marked.has(accepted))) return [];
  const agrees = state === 'accepted' && revisions.get(accepted)?.text === text && atAuthority === text;
  return agrees ? [] : [`${itemCode} is ${state} as ${text}, at the authority ${atAuthority}`];
}

/** What an answer made accepted has arrived, and the authority said so. */
function notArrived({ accepted, revisions }: StoredShop, arrivals: readonly Arrival[]): string[] {
  const arrived = new Set(arrivals.filter(({ resultCode }) => resultCode === '000').map(({ text }) => text));
  return accepted
    .filter((key) => !arrived.has(revisions.get(key)?.text ?? ''))
    .map((key) => `${key} is accepted by nobody`);
}

function count(counts: Map<string, number>, key: string, by = 1): number {
  const now = (counts.get(key) ?? 0) + by;
  counts.set(key, now);
  return now;
}
