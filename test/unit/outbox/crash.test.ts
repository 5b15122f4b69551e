import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { Database } from '../../../electron/database/database.ts';
import { movedClock } from '../../support/moved-clock.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, NO_LINE, REFUSED, scriptedAuthority } from './scripted-authority.ts';
import { closeTestShops, MORNING, newFolder, openTestShop, shopWith, type TestShop } from './test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;

/** What lies on the disk at this moment, as a killed program leaves it: database and log, never closed. */
function asKilledNow(folder: string): string {
  const copy = newFolder();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('-shm')) cpSync(path.join(folder, name), path.join(copy, name));
  }
  return copy;
}

/** A database that tells of every transaction, just before it is written and just after. */
function watched(database: Database, on: (moment: 'before' | 'after') => void): Database {
  return {
    prepare: (sql, options) => database.prepare(sql, options),
    writeMuch: (work) => database.writeMuch(work),
    backupTo: (file) => database.backupTo(file),
    check: () => database.check(),
    close: () => database.close(),
    transaction(work) {
      const result = database.transaction(() => {
        const inner = work();
        on('before');
        return inner;
      });
      on('after');
      return result;
    },
  };
}

/** Opens what a kill left, without a line of its own, and tells what became of the item. */
async function foundAfter(folder: string): Promise<{ state: string | null; sent: number; shop: TestShop }> {
  const time = movedClock(MORNING + 60_000);
  const authority = scriptedAuthority(NO_LINE);
  const shop = await openTestShop({ ...time, perform: authority.perform, folder, isReady: false });
  const isThere = shop.database.prepare('SELECT 1 FROM item').get() !== undefined;
  return { state: isThere ? (await shop.item(1)).state : null, sent: authority.requests.length, shop };
}

describe('the program is killed', () => {
  test('at any step from saving to the answer: nothing is lost, nothing invented, nothing sent twice', async () => {
    const time = movedClock(MORNING);
    const authority = scriptedAuthority(ACCEPTED());
    const folder = newFolder();
    const killed: { moment: string; left: string; sent: number }[] = [];
    let transactions = 0;
    const around = (database: Database): Database =>
      watched(database, (moment) => {
        if (moment === 'before') transactions += 1;
        const at = `${moment} ${transactions}`;
        killed.push({ moment: at, left: asKilledNow(folder), sent: authority.requests.length });
      });
    const shop = await openTestShop({ ...time, perform: authority.perform, folder, around });
    killed.length = 0;
    transactions = 0;
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    await shop.close();

    const found = [];
    for (const { moment, left, sent } of killed) {
      const { state } = await foundAfter(left);
      found.push({ moment, sent, state });
    }
    expect(found).toEqual([
      // saving: the item with its entry is there, or neither is
      { moment: 'before 1', sent: 0, state: null },
      { moment: 'after 1', sent: 0, state: 'waiting' },
      // before the call "sending" is on disk: from then on nobody knows
      { moment: 'before 2', sent: 0, state: 'waiting' },
      { moment: 'after 2', sent: 0, state: 'no-answer' },
      { moment: 'before 3', sent: 1, state: 'no-answer' },
      { moment: 'after 3', sent: 1, state: 'accepted' },
    ]);
  });

  test('an item that was being sent has no answer at the next start, and only a person sends it again', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    const { shop: again, state } = await foundAfter(asKilledNow(shop.folder));
    expect(state).toBe('no-answer');
    again.outbox.deviceIs({ is: 'ready' });
    again.outbox.lineCameBack();
    const detail = await again.outbox.handlers.get({ id: 1 });
    expect(detail).toMatchObject({
      entry: { state: 'no-answer', outcome: 'no-answer', attempts: 1 },
      attempts: [
        { outcome: 'no-answer', message: 'the program stopped', endedAt: '2026-11-21T06:01:00.000Z' },
      ],
    });
    expect(again.journal.page(0, 10).rows).toMatchObject([{ outcome: 'no-answer', attempt: 1 }]);
    const entry = await again.outbox.handlers.sendAgain({ ids: [1] });
    expect(entry).toEqual({ count: 1 });
  });

  test('a newer save that stood behind the killed call is still sent, the older text never again', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    const { id } = await shop.save(anItem({ name: 'Sukari 1 kg' }));
    await time.pass(OF_A_MOMENT);
    await shop.save(anItem({ name: 'Sukari 2 kg' }), id);
    const left = asKilledNow(shop.folder);
    const after = movedClock(MORNING + 60_000);
    const second = scriptedAuthority();
    const again = await openTestShop({ ...after, perform: second.perform, folder: left });
    await after.pass(OF_A_MOMENT);
    expect(second.requests.map(({ body }) => JSON.parse(body).itemNm)).toEqual(['Sukari 2 kg']);
    expect(await again.item(id)).toMatchObject({ state: 'accepted', acceptedRevision: 2 });
  });

  test('a start settles the same interrupted call once, also when it is started often', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    const left = asKilledNow(shop.folder);
    const first = await foundAfter(left);
    await first.shop.close();
    const second = await foundAfter(left);
    expect(second.shop.journal.page(0, 10).total).toBe(1);
    expect((await second.shop.entries())[0]).toMatchObject({ attempts: 1, state: 'no-answer' });
  });
});

