import type { ResultCodes } from '../../shared/authority/profile.ts';
import type { GroupHandlers, Publish } from '../../shared/ipc/derive-types.ts';
import type { OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import type { Clock, Random, Timers } from '../../shared/time/clock.ts';
import { type Gathered, gathered } from '../../shared/time/gathered.ts';
import type { Journal } from '../activity/journal.ts';
import type { PerformExchange } from '../authority/exchange.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../logging/log.ts';
import type { DeviceReadiness, Pace } from '../shops/open-shop.ts';
import { createDecisions } from './decisions.ts';
import type { OutboxKind, OutboxService } from './outbox-kind.ts';
import { createOutboxService } from './outbox-service.ts';
import { createOutboxLists } from './outbox-lists.ts';
import { createOutboxPast, type OutboxPast } from './outbox-past.ts';
import { createOutboxHandlers } from './outbox.handlers.ts';
import { createOutboxRepository, type OutboxRepository } from './outbox.repository.ts';
import { QueuePauses, SAME_REFUSALS } from './queue-pauses.ts';
import { createSendBook } from './send-book.ts';
import { Sender } from './sender.ts';
import { summaryOf } from './summary.ts';

export interface OutboxNeeds {
  database: Database;
  perform: PerformExchange;
  journal: Journal;
  clock: Clock;
  timers: Timers;
  random: Random;
  log: Log;
  publish: Publish;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
  pace: Pace;
  resultCodes: ResultCodes;
  shopId: string;
  kinds: readonly OutboxKind[];
}

/** What waits to be sent and what was answered (architecture §5). */
export interface Outbox extends OutboxService {
  /** Settles what the last run left open and begins to send as soon as the device is ready. */
  start(): void;
  /** Sends nothing more; waits some seconds for a call under way. Call it before the database is closed. */
  stop(): Promise<void>;
  deviceIs(readiness: DeviceReadiness): void;
  /** What never connected is due at once. */
  lineCameBack(): void;
  handlers: GroupHandlers<'outbox'>;
}

/** Builds the outbox of the open shop. It knows bodies as text; the kinds know what they are about. */
export function createOutbox(needs: OutboxNeeds): Outbox {
  const { database, clock, timers, random, publish, pace } = needs;
  const entries = createOutboxRepository(database);
  const lists = createOutboxLists(database);
  const past = createOutboxPast(database);
  const pauses = new QueuePauses({ clock, random, retryDelaysSeconds: pace.retryDelaysSeconds });
  const kindOf = kindsByName(needs.kinds);
  const summary = (): OutboxSummary => summaryOf(lists.numbers(), pauses.current());
  const news = gathered(timers, NEWS_MS, () => publish('outbox', 'changed', summary()));
  const changed = (): void => news.ask();
  const { betweenSendsMs } = pace;
  const book = createSendBook({ ...needs, entries, kindOf });
  const sender = new Sender({ ...needs, entries, book, pauses, kindOf, betweenSendsMs, changed });
  const stirred = (): void => {
    changed();
    sender.wake();
  };
  const decisions = createDecisions({ ...needs, entries, pauses, kindOf, stirred });
  return {
    ...createOutboxService(entries, past, clock, stirred),
    ...createLife({ ...needs, entries, past, pauses, sender, news, stirred }),
    handlers: createOutboxHandlers({ summary, lists, ...decisions }),
  };
}

interface LifeNeeds {
  clock: Clock;
  entries: OutboxRepository;
  past: OutboxPast;
  pauses: QueuePauses;
  sender: Sender;
  news: Gathered;
  stirred: () => void;
}

/** From start to stop, and what main tells in between. */
function createLife(needs: LifeNeeds): Pick<Outbox, 'start' | 'stop' | 'deviceIs' | 'lineCameBack'> {
  const { entries, pauses, sender, news, stirred } = needs;
  return {
    start() {
      sender.settleInterrupted();
      entries.clearNextAttempts(NEVER_LEFT);
      restorePause(needs);
      stirred();
    },
    async stop() {
      await sender.stop(GRACE_MS);
      news.stop();
    },
    deviceIs(readiness) {
      pauses.deviceIs(readiness);
      stirred();
    },
    lineCameBack() {
      if (!pauses.liftByLine()) return;
      entries.clearNextAttempts(NEVER_LEFT);
      stirred();
    },
  };
}

const NEWS_MS = 250;
/** Outcomes after which nothing of the request can have arrived. */
const NEVER_LEFT = ['never-connected', 'cancelled'];
/** Most answers come within this; closing the program must not lose one for the sake of a moment. */
const GRACE_MS = 5000;

function kindsByName(kinds: readonly OutboxKind[]): (kind: string) => OutboxKind {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  return (name) => {
    const kind = byName.get(name);
    if (kind === undefined) throw new Error(`nobody registered the kind ${name}`);
    return kind;
  };
}

/** A pause that only the authority or a person may end also lasts over a restart of the program. */
function restorePause({ pauses, past, clock }: LifeNeeds): void {
  const until = past.askedToWaitUntil();
  if (until !== null && Date.parse(until) > clock.now()) {
    pauses.restore({ reason: 'asked-to-wait', since: clock.now(), until: Date.parse(until) }, '');
    return;
  }
  const [newest, ...others] = past.newestRefusals(SAME_REFUSALS);
  if (newest === undefined || others.length < SAME_REFUSALS - 1) return;
  const { resultCode, message, at } = newest;
  if (others.some((other) => other.resultCode !== resultCode || other.message !== message)) return;
  pauses.restore({ reason: 'same-refusals', since: Date.parse(at), until: null }, `${resultCode} ${message}`);
}
