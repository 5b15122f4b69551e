import type { Settlement } from './settlement.ts';

/** How quickly entries are sent, and how long what waits will take. */
export class SendPace {
  readonly #betweenSendsMs: number;
  /** Put between two sends after the authority has said that it is asked too often. */
  #slowedMs = 0;
  #sentSlowly = 0;
  /** What the last entries took, each with the rest behind it. */
  readonly #took: number[] = [];

  /** @param betweenSendsMs the pause between two sends that the connection's profile asks for */
  constructor(betweenSendsMs: number) {
    this.#betweenSendsMs = betweenSendsMs;
  }

  /** The pause between this send and the next. */
  restMs(): number {
    return Math.max(this.#betweenSendsMs, this.#slowedMs);
  }

  /** Learns from an answer: slower each time it was too often, quicker again after a good while. */
  learn(next: Settlement['queue']): void {
    if (next.is === 'asked-too-often') {
      this.#slowedMs = Math.min(Math.max(this.restMs() * 2, SLOWED_FIRST_MS), SLOWEST_MS);
      this.#sentSlowly = 0;
    } else if (next.is === 'go-on' && this.#slowedMs > 0) {
      this.#sentSlowly += 1;
      if (this.#sentSlowly % SENT_BEFORE_QUICKER === 0) this.#slowedMs = quicker(this.#slowedMs);
    }
  }

  /** Notes how long an entry took from its mark to its answer. */
  took(milliseconds: number): void {
    this.#took.push(milliseconds + this.restMs());
    if (this.#took.length > LAST_ANSWERS) this.#took.shift();
  }

  /** For how many seconds so many entries will keep the line busy; null while nothing was sent yet. */
  secondsFor(entries: number): number | null {
    if (this.#took.length === 0) return null;
    const all = this.#took.reduce((sum, one) => sum + one, 0);
    return Math.ceil((entries * all) / this.#took.length / 1000);
  }
}

const SLOWED_FIRST_MS = 1000;
const SLOWEST_MS = 60_000;
const SENT_BEFORE_QUICKER = 50;
const LAST_ANSWERS = 20;

function quicker(milliseconds: number): number {
  return milliseconds <= SLOWED_FIRST_MS ? 0 : milliseconds / 2;
}
