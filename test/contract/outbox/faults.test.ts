import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { PerformExchange } from '../../../electron/authority/exchange.ts';
import type { Database } from '../../../electron/database/database.ts';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import type { Exchange } from '../../../shared/authority/exchange.ts';
import { startForTest } from '../practice/practice-client.ts';
import { clientOf, openPracticeShop } from './practice-shop.ts';
import { anItem } from '../../support/an-item.ts';
import { NO_ANSWER } from '../../unit/outbox/scripted-authority.ts';
import { ALL_ENTRIES, closeTestShops, newFolder, type TestShop } from '../../unit/outbox/test-shop.ts';

afterEach(closeTestShops);

const SEED = 20261121;
const KILLS = 60;

/** The same numbers in every run, so that a failure can be looked at again. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * One run of the program, killed at a chosen transaction: what lies on the disk at that moment is copied, and from
 * then on the run sends nothing and hears nothing more.
 */
class Run {
  left: string | null = null;
  readonly folder: string;
  #countdown: number;
  #isBuried = false;
  readonly #hanging: ((exchange: Exchange) => void)[] = [];

  constructor(folder: string, transactions: number) {
    this.folder = folder;
    this.#countdown = transactions;
  }

  around(database: Database): Database {
    return {
      prepare: (sql, options) => database.prepare(sql, options),
      writeMuch: (work) => database.writeMuch(work),
      backupTo: (file) => database.backupTo(file),
      check: () => database.check(),
      close: () => database.close(),
      transaction: (work) => {
        const result = database.transaction(() => {
          const inner = work();
          this.#tick();
          return inner;
        });
        this.#tick();
        return result;
      },
    };
  }

  /** A call that never ends, for a run that is dead. */
  silence(): Promise<Exchange> {
    return this.#isBuried
      ? Promise.resolve(NO_ANSWER)
      : new Promise((resolve) => this.#hanging.push(resolve));
  }

  /** Lets the dead run end, so that its files can be closed. */
  bury(): void {
    this.#isBuried = true;
    for (const resolve of this.#hanging.splice(0)) resolve(NO_ANSWER);
  }

  #tick(): void {
    this.#countdown -= 1;
    if (this.#countdown !== 0) return;
    this.left = newFolder();
    for (const name of readdirSync(this.folder)) {
      if (!name.endsWith('-shm')) cpSync(path.join(this.folder, name), path.join(this.left, name));
    }
  }
}

interface Version {
  revision: number;
  name: string;
}

/** A clerk, an owner and bad luck, with what they have been promised. */
class Shopkeeping {
  /** What the clerk was told is saved, newest revision of each item. */
  readonly promised = new Map<number, Version>();
  /** Every text that left, and how often a person wanted it sent again. */
  readonly sent = new Map<string, number>();
  readonly resent = new Map<string, number>();
  readonly #number: (below: number) => number;
  readonly #authority: PracticeAuthority;
  readonly #client: PerformExchange;

  constructor(authority: PracticeAuthority, client: PerformExchange, number: (below: number) => number) {
    this.#authority = authority;
    this.#client = client;
    this.#number = number;
  }

  performFor(run: Run): PerformExchange {
    return async (request, signal) => {
      if (run.left !== null) return run.silence();
      count(this.sent, request.body, 1);
      const exchange = await this.#client(request, signal);
      if (exchange.is === 'never-connected') count(this.sent, request.body, -1);
      return run.left === null ? exchange : run.silence();
    };
  }

  async step(shop: TestShop, run: Run): Promise<void> {
    const dice = this.#number(12);
    if (dice < 6) await this.#save(shop, run);
    else if (dice === 6) await this.#break();
    else if (dice === 7) await this.heal(shop);
    else if (dice === 8) await this.decide(shop, run);
    else await sleep(this.#number(6));
  }

  async decide(shop: TestShop, run: Run): Promise<void> {
    const states = ['no-answer' as const, 'not-accepted' as const];
    const open = { filter: { ...ALL_ENTRIES, states }, from: 0, count: 200 };
    const ids = (await shop.outbox.handlers.page(open)).rows.map(({ id }) => id);
    if (ids.length === 0 || run.left !== null) return;
    for (const id of ids) count(this.resent, (await shop.outbox.handlers.get({ id })).body, 1);
    await shop.outbox.handlers.sendAgain({ ids });
  }

  async heal(shop: TestShop): Promise<void> {
    await this.#authority.change({
      lineCut: false,
      delayMs: 0,
      answerShape: 'usual',
      noAnswerNext: { times: 0, only: null },
      rejectNext: { times: 0, resultCd: '999', resultMsg: '', only: null },
    });
    shop.outbox.lineCameBack();
  }

  async #save(shop: TestShop, run: Run): Promise<void> {
    const old = this.#number(3) > 0 && this.promised.size > 0 ? 1 + this.#number(this.promised.size) : null;
    const name = `Item ${this.#number(1e9)}`;
    const itemCode = `KE2NTXU${String(old ?? this.promised.size + 1).padStart(7, '0')}`;
    const { id, revision } = await shop.save(anItem({ itemCode, name }), old);
    // Killed meanwhile: the clerk saw no "saved", so it may be there or not.
    if (run.left === null) this.promised.set(id, { revision, name });
  }