describe('the program is closed or the disk fails', () => {
  test('closing waits for a call under way and writes what came of it', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    const closing = shop.close();
    await authority.answerNow(ACCEPTED());
    await closing;
    const again = await openTestShop({
      ...time,
      perform: authority.perform,
      folder: shop.folder,
      isReady: false,
    });
    expect((await again.item(1)).state).toBe('accepted');
  });

  test('closing gives up a call that does not end in five seconds, and says that it has no answer', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    const closing = shop.close();
    await time.pass(5000);
    await closing;
    const again = await openTestShop({
      ...time,
      perform: authority.perform,
      folder: shop.folder,
      isReady: false,
    });
    expect((await again.item(1)).state).toBe('no-answer');
  });

  test('an answer that cannot be written is written when the disk takes it, and nothing is sent meanwhile', async () => {
    const time = movedClock(MORNING);
    const authority = scriptedAuthority(REFUSED());
    let isFull = false;
    const around = (database: Database): Database => ({
      ...watched(database, () => undefined),
      transaction(work) {
        if (isFull) throw new AppError('database.disk-full');
        return database.transaction(work);
      },
    });
    const shop = await openTestShop({ ...time, perform: authority.perform, around });
    authority.isSlow = true;
    await shop.save(anItem());
    await shop.save(anItem({ itemCode: 'KE2NTXU0000002' }));
    await time.pass(OF_A_MOMENT);
    isFull = true;
    authority.isSlow = false;
    await authority.answerNow(REFUSED());
    await time.pass(60_000);
    expect(authority.requests).toHaveLength(1);
    expect(shop.logged[0]).toBe('the outcome of a call could not be written');
    isFull = false;
    await time.pass(5000);
    expect((await shop.entries()).map(({ state }) => state)).toEqual(['not-accepted', 'not-accepted']);
    expect(authority.requests).toHaveLength(2);
  });

  test('a database that cannot be written before a call keeps the call from being made', async () => {
    const time = movedClock(MORNING);
    const authority = scriptedAuthority();
    let isFull = false;
    const around = (database: Database): Database => ({
      ...watched(database, () => undefined),
      transaction(work) {
        if (isFull) throw new AppError('database.disk-full');
        return database.transaction(work);
      },
    });
    const shop = await openTestShop({ ...time, perform: authority.perform, around });
    await shop.save(anItem());
    isFull = true;
    await time.pass(60_000);
    expect(authority.requests).toEqual([]);
    isFull = false;
    await time.pass(5000);
    expect((await shop.item(1)).state).toBe('accepted');
  });
});
