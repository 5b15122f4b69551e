import type { Core } from '../../../../electron/ipc/core-side.ts';
import type { OutboxState } from '../../../../shared/outbox/outbox-entry.ts';
import { anItem } from '../../../support/an-item.ts';
import type { Known } from '../kill-words.ts';
import { say } from './say.ts';

interface Manner {
  send: boolean;
  keepLocal?: boolean;
  /** Breaks a rule, so that it is kept as one that needs fixing. */
  isBroken?: boolean;
}

/** Whoever saves items one by one, and decides about entries of the outbox. */
export class Clerk {
  readonly #core: Core;
  readonly #life: number;
  readonly #items: Known[];
  #number = 0;

  constructor(core: Core, life: number, items: Known[]) {
    this.#core = core;
    this.#life = life;
    this.#items = items;
  }

  async save(old: Known | null | undefined, manner: Manner): Promise<void> {
    this.#number += 1;
    const name = `Item ${this.#life}.${this.#number}`;
    const itemCode = old?.itemCode ?? `KE2NTXU${this.#life * 1000 + this.#number}`;
    const { send, keepLocal = false, isBroken = false } = manner;
    say({ is: 'asked', text: name, itemCode, isToLeave: send && !isBroken });
    const fields = anItem({ itemCode, name, ...(isBroken ? { price: '' } : {}) });
    const result = await this.#core.handlers.items.save({ id: old?.id ?? null, fields, send, keepLocal });
    const item = result.is === 'saved' || result.is === 'problems' ? result.item : null;
    if (item === null) return say({ is: 'left-out', text: name });
    say({ is: 'saved', text: name, id: item.id, revision: item.revision });
    if (old === null || old === undefined) this.#items.push({ id: item.id, itemCode });
  }

  /** Has everything in some states sent again: a person's decision, said before it is carried out. */
  async resend(deed: 'sendAgain' | 'release', states: OutboxState[]): Promise<void> {
    const { outbox } = this.#core.handlers;
    const filter = { states, cause: null, text: '' };
    const { rows } = await outbox.page({ filter, from: 0, count: 200 });
    if (rows.length === 0) return;
    const released = rows.map(({ itemId, revision, attempts }) => ({ id: itemId, revision, attempts }));
    say({ is: 'resend', revisions: released.filter(({ attempts }) => attempts > 0), released });
    await outbox[deed]({ ids: rows.map(({ id }) => id) });
  }

  /** Does something with an entry that is a few places from the newest. */
  async decide(
    deed: 'hold' | 'takeBack' | 'markRegistered' | 'sendNow',
    place: number,
    states: OutboxState[] = [],
  ): Promise<void> {
    const { outbox } = this.#core.handlers;
    const filter = { states, cause: null, text: '' };
    const [entry] = (await outbox.page({ filter, from: place, count: 1 })).rows;
    if (entry === undefined) return;
    const { count } = await outbox[deed]({ ids: [entry.id] });
    if (count === 0) return;
    say({ is: 'decided', deed });
    if (deed === 'hold') say({ is: 'held', revisions: [{ id: entry.itemId, revision: entry.revision }] });
  }
}
