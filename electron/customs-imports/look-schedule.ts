import type { ImportsSettings } from '../../shared/customs-imports/import-list.ts';
import type { Clock, Random, Timers } from '../../shared/time/clock.ts';
import type { Log } from '../logging/log.ts';
import { HOUR_MS, isResting, isStale, type LookPast, nextLookAt } from './look-times.ts';

/** What makes the program look by itself. */
export type OwnReason = 'start' | 'schedule' | 'line-came-back';

export interface LookScheduleNeeds {
  clock: Clock;
  timers: Timers;
  random: Random;
  /** When the last look was stored, as ISO text by this computer's clock; null when none was. */
  lookedAt: () => string | null;
  settings: () => ImportsSettings;
  isLooking: () => boolean;
  look: (reason: OwnReason) => Promise<unknown>;
  log: Pick<Log, 'warn'>;
}

/**
 * Looks at customs by itself: when the device becomes ready first, and in the hours of the shop as the settings say. A
 * timer may fire late, when the computer slept, and its clock may be put right: so nothing is counted in timers. At
 * least every hour the clock is looked at.
 */
export class LookSchedule {
  readonly #needs: LookScheduleNeeds;
  readonly #jitterMs: number;
  #isReady = false;
  #hasStarted = false;
  #failures = 0;
  #failedAt = 0;
  #restMs = 0;
  #cancel: () => void = () => undefined;
  #isStopped = false;

  constructor(needs: LookScheduleNeeds) {
    this.#needs = needs;
    this.#jitterMs = Math.round(needs.random() * LARGEST_JITTER_MS);
  }

  /** To be told when the device becomes ready, or ceases to be. */
  deviceIs(isReady: boolean): void {
    if (isReady === this.#isReady) return;
    this.#isReady = isReady;
    const now = this.#needs.clock.now();
    const past = this.#past();
    const isFree = isReady && !isResting(past, now);
    // What failed without the device, or with the one before, says nothing about this one.
    if (isFree) this.#failures = 0;
    const isStart = !this.#hasStarted && this.#needs.settings().atStart && isStale(past.lookedAt, now);
    this.#hasStarted ||= isReady;
    this.#beginWhen(isFree && isStart, 'start');
  }

  /** What failed is tried again at once; what is not due can wait. */
  lineCameBack(): void {
    const past = this.#past();
    const { everyMinutes, atStart } = this.#needs.settings();
    const isWanted = past.failures > 0 && (everyMinutes > 0 || atStart);
    this.#beginWhen(isWanted && !isResting(past, this.#needs.clock.now()), 'line-came-back');
  }

  /** Decides anew by the clock; to be called too when the computer wakes up and when the settings have changed. */
  look(): void {
    const { clock, timers } = this.#needs;
    this.#cancel();
    if (!this.#isActive() || this.#needs.isLooking()) return;
    const now = clock.now();
    const due = this.#dueAt(now);
    if (due !== null && due <= now) this.#begin('schedule');
    else this.#cancel = timers.after(Math.min((due ?? Infinity) - now, HOUR_MS), () => this.look());
  }

  /** To be told after every look, also one by hand; `restMs` is null when it succeeded. */
  ended(restMs: number | null): void {
    this.#failures = restMs === null ? 0 : this.#failures + 1;
    this.#failedAt = this.#needs.clock.now();
    this.#restMs = restMs ?? 0;
    this.#cancel();
    if (this.#isActive()) this.#cancel = this.#needs.timers.after(0, () => this.look());
  }

  /** When the next look is due by itself (milliseconds since 1970); null when none is. */
  nextAt(): number | null {
    return this.#isActive() ? this.#dueAt(this.#needs.clock.now()) : null;
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  #beginWhen(isWanted: boolean, reason: OwnReason): void {
    if (isWanted) this.#begin(reason);
    else this.look();
  }

  #begin(reason: OwnReason): void {
    this.#cancel();
    if (!this.#isActive()) return;
    const { look, log } = this.#needs;
    look(reason).catch((error: unknown) => log.warn('customs imports were not looked at', error));
  }

  #isActive(): boolean {
    return this.#isReady && !this.#isStopped;
  }

  #dueAt(now: number): number | null {
    return nextLookAt(this.#past(), now, { settings: this.#needs.settings(), jitterMs: this.#jitterMs });
  }

  #past(): LookPast {
    const lookedAt = this.#needs.lookedAt();
    return {
      lookedAt: lookedAt === null ? null : Date.parse(lookedAt),
      failures: this.#failures,
      failedAt: this.#failedAt,
      restMs: this.#restMs,
    };
  }
}

const LARGEST_JITTER_MS = 10 * 60_000;
