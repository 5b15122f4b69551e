import { AppError } from '../../shared/errors/app-error.ts';

/** Work over very many items, which lets waiting calls through in between and ends early when the shop is closed. */
export class LongWork {
  readonly #letOthers: () => Promise<void>;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #stopping = new AbortController();

  /** @param letOthers resolves when everything that waited for this thread had its turn */
  constructor(letOthers: () => Promise<void>) {
    this.#letOthers = letOthers;
  }

  /** Aborted when the shop is about to be closed. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Lets waiting calls through between two chunks. @throws AppError 'shop.none-open' when the shop is being closed */
  readonly giveWay = async (): Promise<void> => {
    await this.#letOthers();
    if (this.signal.aborted) throw new AppError('shop.none-open');
  };

  /** Does work that must have ended before the database is closed. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = work();
    this.#underWay.add(result);
    try {
      return await result;
    } finally {
      this.#underWay.delete(result);
    }
  }

  /** Ends what is under way at its next chunk, and waits for that. What was stored stays. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#underWay);
  }
}