  async #break(): Promise<void> {
    const faults: object[] = [
      { rejectNext: { times: 1, resultCd: '910', resultMsg: `field ${this.#number(99)}`, only: null } },
      { noAnswerNext: { times: 1, only: null } },
      { lineCut: true },
      { delayMs: this.#number(8) },
      { answerShape: 'broken-json' },
    ];
    await this.#authority.change(faults[this.#number(faults.length)] ?? {});
  }
}

function count(counts: Map<string, number>, body: string, by: number): void {
  counts.set(body, (counts.get(body) ?? 0) + by);
}

/** Nothing promised is missing; at most the one save during which the program was killed is there besides. */
async function expectPromisesKept(shop: TestShop, promised: Map<number, Version>): Promise<void> {
  const stored = shop.database.prepare('SELECT id, revision, name FROM item').all();
  const ahead = stored.filter(({ id, revision, name }) => {
    const known = promised.get(Number(id));
    promised.set(Number(id), { revision: Number(revision), name: String(name) });
    return known?.revision !== revision || known?.name !== name;
  });
  expect(ahead.length).toBeLessThanOrEqual(1);
  expect(promised.size).toBe(stored.length);
  for (const [id, { revision }] of promised) {
    const revisions = shop.database
      .prepare('SELECT count(*) AS n FROM item_revision WHERE item_id = ?')
      .get(id);
    expect(revisions).toMatchObject({ n: revision });
  }
  expect(shop.database.check()).toEqual([]);
}

test(
  `after ${KILLS} kills among saves, answers and faults nothing is lost, nothing invented, nothing sent twice`,
  {
    timeout: 120_000,
  },
  async () => {
    const { authority } = await startForTest();
    const number = numbersFrom(SEED);
    const keeping = new Shopkeeping(authority, await clientOf(authority), number);
    const runs: Run[] = [];
    let folder = newFolder();
    const startAgain = async (transactions: number): Promise<{ shop: TestShop; run: Run }> => {
      const run = new Run(folder, transactions);
      runs.push(run);
      const around = (database: Database): Database => run.around(database);
      return { shop: await openPracticeShop(keeping.performFor(run), { folder, around }), run };
    };

    for (let kill = 0; kill < KILLS; kill += 1) {
      const { shop, run } = await startAgain(1 + number(60));
      await expectPromisesKept(shop, keeping.promised);
      while (run.left === null) await keeping.step(shop, run);
      folder = run.left;
    }

    const { shop, run } = await startAgain(Infinity);
    await expectPromisesKept(shop, keeping.promised);
    await keeping.heal(shop);
    const allSettled = async (): Promise<void> => {
      await keeping.decide(shop, run);
      const summary = await shop.outbox.handlers.summary(undefined);
      expect(summary).toMatchObject({ waiting: 0, sending: 0, notAccepted: 0, noAnswer: 0 });
    };
    await vi.waitFor(allSettled, { timeout: 20_000, interval: 50 });

    const known = new Map(
      authority.state().devices[0]!.items.map(({ itemCd, item }) => [itemCd, item.itemNm]),
    );
    expect(known.size).toBe(keeping.promised.size);
    for (const [id, { revision, name }] of keeping.promised) {
      const item = await shop.item(id);
      expect(item).toMatchObject({
        revision,
        state: 'accepted',
        acceptedRevision: revision,
        fields: { name },
      });
      expect(known.get(item.fields.itemCode)).toBe(name);
    }
    const sentTooOften = [...keeping.sent].filter(
      ([body, times]) => times > 1 + (keeping.resent.get(body) ?? 0),
    );
    expect(sentTooOften).toEqual([]);
    for (const each of runs) each.bury();
    await closeTestShops();
    await authority.stop();
  },
);
