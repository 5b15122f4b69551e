import type { Outcome } from '../shared/authority/outcome.ts';
import { readAnswer } from '../shared/authority/read-answer.ts';
import type { Publish } from '../shared/ipc/derive-types.ts';
import type { Clock, Random, Timers } from '../shared/time/clock.ts';
import { createActivity } from './activity/activity.ts';
import { createJournal, type JournalEntry } from './activity/journal.ts';
import type { ExchangeRecord } from './authority/exchange-record.ts';
import type { PerformExchange } from './authority/exchange.ts';
import { type Codes, createCodes } from './codes/create-codes.ts';
import { createCustomsImports } from './customs-imports/create-customs-imports.ts';
import type { Database } from './database/database.ts';
import { MIGRATIONS } from './database/migrations/list.ts';
import { openDatabase } from './database/open-database.ts';
import type { Core } from './ipc/core-side.ts';
import { createItemStore } from './items/item-store.ts';
import { createItems } from './items/items.ts';
import type { Log } from './logging/log.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import type { DeviceReadiness, OpenShop } from './shops/open-shop.ts';

export interface CoreNeeds {
  shop: OpenShop;
  /** The shop's database file; it is made when there is none. */
  file: string;
  perform: PerformExchange;
  publish: Publish;
  clock: Clock;
  timers: Timers;
  random: Random;
  log: Log;
}

/** Opens a shop's database and builds its domains over it. Runs in the core thread, and in tests without one. */
export async function buildCore(needs: CoreNeeds): Promise<Core> {
  const database = await openDatabase({ ...needs, migrations: MIGRATIONS });
  try {
    return domainsOver(database, needs);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A list that could not be read is asked for twice more; a person waits for it, so not for long. */
const REPEAT_READS_AFTER_MS = [1000, 4000];

function domainsOver(database: Database, needs: CoreNeeds): Core {
  const { shop } = needs;
  const common = { ...needs, database, giveWay, repeatDelaysMs: REPEAT_READS_AFTER_MS };
  const journal = createJournal(common);
  const activity = createActivity({ ...common, journal });
  const codes = createCodes({ ...common, journal });
  const customsImports = createCustomsImports({ ...common, journal });
  const store = createItemStore(common);
  const outbox = createOutbox({ ...common, ...shop, shopId: shop.id, journal, kinds: [store.kind] });
  const items = createItems({
    ...common,
    store,
    outbox,
    codes: codes.service,
    operator: () => shop.operator,
  });
  outbox.start();
  return {
    handlers: {
      activity: activity.handlers,
      codes: codes.handlers,
      customsImports: customsImports.handlers,
      items: items.handlers,
      outbox: outbox.handlers,
    },
    journal: (record) => journal.record(entryOf(record, shop)),
    exportActivity: (wanted) => activity.exportTo(wanted),
    deviceIs: followDevice(outbox, codes, needs.log),
    lineCameBack() {
      outbox.lineCameBack();
      refreshIfOld(codes, needs.log);
    },
    async close() {
      await Promise.all([outbox.stop(), codes.stop(), customsImports.stop(), activity.stop()]);
      store.stop();
      journal.stop();
      database.close();
    },
  };
}

/** Sending and fresh lists begin as soon as the device is ready. */
function followDevice(outbox: Outbox, codes: Codes, log: Log): Core['deviceIs'] {
  let before: DeviceReadiness['is'] | null = null;
  return (readiness) => {
    outbox.deviceIs(readiness);
    // Whoever has just initialised the device fetches the lists too, and sees what came of it.
    if (readiness.is === 'ready' && before !== 'device-not-ready') refreshIfOld(codes, log);
    before = readiness.is;
  };
}

/** Fresh lists are wanted as soon as they can be had; a failure is told by the lists' own status. */
function refreshIfOld(codes: Codes, log: Log): void {
  codes.refreshIfOld().catch((error: unknown) => log.warn('the code lists were not refreshed', error));
}

/** A call that main made by itself: an initialisation, the token before another call, or a look at the connection. */
function entryOf(record: ExchangeRecord, shop: OpenShop): JournalEntry {
  const { operation, attempt, requestBody, exchange, purpose } = record;
  const isToken = purpose === 'token';
  return {
    operation,
    subject: purpose === 'operation' ? '' : purpose,
    attempt,
    request: requestBody,
    exchange,
    outcome: isToken ? tokenOutcome(record) : readAnswer(operation, exchange, shop.resultCodes),
  };
}

/** A token's answer is no envelope of the authority: its status says all there is to say. */
function tokenOutcome({ operation, exchange }: ExchangeRecord): Outcome<null> {
  const words = { resultCode: '', message: '', resultTime: null };
  if (exchange.is !== 'answered') return { ...exchange, operation };
  return exchange.httpStatus === 200
    ? { is: 'success', operation, data: null, problems: [], ...words }
    : { is: 'not-us', operation, httpStatus: exchange.httpStatus, ...words };
}

/** Lets everything that waits for this thread happen before long work goes on. */
function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
