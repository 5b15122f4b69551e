import { writeSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAuthorityClient } from '../../../../electron/authority/client.ts';
import { Secret } from '../../../../electron/authority/secret.ts';
import { buildCore } from '../../../../electron/build-core.ts';
import type { Core } from '../../../../electron/ipc/core-side.ts';
import type { OutboxState } from '../../../../shared/outbox/outbox-entry.ts';
import { PRESETS } from '../../../../shared/authority/profile-presets.ts';
import { AppError } from '../../../../shared/errors/app-error.ts';
import { anItem } from '../../../support/an-item.ts';
import { OPEN_SHOP } from '../../../support/list-shop.ts';
import { seededRandom } from '../../../support/seeded-random.ts';
import type { Orders, Said } from '../kill-words.ts';

/** A shop in a process of its own: the real core over a real file, speaking to an authority, until it is killed. */
async function main(): Promise<void> {
  const lines = createInterface({ input: process.stdin });
  const [line] = (await once(lines, 'line')) as [string];
  const orders = JSON.parse(line) as Orders;
  const core = await openCore(orders);
  let isToClose = false;
  lines.on('line', () => {
    isToClose = true;
  });
  if (orders.task === 'prepare') await core.handlers.codes.refresh({ everything: true });
  core.deviceIs({ is: 'ready' });
  say({ is: 'ready' });
  if (orders.task === 'work') await work(core, orders, () => isToClose);
  if (orders.task === 'settle') await settleAll(core, orders);
  await core.close();
  say({ is: 'closed' });
  process.exit();
}

/** Written at once: what was said before a kill is known. */
function say(said: Said): void {
  writeSync(1, `${JSON.stringify(said)}\n`);
}

function openCore({ file, url, key, clockAheadMs }: Orders): Promise<Core> {
  const clock = { now: () => Date.now() + clockAheadMs };
  const timers = {
    after(milliseconds: number, deed: () => void) {
      const timer = setTimeout(deed, milliseconds);
      return () => clearTimeout(timer);
    },
  };
  const { id, pin, branchId } = OPEN_SHOP;
  const { perform } = createAuthorityClient({
    clock,
    timers,
    profile: { ...PRESETS.practice, baseUrl: url },
    identity: () => ({ shopId: id, tin: pin, bhfId: branchId, key: new Secret(key) }),
    secrets: () => null,
    fetch: (address, init) => fetch(address, init),
    maxAnswerBytes: 10_000_000,
  });
  return buildCore({
    shop: OPEN_SHOP,
    file,
    perform,
    publish: () => undefined,
    notify: () => undefined,
    clock,
    timers,
    random: Math.random,
    log: { info: () => undefined, warn: logged, error: logged },
  });
}

function logged(message: string, cause?: unknown): void {
  say({ is: 'logged', message: `${message}: ${String(cause)}` });
}

