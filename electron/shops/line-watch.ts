import type { LineState } from '../../shared/program/program-state.ts';
import type { Clock, Timers } from '../../shared/time/clock.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { Exchange, PerformExchange } from '../authority/exchange.ts';

export interface LineWatchNeeds {
  perform: PerformExchange;
  /** Any answer at all from the authority's address; true when something answered. Sends no operation. */
  probe: () => Promise<boolean>;
  probeEveryMs: number;
  clock: Clock;
  timers: Timers;
  changed: () => void;
  cameBack: () => void;
}

/** The line as the last real calls found it. */
export interface LineWatch {
  state(): LineState;
  /** Performs a call and learns from what came of it. */
  perform: PerformExchange;
  /** Looks at once, e.g. when the system says that a network came back or the computer woke up. */
  lookNow(): void;
  stop(): void;
}

/**
 * Knows whether the line is there from real calls only; the adapter's own word is worth nothing. While it is
 * away, asks for any sign of life every few seconds, so that waiting entries go within a minute of its return.
 */
export function createLineWatch(needs: LineWatchNeeds): LineWatch {
  const watch = new Watch(needs);
  return {
    state: () => watch.state,
    async perform(request, signal) {
      const exchange = await needs.perform(request, signal);
      const next = learnt(watch.state, exchange, momentText(needs.clock.now()));
      if (next !== null) watch.set(next);
      return exchange;
    },
    lookNow: () => watch.lookNow(),
    stop: () => watch.stop(),
  };
}

const TELL_EVERY_MS = 15_000;

class Watch {
  state: LineState = { is: 'unknown' };
  readonly #needs: LineWatchNeeds;
  #cancelProbe: (() => void) | null = null;
  #isStopped = false;
  #toldAt = 0;

  constructor(needs: LineWatchNeeds) {
    this.#needs = needs;
  }

  set(next: LineState): void {
    const before = this.state.is;
    this.state = next;
    if (next.is === 'down') this.#probeLater();
    if (before === 'down' && next.is === 'up') this.#needs.cameBack();
    if (before !== next.is || this.#isOldNews()) this.#tell();
  }

  lookNow(): void {
    this.#cancelProbe?.();
    void this.#probe();
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelProbe?.();
  }

  /** A line that stays up is no news, but its last contact is worth showing now and then. */
  #isOldNews(): boolean {
    return this.#needs.clock.now() - this.#toldAt >= TELL_EVERY_MS;
  }

  #tell(): void {
    this.#toldAt = this.#needs.clock.now();
    this.#needs.changed();
  }

  #probeLater(): void {
    if (this.#cancelProbe !== null || this.#isStopped) return;
    this.#cancelProbe = this.#needs.timers.after(this.#needs.probeEveryMs, () => void this.#probe());
  }

  async #probe(): Promise<void> {
    this.#cancelProbe = null;
    if (this.#isStopped || this.state.is !== 'down') return;
    const isBack = await this.#needs.probe();
    if (this.#isStopped) return;
    if (isBack) this.set({ is: 'up', lastContact: momentText(this.#needs.clock.now()) });
    else this.#probeLater();
  }
}

/** What an exchange says about the line; null when it says nothing. */
function learnt(before: LineState, exchange: Exchange, now: string): LineState | null {
  if (exchange.is === 'answered') return { is: 'up', lastContact: now };
  if (exchange.is !== 'never-connected' || exchange.cause === 'certificate') return null;
  if (before.is === 'down') return before;
  return { is: 'down', since: now, lastContact: before.is === 'up' ? before.lastContact : null };
}
