import type { RefreshReason } from '../../shared/codes/code.ts';
import type { AuthorityZone } from '../../shared/time/authority-time.ts';
import type { Clock, Random, Timers } from '../../shared/time/clock.ts';
import type { Log } from '../logging/log.ts';
import { dueAt, HOUR_MS, isOld, isResting, type RefreshPast } from './refresh-times.ts';

export interface RefreshScheduleNeeds {
  clock: Clock;
  timers: Timers;
  random: Random;
  zone: AuthorityZone;
  /** When the lists were last read, as ISO text by this computer's clock; null when they never were. */
  readAt: () => string | null;
  isRefreshing: () => boolean;
  refresh: (reason: RefreshReason) => Promise<unknown>;
  log: Pick<Log, 'warn'>;
}

/**
 * Refreshes the lists by themselves: daily, and when the program starts, the device becomes ready or the line comes
 * back and they are old. A timer may fire late, when the computer slept, and its clock may be put right: so nothing
 * is counted in timers. At least every hour the clock is looked at.
 */
export class RefreshSchedule {
  readonly #needs: RefreshScheduleNeeds;
  #isReady: boolean | null = null;
  #failures = 0;
  #failedAt = 0;
  #restMs = 0;
  #jitterMs: number;
  #cancel: () => void = () => undefined;
  #isStopped = false;

  constructor(needs: RefreshScheduleNeeds) {
    this.#needs = needs;
    this.#jitterMs = jitter(needs.random);
  }

  /** To be told when the device becomes ready, or ceases to be. */
  deviceIs(isReady: boolean): void {
    if (isReady === this.#isReady) return;
    const reason = this.#isReady === null ? 'start' : 'device-ready';
    this.#isReady = isReady;
    const now = this.#needs.clock.now();
    const isFree = !isResting(this.#past(), now);
    // What failed without the device, or with the one before, says nothing about this one.
    if (isFree) this.#failures = 0;
    this.#beginWhen(isFree && isOld(this.#past().readAt, now), reason);
  }

  lineCameBack(): void {
    const now = this.#needs.clock.now();
    const past = this.#past();
    const isBehind = past.failures > 0 || isOld(past.readAt, now);
    this.#beginWhen(isBehind && !isResting(past, now), 'line-came-back');
  }

  /** Decides anew by the clock; to be called too when the computer wakes up. */
  look(): void {
    const { clock, timers } = this.#needs;
    this.#cancel();
    if (!this.#isActive() || this.#needs.isRefreshing()) return;
    const now = clock.now();
    const due = this.#dueAt(now);
    if (due <= now) this.#begin('schedule');
    else this.#cancel = timers.after(Math.min(due - now, HOUR_MS), () => this.look());
  }

  /** To be told after every refresh, also one by hand; `restMs` is null when it succeeded. */
  ended(restMs: number | null): void {
    const { clock, random, timers } = this.#needs;
    this.#failures = restMs === null ? 0 : this.#failures + 1;
    this.#failedAt = clock.now();
    this.#restMs = restMs ?? 0;
    if (restMs === null) this.#jitterMs = jitter(random);
    this.#cancel();
    if (this.#isActive()) this.#cancel = timers.after(0, () => this.look());
  }

  /** When the next refresh is due by itself (milliseconds since 1970); null while the device is not ready. */
  nextAt(): number | null {
    const now = this.#needs.clock.now();
    return this.#isActive() ? Math.max(now, this.#dueAt(now)) : null;
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  #beginWhen(isWanted: boolean, reason: RefreshReason): void {
    if (isWanted) this.#begin(reason);
    else this.look();
  }

  #begin(reason: RefreshReason): void {
    this.#cancel();
    if (!this.#isActive()) return;
    const { refresh, log } = this.#needs;
    refresh(reason).catch((error: unknown) => log.warn('the code lists were not refreshed', error));
  }

  #isActive(): boolean {
    return this.#isReady === true && !this.#isStopped;
  }

  #dueAt(now: number): number {
    return dueAt(this.#past(), now, { zone: this.#needs.zone, jitterMs: this.#jitterMs });
  }

  #past(): RefreshPast {
    const readAt = this.#needs.readAt();
    return {
      readAt: readAt === null ? null : Date.parse(readAt),
      failures: this.#failures,
      failedAt: this.#failedAt,
      restMs: this.#restMs,
    };
  }
}

const LARGEST_JITTER_MS = 20 * 60_000;

function jitter(random: Random): number {
  return Math.round((random() * 2 - 1) * LARGEST_JITTER_MS);
}