/** A clerk, an owner and their haste. */
async function work(core: Core, orders: Orders, isToClose: () => boolean): Promise<void> {
  const random = seededRandom(orders.seed);
  const upTo = (end: number): number => Math.floor(random() * end);
  const items = [...orders.known];
  const clerk = new Clerk(core, orders.life, items);
  const newest = (): (typeof items)[number] => items[Math.max(0, items.length - 1 - upTo(40))]!;
  const deeds: [number, () => Promise<unknown>][] = [
    [30, () => clerk.save(null, { send: true })],
    [6, () => clerk.save(null, { send: false })],
    [4, () => clerk.save(null, { send: false, keepLocal: true })],
    [3, () => clerk.save(null, { send: true, isBroken: true })],
    [22, () => clerk.save(newest(), { send: true })],
    [5, () => clerk.save(newest(), { send: false })],
    [3, () => clerk.save(newest(), { send: false, keepLocal: true })],
    [2, () => clerk.save(newest(), { send: true, isBroken: true })],
    [8, () => clerk.resend('sendAgain', ['not-accepted', 'no-answer'])],
    [4, () => clerk.decide('hold', upTo(30))],
    [4, () => clerk.resend('release', ['held'])],
    [4, () => clerk.decide('takeBack', upTo(30))],
    [6, () => clerk.decide('markRegistered', 0, ['not-accepted', 'no-answer'])],
    [3, () => clerk.decide('sendNow', upTo(10))],
    [4, async () => core.handlers.outbox.goOn(undefined)],
    [4, async () => core.lineCameBack()],
    [1, async () => core.awake()],
    [12, () => sleep(upTo(8))],
  ];
  const all = deeds.reduce((sum, [weight]) => sum + weight, 0);
  while (!isToClose()) {
    let place = upTo(all);
    const [, deed] = deeds.find(([weight]) => (place -= weight) < 0)!;
    await deed();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

interface Manner {
  send: boolean;
  keepLocal?: boolean;
  /** Breaks a rule, so that it is kept as one that needs fixing. */
  isBroken?: boolean;
}

class Clerk {
  readonly #core: Core;
  readonly #life: number;
  readonly #items: { id: number; itemCode: string }[];
  #number = 0;

  constructor(core: Core, life: number, items: { id: number; itemCode: string }[]) {
    this.#core = core;
    this.#life = life;
    this.#items = items;
  }

  async save(old: { id: number; itemCode: string } | null | undefined, manner: Manner): Promise<void> {
    this.#number += 1;
    const name = `Item ${this.#life}.${this.#number}`;
    const itemCode = old?.itemCode ?? `KE2NTXU${this.#life * 1000 + this.#number}`;
    say({ is: 'asked', name, itemCode });
    const { send, keepLocal = false, isBroken = false } = manner;
    const fields = anItem({ itemCode, name, ...(isBroken ? { price: '' } : {}) });
    const result = await this.#core.handlers.items.save({ id: old?.id ?? null, fields, send, keepLocal });
    const item = result.is === 'saved' || result.is === 'problems' ? result.item : null;
    if (item === null) return say({ is: 'left-out', name });
    say({ is: 'saved', name, id: item.id, revision: item.revision });
    if (old === null || old === undefined) this.#items.push({ id: item.id, itemCode });
  }

  /** Has everything in some states sent again: a person's decision, said before it is carried out. */
  async resend(deed: 'sendAgain' | 'release', states: OutboxState[]): Promise<void> {
    const { outbox } = this.#core.handlers;
    const filter = { states, cause: null, text: '' };
    const { rows } = await outbox.page({ filter, from: 0, count: 200 });
    if (rows.length === 0) return;
    say({ is: 'resend', names: rows.map(({ subject }) => subject) });
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
    if (count > 0) say({ is: 'decided', deed });
  }
}

/** Sends everything until it is accepted, then everything once more with a new name, and tells how items stand. */
async function settleAll(core: Core, orders: Orders): Promise<void> {
  const clerk = new Clerk(core, orders.life, []);
  await untilSettled(core, clerk);
  const ids: number[] = [];
  for (let id = 1; await hasItem(core, id); id += 1) ids.push(id);
  for (const id of ids) {
    const { state, fields } = await core.handlers.items.get({ id });
    if (state !== 'local') await clerk.save({ id, itemCode: fields.itemCode }, { send: true });
  }
  await untilSettled(core, clerk);
  for (const id of ids) {
    const { state, fields, revision, acceptedRevision } = await core.handlers.items.get({ id });
    const { itemCode, name } = fields;
    say({ is: 'item', id, itemCode, name, state, revision, acceptedRevision });
  }
}

async function hasItem(core: Core, id: number): Promise<boolean> {
  try {
    await core.handlers.items.get({ id });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'items.not-found') return false;
    throw error;
  }
}

async function untilSettled(core: Core, clerk: Clerk): Promise<void> {
  for (let isOpen = true; isOpen; await sleep(10)) {
    await clerk.resend('sendAgain', ['not-accepted', 'no-answer']);
    await clerk.resend('release', ['held']);
    const { waiting, sending, notAccepted, noAnswer, held } = await core.handlers.outbox.goOn(undefined);
    isOpen = waiting + sending + notAccepted + noAnswer + held > 0;
  }
}

await main();
