import type { Exchange } from '../../shared/authority/exchange.ts';
import { wordsOfFailure } from '../../shared/authority/list-exchange.ts';
import type { Outcome } from '../../shared/authority/outcome.ts';
import type { ResultCodes } from '../../shared/authority/profile.ts';
import { readAnswer } from '../../shared/authority/read-answer.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { type Clock, momentText, type Timers } from '../../shared/time/clock.ts';
import type { Journal } from '../activity/journal.ts';
import type { PerformExchange } from '../authority/exchange.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../logging/log.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { OutboxRepository, QueuedEntry } from './outbox.repository.ts';
import type { QueuePauses } from './queue-pauses.ts';
import { authorityWords, settle } from './settlement.ts';

export interface SenderNeeds {
  database: Database;
  entries: OutboxRepository;
  pauses: QueuePauses;
  kindOf: (kind: string) => OutboxKind;
  perform: PerformExchange;
  journal: Journal;
  clock: Clock;
  timers: Timers;
  log: Log;
  resultCodes: ResultCodes;
  shopId: string;
  betweenSendsMs: number;
  /** Told after every step that is written. */
  changed: () => void;
}

/**
 * Sends what waits, one entry at a time: `sending` and the attempt are written before the call, everything that
 * came of it in one transaction before anything else. There is one sender of a shop (architecture §5).
 */
export class Sender {
  readonly #needs: SenderNeeds;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;
  #cancelWake: (() => void) | null = null;
  #endRest: (() => void) | null = null;
  #isStopped = false;

  constructor(needs: SenderNeeds) {
    this.#needs = needs;
  }

