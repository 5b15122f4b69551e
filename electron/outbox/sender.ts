import type { Exchange } from '../../shared/authority/exchange.ts';
import type { ResultCodes } from '../../shared/authority/profile.ts';
import { readAnswer } from '../../shared/authority/read-answer.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Clock, Timers } from '../../shared/time/clock.ts';
import type { PerformExchange } from '../authority/exchange.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../logging/log.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { OutboxRepository } from './outbox.repository.ts';
import type { QueuePauses } from './queue-pauses.ts';
import type { Answered, SendBook, SendingEntry } from './send-book.ts';
import type { SendPace } from './send-pace.ts';
import { settle } from './settlement.ts';

export interface SenderNeeds {
  database: Database;
  entries: OutboxRepository;
  book: SendBook;
  pauses: QueuePauses;
  pace: SendPace;
  kindOf: (kind: string) => OutboxKind;
  perform: PerformExchange;
  clock: Clock;
  timers: Timers;
  log: Log;
  resultCodes: ResultCodes;
  shopId: string;
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
      this.#running ??= this.#run().finally(() => {
        this.#running = null;
      });
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
    const { database, entries, book } = this.#needs;
    database.transaction(() => {
      for (const entry of entries.interrupted()) {
        book.end(entry, this.#read(entry, noAnswer('the program stopped')), null);
      }
    });
  }

  async #run(): Promise<void> {
    const { log, changed, pace } = this.#needs;
    try {
      let entry = this.#begin();
      while (entry !== null) {
        changed();
        const next = await this.#finish(entry, await this.#perform(entry));
        await this.#rest(pace.restMs());
        entry = next ?? this.#begin();
      }
    } catch (error) {
      // A full disk or a held file: nothing has left, and nothing is lost by waiting.
      log.error('the outbox could not go on', error);
      this.wake(AFTER_FAULT_MS);
    }
  }

  #begin(): SendingEntry | null {
    const { database, entries, book } = this.#needs;
    if (!this.#mayGoOn() || entries.next() === null) return null;
    return database.transaction(() => book.begin());
  }

  /** False also sees to it that the queue goes on when a pause has its end. */
  #mayGoOn(): boolean {
    const { pauses, clock } = this.#needs;
    const pause = pauses.current();
    if (pause !== null && pause.until !== null) this.wake(pause.until - clock.now());
    return pause === null && !this.#isStopped;
  }

  async #perform(entry: SendingEntry): Promise<Exchange> {
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

  /**
   * Writes what came of a call, and tries until it is written: nothing else is sent before. When the next entry may
   * follow at once it is marked in the same transaction, which spares a disk every second flush.
   */
  async #finish(entry: SendingEntry, exchange: Exchange): Promise<SendingEntry | null> {
    const { database, book, log, changed } = this.#needs;
    const answered = this.#read(entry, exchange);
    const waitsUntil = this.#learn(entry, answered);
    for (;;) {
      try {
        const next = database.transaction(() => {
          book.end(entry, answered, waitsUntil);
          return this.#needs.pace.restMs() === 0 && this.#mayGoOn() ? book.begin() : null;
        });
        changed();
        return next;
      } catch (error) {
        log.error('the outcome of a call could not be written', error);
        // Found as "no answer" at the next start, which is the truth for whoever did not see the answer.
        if (this.#isStopped) return null;
        await this.#rest(AFTER_FAULT_MS);
      }
    }
  }

  /** When an entry that waits again is due, in milliseconds since 1970; null when that is open. */
  #learn({ startedAt }: SendingEntry, { outcome }: Answered): number | null {
    const { pauses, pace, clock, resultCodes } = this.#needs;
    const { queue } = settle(outcome, resultCodes);
    pace.learn(queue);
    pace.took(Math.max(0, clock.now() - Date.parse(startedAt)));
    return pauses.learn(queue)?.until ?? null;
  }

  #read({ kind }: SendingEntry, exchange: Exchange): Answered {
    const { kindOf, resultCodes } = this.#needs;
    return { exchange, outcome: readAnswer(kindOf(kind).operation, exchange, resultCodes) };
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

function isAboutKey(error: unknown): boolean {
  return error instanceof AppError && error.code.startsWith('device.key');
}

function noAnswer(detail: string): Exchange {
  return { is: 'no-answer', cause: 'cut', detail, durationMs: 0 };
}
