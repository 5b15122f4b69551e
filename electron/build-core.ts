import type { Outcome } from '../shared/authority/outcome.ts';
import { readAnswer } from '../shared/authority/read-answer.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { Publish } from '../shared/ipc/derive-types.ts';
import type { Clock, Random, Timers } from '../shared/time/clock.ts';
import { createActivity } from './activity/activity.ts';
import { createJournal, type JournalEntry } from './activity/journal.ts';
import { supportParts } from './activity/support-parts.ts';
import type { ExchangeRecord } from './authority/exchange-record.ts';
import type { PerformExchange } from './authority/exchange.ts';
import { backUpTo } from './backups/backup-file.ts';
import { createClassifications } from './classifications/create-classifications.ts';
import { createCodes } from './codes/create-codes.ts';
import { createCustomsImports } from './customs-imports/create-customs-imports.ts';
import type { Database } from './database/database.ts';
import { MIGRATIONS } from './database/migrations/list.ts';
import { openDatabase } from './database/open-database.ts';
import { peek } from './database/peek.ts';
import type { Notice } from './ipc/core-messages.ts';
import type { Core } from './ipc/core-side.ts';
import { createItemUse } from './items/item-use.ts';
import { createItemStore } from './items/item-store.ts';
import { createItems } from './items/items.ts';
import { siblingNumbers } from './items/sibling-numbers.ts';
import type { Log } from './logging/log.ts';
import { createOutbox } from './outbox/outbox.ts';
import type { OpenShop } from './shops/open-shop.ts';

export interface CoreNeeds {
  shop: OpenShop;
  /** The shop's database file; it is made when there is none. */
  file: string;
  perform: PerformExchange;
  publish: Publish;
  notify: (notice: Notice) => void;
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
  const domains = buildDomains(database, needs);
  const { activity, classifications, codes, customsImports, items, journal, operator, outbox } = domains;
  outbox.start();
  return {
    handlers: {
      activity: activity.handlers,
      classifications: classifications.handlers,
      codes: codes.handlers,
      customsImports: customsImports.handlers,
      items: items.handlers,
      outbox: outbox.handlers,
    },
    deeds: deedsOf(database, domains, needs),
    journal: (record) => journal.record(entryOf(record, needs.shop)),
    operatorIs: operator.change,
    deviceIs(readiness) {
      outbox.deviceIs(readiness);
      codes.deviceIs(readiness);
      customsImports.deviceIs(readiness);
    },
    lineCameBack() {
      outbox.lineCameBack();
      codes.lineCameBack();
      customsImports.lineCameBack();
    },
    awake() {
      outbox.awake();
      codes.awake();
      customsImports.awake();
    },
    close: () => closeInOrder(database, domains),
  };
}

/** What main has the core do beside the contract. */
function deedsOf(
  database: Database,
  { activity, classifications, codes, customsImports, items }: ReturnType<typeof buildDomains>,
  needs: CoreNeeds,
): Core['deeds'] {
  return {
    exportActivity: (wanted) => activity.exportTo(wanted),
    exportCodes: (wanted) => codes.exportCodes(wanted),
    exportItems: (wanted) => items.exportItems(wanted),
    exportImports: (wanted) => customsImports.exportImports(wanted),
    openClassifications: (wanted) => classifications.openFile(wanted),
    backUp: (wanted) => backUpTo(database, wanted, needs),
    supportParts: (wanted) => supportParts({ database, shop: needs.shop }, wanted),
  };
}

/** Every domain over the one database, each with what it needs of the others. */
function buildDomains(database: Database, needs: CoreNeeds) {
  const { shop } = needs;
  const common = { ...needs, database, giveWay, repeatDelaysMs: REPEAT_READS_AFTER_MS };
  const journal = createJournal(common);
  const activity = createActivity({ ...common, journal });
  const use = createItemUse(database);
  const names = { ...use, countByCode: () => use.countByClassification() };
  const codes = createCodes({ ...common, journal, itemUse: use });
  const classifications = createClassifications({ ...common, names });
  const operator = currentOperator(shop.operator);
  const customsImports = createCustomsImports({
    ...common,
    journal,
    codes: codes.service,
    operator: operator.now,
    items: () => items.door,
  });
  const store = createItemStore(common);
  const outbox = createOutbox({
    ...common,
    ...shop,
    shopId: shop.id,
    journal,
    kinds: [store.kind],
    operator: operator.now,
  });
  const items = createItems({
    ...common,
    store,
    outbox,
    use,
    codes: codes.service,
    operator: operator.now,
    linkImport: customsImports.linkImport,
    siblingLastNumber: siblingNumbers(shop.siblingFiles, peek),
  });
  return { journal, activity, codes, classifications, customsImports, store, outbox, operator, items };
}

/** What is under way ends first, then what it writes into. */
async function closeInOrder(database: Database, domains: ReturnType<typeof buildDomains>): Promise<void> {
  const { outbox, codes, classifications, customsImports, items, activity, store, journal } = domains;
  await Promise.all(
    [outbox, codes, classifications, customsImports, items, activity].map((domain) => domain.stop()),
  );
  store.stop();
  journal.stop();
  database.close();
}

/** Who works now; nothing is saved while nobody has signed in (spec §2.6: the authority asks who it was). */
function currentOperator(first: OpenShop['operator']): {
  now: () => NonNullable<OpenShop['operator']>;
  change: (operator: OpenShop['operator']) => void;
} {
  let current = first;
  return {
    now() {
      if (current === null) throw new AppError('operators.none');
      return current;
    },
    change(operator) {
      current = operator;
    },
  };
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
