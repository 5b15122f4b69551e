import { assertNever } from '../../shared/errors/assert-never.ts';
import type { PauseReason } from '../../shared/outbox/outbox-entry.ts';
import type { Clock, Random } from '../../shared/time/clock.ts';
import type { DeviceReadiness } from '../shops/open-shop.ts';
import { retryDelayMs } from './retry-policy.ts';
import type { Settlement } from './settlement.ts';

/** Why nothing is sent; times in milliseconds since 1970, `until` null: until something happens. */
export interface Pause {
  reason: PauseReason;
  since: number;
  until: number | null;
}

export interface QueuePausesNeeds {
  clock: Clock;
  random: Random;
  retryDelaysSeconds: readonly number[];
}

/** Knows whether the queue may go on, and learns from each answer whether it should stop (architecture §5). */
export class QueuePauses {
  readonly #needs: QueuePausesNeeds;
  /** Until main says otherwise nothing is sent: never before the device is initialised (spec §3 rule 2). */
  #device: Pause | null;
  #queue: Pause | null = null;
  #lineFailures = 0;
  #noAnswers = 0;
  #timesTooOften = 0;
  #refusal = { words: '', count: 0 };

  constructor(needs: QueuePausesNeeds) {
    this.#needs = needs;
    this.#device = this.#pause('device-not-ready', null);
  }

  /** The pause of this moment, the device's own before the queue's; null when entries may be sent. */
  current(): Pause | null {
    if (this.#queue !== null && hasEnded(this.#queue, this.#needs.clock.now())) this.#queue = null;
    return this.#device ?? this.#queue;
  }

  /** A device that becomes ready, or another, is tried at once, whatever was wrong with the line or with it before. */
  deviceIs(readiness: DeviceReadiness): void {
    if (readiness.is !== 'ready') {
      if (this.#device?.reason !== readiness.is) this.#device = this.#pause(readiness.is, null);
      return;
    }
    if (this.#device !== null) this.liftByLine();
    if (this.#queue?.reason === 'device-refused') this.#queue = null;
    this.#device = null;
  }

  /** Learns from what became of a sent entry; the pause that begins with it, or null. */
  learn(next: Settlement['queue']): Pause | null {
    this.#count(next);
    this.#queue = this.#pauseAfter(next);
    return this.#queue;
  }

  /** Takes up a pause that the last run of the program left. */
  restore(pause: Pause, refusal: string): void {
    this.#queue = pause;
    this.#refusal = { words: refusal, count: refusal === '' ? 0 : SAME_REFUSALS };
  }

  /**
   * A person wants to go on. What the authority asked for stays; of a row of same refusals one more is tried, and
   * the same answer stops the queue at once.
   */
  liftByPerson(): void {
    if (this.#queue === null || this.#queue.reason === 'asked-to-wait') return;
    this.#goOn();
    this.#refusal.count = Math.min(this.#refusal.count, SAME_REFUSALS - 1);
  }

  /**
   * The line is there again, or may be another: tells whether the queue had waited for it. Where answers were lost,
   * one more lost answer stops the queue at once.
   */
  liftByLine(): boolean {
    if (this.#queue === null || !BY_LINE.has(this.#queue.reason)) return false;
    const noAnswers = Math.min(this.#noAnswers, 1);
    this.#goOn();
    this.#noAnswers = noAnswers;
    return true;
  }

  #goOn(): void {
    this.#queue = null;
    this.#lineFailures = 0;
    this.#noAnswers = 0;
  }

  #count(next: Settlement['queue']): void {
    this.#lineFailures = next.is === 'line-down' ? this.#lineFailures + 1 : 0;
    this.#noAnswers = next.is === 'no-answer' ? this.#noAnswers + 1 : 0;
    this.#timesTooOften = next.is === 'asked-too-often' ? this.#timesTooOften + 1 : 0;
    if (next.is === 'go-on') this.#refusal = { words: '', count: 0 };
    if (next.is !== 'refused') return;
    const isSame = next.words === this.#refusal.words;
    this.#refusal = { words: next.words, count: isSame ? this.#refusal.count + 1 : 1 };
  }

  #pauseAfter(next: Settlement['queue']): Pause | null {
    switch (next.is) {
      case 'go-on':
        return null;
      case 'refused':
        return this.#refusal.count >= SAME_REFUSALS ? this.#pause('same-refusals', null) : null;
      case 'line-down':
        return this.#pause('no-line', this.#retryDelay(this.#lineFailures));
      case 'no-answer':
        // One lost answer happens; with a second in a row it would go on to lose one entry after the other.
        return this.#noAnswers < 2 ? null : this.#pause('no-answers', this.#retryDelay(this.#noAnswers - 1));
      case 'certificate':
        return this.#pause('certificate', null);
      case 'device-refused':
        return this.#pause('device-refused', null);
      case 'asked-to-wait':
        return this.#pause('asked-to-wait', next.seconds * 1000);
      case 'asked-too-often':
        return this.#pause('asked-to-wait', tooOftenWaitMs(this.#timesTooOften));
      default:
        return assertNever(next);
    }
  }

  #retryDelay(failures: number): number {
    return retryDelayMs(this.#needs.retryDelaysSeconds, failures, this.#needs.random);
  }

  #pause(reason: PauseReason, milliseconds: number | null): Pause {
    const since = this.#needs.clock.now();
    return { reason, since, until: milliseconds === null ? null : since + milliseconds };
  }
}

/** Pauses that end with a line that is there, or another. */
const BY_LINE: ReadonlySet<PauseReason> = new Set(['no-line', 'no-answers', 'certificate']);

/** A code such as 990 does not say for how long (domain §3.1): a minute, and twice as long each time it is repeated. */
function tooOftenWaitMs(timesInARow: number): number {
  return Math.min(60_000 * 2 ** (timesInARow - 1), 60 * 60_000);
}

/** A pause whose beginning lies ahead was begun before this computer's clock was set right. */
function hasEnded({ since, until }: Pause, now: number): boolean {
  return until !== null && (until <= now || now < since - CLOCK_STEP_MS);
}

/** So much a clock is corrected by itself. */
const CLOCK_STEP_MS = 60_000;

/** So many same refusals in a row stop the queue: 5,000 wrong sends help nobody (ux §4.7). */
export const SAME_REFUSALS = 3;
