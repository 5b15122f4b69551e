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
import { createEntryFinder } from './entry-finder.ts';
import { createEntryMoves } from './entry-moves.ts';
import { EntryStates } from './entry-states.ts';
import { letGoOfOldTexts } from './let-go.ts';
import type { OutboxKind, OutboxService } from './outbox-kind.ts';
import { createOutboxService } from './outbox-service.ts';
import { createOutboxLists } from './outbox-lists.ts';
import { createOutboxPast, type OutboxPast } from './outbox-past.ts';
import { createOutboxHandlers } from './outbox.handlers.ts';
import { createOutboxRepository, type OutboxRepository } from './outbox.repository.ts';
import { QueuePauses, SAME_REFUSALS } from './queue-pauses.ts';
import { createSendBook } from './send-book.ts';
import { SendPace } from './send-pace.ts';
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
  /** Who works now. @throws AppError 'operators.none' while nobody has signed in */
  operator: () => { name: string };
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
  /** The computer has slept: its line may be another, and times have passed. */
  awake(): void;
  handlers: GroupHandlers<'outbox'>;
}

/** Builds the outbox of the open shop. It knows bodies as text; the kinds know what they are about. */
export function createOutbox(needs: OutboxNeeds): Outbox {
  const { database, clock } = needs;
  const states = new EntryStates(needs);
  const entries = createOutboxRepository(database, (id) => states.touch(id));
  const past = createOutboxPast(database, needs.resultCodes);
  const kindOf = kindsByName(needs.kinds);
  const queue = createQueue(needs, { entries, states, kindOf });
  const moves = createEntryMoves({ ...needs, entries, past, kindOf });
  const finder = createEntryFinder({ ...needs, states });
  const { stirred, wanted, lists, summary } = queue;
  const decisions = createDecisions({ ...needs, finder, moves, stirred, wanted });
  return {
    ...createOutboxService({ entries, moves, past, clock, stirred, wanted }),
    ...createLife({ ...needs, ...queue, entries, past, states }),
    handlers: createOutboxHandlers({ summary, lists, finder, decisions, goOn: wanted }),
  };
}

interface QueueParts {
  entries: OutboxRepository;
  states: EntryStates;
  kindOf: (kind: string) => OutboxKind;
}

/** The sender with its pauses, and the news of both. */
function createQueue(needs: OutboxNeeds, { entries, states, kindOf }: QueueParts) {
  const { database, timers, publish, log, clock, random } = needs;
  const { retryDelaysSeconds, betweenSendsMs } = needs.pace;
  const pauses = new QueuePauses({ clock, random, retryDelaysSeconds });
  const pace = new SendPace(betweenSendsMs);
  const lists = createOutboxLists(database);
  const summary = async (): Promise<OutboxSummary> => {
    await states.upToDate();
    return summaryOf({ counts: states.counts(), lists, pause: pauses.current(), pace });
  };
  const news = gathered(timers, NEWS_MS, () => {
    const told = summary().then((payload) => publish('outbox', 'changed', payload));
    // Read while the shop is being closed, which is no news any more.
    told.catch((error: unknown) => states.isStopped || log.warn('the outbox could not tell its news', error));
  });
  const changed = (): void => news.ask();
  const book = createSendBook({ ...needs, entries, kindOf });
  const sender = new Sender({ ...needs, entries, book, pauses, pace, kindOf, changed });
  const stirred = (): void => {
    changed();
    sender.wake();
  };
  const wanted = (): void => {
    pauses.liftByPerson();
    stirred();
  };
  return { pauses, lists, summary, news, sender, stirred, wanted };
}

interface LifeNeeds extends Pick<OutboxNeeds, 'database' | 'clock' | 'giveWay' | 'log'> {
  entries: OutboxRepository;
  past: OutboxPast;
  states: EntryStates;
  pauses: QueuePauses;
  sender: Sender;
  news: Gathered;
  stirred: () => void;
}

/** From start to stop, and what main tells in between. */
function createLife(
  needs: LifeNeeds,
): Pick<Outbox, 'start' | 'stop' | 'deviceIs' | 'lineCameBack' | 'awake'> {
  const { entries, states, pauses, sender, news, stirred, log } = needs;
  const lineMayBeThere = (): void => {
    if (pauses.liftByLine()) entries.clearNextAttempts(NEVER_LEFT);
    stirred();
  };
  let isLettingGo = Promise.resolve();
  return {
    start() {
      sender.settleInterrupted();
      entries.clearNextAttempts(NEVER_LEFT);
      restorePause(needs);
      stirred();
      isLettingGo = letGoOfOldTexts({ ...needs, isStopped: () => states.isStopped }).catch((error: unknown) =>
        log.warn('old texts of the outbox were kept', error),
      );
    },
    async stop() {
      states.stop();
      await Promise.all([sender.stop(GRACE_MS), isLettingGo]);
      news.stop();
    },
    deviceIs(readiness) {
      pauses.deviceIs(readiness);
      stirred();
    },
    lineCameBack: lineMayBeThere,
    awake: lineMayBeThere,
  };
}

const NEWS_MS = 250;
/** Outcomes after which nothing of the request can have arrived. */
const NEVER_LEFT = ['never-connected'];
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

/**
 * A pause that only the authority or a person may end also lasts over a restart of the program. A device that was
 * refused is tried once more: what was wrong with it may have been put right meanwhile.
 */
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