  /** Looks for something to send, after the calls that are being answered now. */
  wake(afterMs = 0): void {
    if (this.#isStopped) return;
    this.#cancelWake?.();
    this.#cancelWake = this.#needs.timers.after(Math.min(afterMs, LONGEST_SLEEP_MS), () => {
      this.#cancelWake = null;
      this.#running ??= this.#run();
    });
  }

  /** Sends nothing more. A call that is under way may end by itself for so long, then it is given up. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopped = true;
    this.#cancelWake?.();
    this.#endRest?.();
    const cancel = this.#needs.timers.after(graceMs, () => this.#stopping.abort());
    await this.#running;
    cancel();
  }

  /** Writes "no answer" for entries that were being sent when the program stopped (architecture §5). */
  settleInterrupted(): void {
    const { database, entries } = this.#needs;
    database.transaction(() => {
      for (const entry of entries.interrupted()) {
        this.#write(entry, noAnswer('the program stopped'), null);
      }
    });
  }

  async #run(): Promise<void> {
    try {
      while (!this.#isStopped && (await this.#sendNext())) await this.#rest(this.#needs.betweenSendsMs);
    } catch (error) {
      // A full disk or a held file: nothing has left, and nothing is lost by waiting.
      this.#needs.log.error('the outbox could not go on', error);
      this.#running = null;
      this.wake(AFTER_FAULT_MS);
    } finally {
      this.#running = null;
    }
  }

  /** True when an entry was sent and the next one may follow. */
  async #sendNext(): Promise<boolean> {
    const { pauses, clock, changed } = this.#needs;
    const pause = pauses.current();
    if (pause !== null) {
      if (pause.until !== null) this.wake(pause.until - clock.now());
      return false;
    }
    const entry = this.#begin();
    if (entry === null) return false;
    changed();
    await this.#finish(entry, await this.#perform(entry));
    return true;
  }

  #begin(): QueuedEntry | null {
    const { database, entries, kindOf, clock } = this.#needs;
    // Most often there is nothing: that is known without a transaction.
    if (entries.next() === null) return null;
    return database.transaction(() => {
      const entry = entries.next();
      if (entry === null) return null;
      const at = momentText(clock.now());
      entries.beginAttempt(entry, at);
      kindOf(entry.kind).settled(entry.subjectId, entry.revision, 'sending', { ...NO_WORDS, at });
      return entry;
    });
  }

  async #perform(entry: QueuedEntry): Promise<Exchange> {
    const { perform, kindOf, shopId } = this.#needs;
    const { operation } = kindOf(entry.kind);
    const request = { operation, body: entry.body, shopId, attempt: entry.attempts + 1 };
    try {
      return await perform(request, this.#stopping.signal);
    } catch (error) {
      return this.#exchangeAfter(error);
    }
  }

  /** What the client refuses by itself has not left; of all else nobody knows. */
  #exchangeAfter(error: unknown): Exchange {
    const { pauses, log } = this.#needs;
    log.error('a call of the outbox failed', error);
    const [area] = error instanceof AppError ? error.code.split('.') : [];
    if (area !== 'device' && area !== 'shop' && area !== 'authority') return noAnswer('the call failed');
    // Main tells the readiness whenever it changes; this refusal was quicker.
    if (area !== 'authority') pauses.deviceIs({ is: isAboutKey(error) ? 'key-locked' : 'device-not-ready' });
    return { is: 'cancelled', mayHaveArrived: false, durationMs: 0 };
  }

  /** Writes what came of a call, and tries until it is written: nothing else is sent before. */
  async #finish(entry: QueuedEntry, exchange: Exchange): Promise<void> {
    const { database, log, changed, resultCodes, pauses } = this.#needs;
    const pause = pauses.learn(settle(this.#read(entry, exchange), resultCodes).queue);
    for (;;) {
      try {
        database.transaction(() => this.#write(entry, exchange, pause?.until ?? null));
        return changed();
      } catch (error) {
        log.error('the outcome of a call could not be written', error);
        // Found as "no answer" at the next start, which is the truth for whoever did not see the answer.
        if (this.#isStopped) return;
        await this.#rest(AFTER_FAULT_MS);
      }
    }
  }

  #read({ kind }: QueuedEntry, exchange: Exchange): Outcome<unknown> {
    return readAnswer(this.#needs.kindOf(kind).operation, exchange, this.#needs.resultCodes);
  }

  /** What came of a call, within a transaction: attempt, entry, the subject's own state, and the journal. */
  #write(entry: QueuedEntry, exchange: Exchange, nextAttempt: number | null): void {
    const { entries, journal, kindOf, clock, resultCodes } = this.#needs;
    const kind = kindOf(entry.kind);
    const outcome = this.#read(entry, exchange);
    const { state } = settle(outcome, resultCodes);
    const at = momentText(clock.now());
    const words = authorityWords(outcome);
    const nextAttemptAt = state === 'waiting' && nextAttempt !== null ? momentText(nextAttempt) : null;
    const reason = wordsOfFailure(outcome).message;
    entries.endAttempt(entry, { state, at, nextAttemptAt, outcome: outcome.is, ...words, reason });
    kind.settled(entry.subjectId, entry.revision, state, { ...words, at });
    const { subject, body: request } = entry;
    journal.record({
      operation: kind.operation,
      subject,
      attempt: entry.attempts + 1,
      request,
      exchange,
      outcome,
    });
  }

  #rest(milliseconds: number): Promise<void> {
    if (milliseconds === 0 || this.#isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = this.#needs.timers.after(milliseconds, resolve);
      this.#endRest = () => {
        cancel();
        resolve();
      };
    });
  }
}

/** A database that could not be written is tried again after so long. */
const AFTER_FAULT_MS = 5000;
/** A timer holds 24 days at most, and a computer's clock may be set right meanwhile. */
const LONGEST_SLEEP_MS = 60 * 60 * 1000;
const NO_WORDS = { resultCode: '', message: '' };

function isAboutKey(error: unknown): boolean {
  return error instanceof AppError && error.code.startsWith('device.key');
}

function noAnswer(detail: string): Exchange {
  return { is: 'no-answer', cause: 'cut', detail, durationMs: 0 };
}
