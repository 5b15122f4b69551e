import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setImmediate as others, setTimeout as sleep } from 'node:timers/promises';
import { createAuthorityClient } from '../../../../electron/authority/client.ts';
import { Secret } from '../../../../electron/authority/secret.ts';
import { buildCore } from '../../../../electron/build-core.ts';
import type { Core } from '../../../../electron/ipc/core-side.ts';
import { PRESETS } from '../../../../shared/authority/profile-presets.ts';
import { OPEN_SHOP } from '../../../support/list-shop.ts';
import { seededRandom } from '../../../support/seeded-random.ts';
import { type Known, type Orders, personOf, textOf } from '../kill-words.ts';
import { Clerk } from './clerk.ts';
import { Owner } from './owner.ts';
import { say } from './say.ts';

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
  if (orders.task === 'prepare') await prepare(core);
  core.deviceIs({ is: 'ready' });
  say({ is: 'ready' });
  if (orders.task === 'work') await work(core, orders, () => isToClose);
  if (orders.task === 'settle') await settleAll(core, orders);
  if (orders.task === 'renew') await renewAll(core, orders);
  await core.close();
  say({ is: 'closed' });
  process.exit();
}

function openCore({ file, url, key, clockAheadMs, life }: Orders): Promise<Core> {
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
    shop: { ...OPEN_SHOP, operator: { id: 'amina', name: personOf(life) } },
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

/** Everything that a shop needs before it works: code lists, and a stock of items that nobody has sent. */
async function prepare(core: Core): Promise<void> {
  await core.handlers.codes.refresh({ everything: true });
  const clerk = new Clerk(core, 0, []);
  for (let number = 0; number < STOCK; number += 1)
    await clerk.save(null, { send: false, keepLocal: number % LOCAL_PER_DRAFT !== 0 });
}

/** More than two chunks of a deed on many. */
const STOCK = 440;
const LOCAL_PER_DRAFT = 20;

/** A clerk, an owner and their haste. */
async function work(core: Core, orders: Orders, isToClose: () => boolean): Promise<void> {
  const random = seededRandom(orders.seed);
  const upTo = (end: number): number => Math.floor(random() * end);
  const items = [...orders.known];
  const clerk = new Clerk(core, orders.life, items);
  const owner = new Owner(core, orders.life);
  const newest = (): Known => items[Math.max(0, items.length - 1 - upTo(40))]!;
  const some = (): number[] => [...new Set(Array.from({ length: 1 + upTo(20) }, () => newest()?.id ?? 1))];
  /** Undoes the deed at once, now and then, and that undoing too. */
  const perhapsBack = async (): Promise<void> => {
    while (random() < 0.5) await owner.undo();
  };
  /** While something is done with the whole stock, the clerk goes on. */
  const withStock = async (deed: (ids: readonly number[]) => Promise<void>): Promise<void> => {
    const doing = { isDone: false };
    const done = deed([...new Set([...orders.stock, ...some()])]).finally(() => (doing.isDone = true));
    for (; !doing.isDone; await others()) await clerk.save(null, { send: true });
    await done;
  };
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
    [4, () => owner.setField(some()).then(perhapsBack)],
    [4, () => owner.send(some()).then(perhapsBack)],
    [3, () => owner.hold(some())],
    [2, () => owner.undo()],
    [2, () => withStock((ids) => owner.setField(ids).then(perhapsBack))],
    [1, () => withStock((ids) => owner.send(ids).then(perhapsBack))],
  ];
  const all = deeds.reduce((sum, [weight]) => sum + weight, 0);
  while (!isToClose()) {
    let place = upTo(all);
    const [, deed] = deeds.find(([weight]) => (place -= weight) < 0)!;
    await deed();
    await others();
  }
}

/** Sends everything until it is accepted, and tells how items stand. */
async function settleAll(core: Core, orders: Orders): Promise<void> {
  const ids = await allIds(core);
  await new Owner(core, orders.life).send(ids);
  await untilSettled(core, new Clerk(core, orders.life, []));
  await tellAll(core, ids, false);
}

/** Puts right what needs fixing and changes everything once more: in the end nothing stands in the way of anything. */
async function renewAll(core: Core, orders: Orders): Promise<void> {
  const ids = await allIds(core);
  const clerk = new Clerk(core, orders.life, []);
  for (const id of ids) {
    const { state, fields } = await core.handlers.items.get({ id });
    if (state === 'needs-fixing') await clerk.save({ id, itemCode: fields.itemCode }, { send: true });
  }
  await new Owner(core, orders.life).setField(ids);
  await untilSettled(core, clerk);
  await tellAll(core, ids, true);
}

async function tellAll(core: Core, ids: readonly number[], isEnd: boolean): Promise<void> {
  for (const id of ids) {
    const { fields, state, revision, acceptedRevision } = await core.handlers.items.get({ id });
    const { itemCode, name, standardName } = fields;
    const text = textOf(name, standardName);
    say({ is: 'item', id, itemCode, text, state, revision, acceptedRevision, isEnd });
  }
}

async function allIds(core: Core): Promise<number[]> {
  const selection = { is: 'all' as const, list: EVERY_ITEM, except: [] };
  const { total } = await core.handlers.items.selected({ selection, from: 0, count: 1 });
  // Nothing is ever deleted.
  return Array.from({ length: total }, (_, place) => place + 1);
}

const EVERY_ITEM = { text: '', view: 'all', sort: 'code', descending: false } as const;

async function untilSettled(core: Core, clerk: Clerk): Promise<void> {
  for (let isOpen = true; isOpen; await sleep(10)) {
    await clerk.resend('sendAgain', ['not-accepted', 'no-answer']);
    await clerk.resend('release', ['held']);
    const { waiting, sending, notAccepted, noAnswer, held } = await core.handlers.outbox.goOn(undefined);
    isOpen = waiting + sending + notAccepted + noAnswer + held > 0;
  }
}

await main();
