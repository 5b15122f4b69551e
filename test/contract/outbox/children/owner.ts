import type { Core } from '../../../../electron/ipc/core-side.ts';
import type { ItemStateName } from '../../../../shared/items/item.ts';
import type { BulkReport } from '../../../../shared/items/item-deeds.ts';
import { type Change, type ManyDeed, type Revision, textOf } from '../kill-words.ts';
import { say } from './say.ts';

/** An item as it was looked at. */
interface Seen extends Revision {
  itemCode: string;
  text: string;
  state: ItemStateName;
  acceptedRevision: number | null;
  name: string;
}

/** What a deed did to one item, for undoing it. */
interface Step extends Revision {
  was: ItemStateName;
  textBefore: string;
  /** Since the deed, in the revision of this step. */
  text: string;
}

const KEPT_HERE: readonly ItemStateName[] = ['draft', 'local'];
/** By an undoing, nothing is sent that was in one of these before the deed. */
const STAYS_BY_UNDOING: readonly ItemStateName[] = [
  ...KEPT_HERE,
  'needs-fixing',
  'not-accepted',
  'no-answer',
];
const CAME_BACK: readonly ItemStateName[] = ['not-accepted', 'no-answer', 'held'];
const ON_ITS_WAY: readonly ItemStateName[] = ['waiting', 'sending'];

/** Whoever does something with many items at once, and undoes it. */
export class Owner {
  readonly #core: Core;
  readonly #life: number;
  readonly #undoable: { token: number; steps: Step[] }[] = [];
  #number = 0;

  constructor(core: Core, life: number) {
    this.#core = core;
    this.#life = life;
  }

  async setField(ids: readonly number[]): Promise<void> {
    const seen = await this.#look(ids);
    const stamp = `Deed ${this.#life}.${this.#number + 1}`;
    const steps = seen.map((item) => stepOf(item, textOf(item.name, stamp)));
    const changes = seen.map((item, place) =>
      changeOf(item, place, textOf(item.name, stamp), { isSure: true, isToLeave: !isKeptHere(item) }),
    );
    const number = this.#begin('setField', ids, changes);
    const selection = { is: 'ids' as const, ids: [...ids] };
    const report = await this.#core.handlers.items.setField({
      selection,
      field: 'standardName',
      value: stamp,
    });
    this.#done(number, report, steps);
  }

  async send(ids: readonly number[]): Promise<void> {
    const seen = await this.#look(ids);
    const changes = seen
      .map((item, place) =>
        changeOf(item, place, item.text, { isSure: item.state === 'draft', isToLeave: true }),
      )
      .filter((_, place) => seen[place]!.state === 'draft' || seen[place]!.state === 'needs-fixing');
    const steps = seen
      .filter(({ state }) => state === 'draft' || state === 'needs-fixing')
      .map((item) => stepOf(item, item.text));
    say({ is: 'resend', revisions: revisionsIn(seen, CAME_BACK), released: [] });
    say({ is: 'maybe-resend', revisions: revisionsIn(seen, ON_ITS_WAY) });
    const number = this.#begin('send', ids, changes);
    const report = await this.#core.handlers.items.send({ selection: { is: 'ids', ids: [...ids] } });
    this.#done(number, report, steps);
  }

  async hold(ids: readonly number[]): Promise<void> {
    const before = revisionsIn(await this.#look(ids), ['held']);
    const number = this.#begin('hold', ids, []);
    const report = await this.#core.handlers.items.hold({ selection: { is: 'ids', ids: [...ids] } });
    const held = revisionsIn(await this.#look(ids), ['held']);
    const added = held.length - before.length;
    if (added !== report.changed)
      say({ is: 'logged', message: `${added} are held, but ${report.changed} it says` });
    this.#done(number, report, []);
    say({ is: 'held', revisions: held });
  }

  /** Undoes its latest deed, or the undoing of it. */
  async undo(): Promise<void> {
    const deed = this.#undoable.pop();
    if (deed === undefined) return;
    const { token, steps } = deed;
    const seen = await this.#look(steps.map(({ id }) => id));
    const number = this.#begin('undo', steps, changesBack(seen, steps));
    const { undone, tooLate, redo } = await this.#core.handlers.items.undo({ undo: token });
    const now = await this.#look(steps.map(({ id }) => id));
    const back = now.filter((item, place) => item.text === steps[place]!.textBefore);
    say({ is: 'as-accepted', texts: back.filter(isAsAccepted).map(({ text }) => text) });
    say({ is: 'many-done', life: this.#life, number, changed: undone, leftOut: tooLate });
    if (redo === null) return;
    const redoable = now.flatMap((item, place) =>
      item.revision === seen[place]!.revision + 1 ? [stepBack(item, seen[place]!)] : [],
    );
    this.#undoable.push({ token: redo, steps: redoable });
  }

  #begin(deed: ManyDeed, items: readonly unknown[], changes: Change[]): number {
    this.#number += 1;
    const number = this.#number;
    say({ is: 'many', deed, life: this.#life, number, items: items.length, changes });
    return number;
  }

  #done(number: number, { changed, leftOut, undo }: BulkReport, steps: Step[]): void {
    say({ is: 'many-done', life: this.#life, number, changed, leftOut });
    if (undo !== null) this.#undoable.push({ token: undo, steps });
  }

  async #look(ids: readonly number[]): Promise<Seen[]> {
    const { get } = this.#core.handlers.items;
    return Promise.all(
      ids.map(async (id) => {
        const { fields, ...item } = await get({ id });
        const { itemCode, name, standardName } = fields;
        return { ...item, itemCode, name, text: textOf(name, standardName) };
      }),
    );
  }
}

function changesBack(seen: readonly Seen[], steps: readonly Step[]): Change[] {
  return seen.flatMap((item, place) => {
    const { was, text, textBefore, revision } = steps[place]!;
    if (item.text !== text) return [];
    const isSure =
      item.revision === revision && text !== textBefore && isKeptHere(item) && isKeptHere({ state: was });
    const isToLeave = !STAYS_BY_UNDOING.includes(was);
    const change = changeOf(item, place, textBefore, { isSure, isToLeave });
    return [was === 'accepted' ? { ...change, onlyAfter: text } : change];
  });
}

function changeOf(
  { id, revision, itemCode }: Seen,
  place: number,
  text: string,
  how: Pick<Change, 'isSure' | 'isToLeave'>,
): Change {
  return { id, revision: revision + 1, itemCode, text, place, ...how };
}

function stepOf({ id, revision, state, text }: Seen, textNow: string): Step {
  return { id, revision: revision + 1, was: state, textBefore: text, text: textNow };
}

function stepBack({ id, revision, text }: Seen, before: Seen): Step {
  return { id, revision, was: before.state, textBefore: before.text, text };
}

function isKeptHere({ state }: Pick<Seen, 'state'>): boolean {
  return KEPT_HERE.includes(state);
}

function isAsAccepted({ state, revision, acceptedRevision }: Seen): boolean {
  return state === 'accepted' && acceptedRevision !== revision;
}

function revisionsIn(seen: readonly Seen[], states: readonly ItemStateName[]): Revision[] {
  return seen.filter(({ state }) => states.includes(state)).map(({ id, revision }) => ({ id, revision }));
}
