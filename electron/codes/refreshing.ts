import type { CodesStatus, RefreshReport } from '../../shared/codes/code.ts';
import type { Publish } from '../../shared/ipc/derive-types.ts';
import { toInstant } from '../../shared/time/authority-time.ts';
import { momentText } from '../../shared/time/clock.ts';
import { type OneAtATime, oneAtATime } from '../../shared/time/one-at-a-time.ts';
import { type AskNeeds, askForList } from '../activity/ask-for-list.ts';
import type { Log } from '../logging/log.ts';
import type { DeviceReadiness } from '../shops/open-shop.ts';
import type { CodeHistoryRepository } from './code-history.repository.ts';
import type { CodeUse } from './code-use.ts';
import { refreshCodes, type RefreshNeeds, type WantedRefresh } from './refresh-codes.ts';
import { RefreshSchedule } from './refresh-schedule.ts';

export interface RefreshingNeeds extends AskNeeds, Omit<RefreshNeeds, 'ask' | 'history'> {
  history: CodeHistoryRepository;
  use: Pick<CodeUse, 'itemsWithOffCodes'>;
  publish: Publish;
  log: Pick<Log, 'warn'>;
}

/** The refreshes of a shop's code lists: one at a time, by hand and by themselves, and where they stand. */
export class Refreshing {
  readonly schedule: RefreshSchedule;
  readonly #needs: RefreshingNeeds;
  readonly #refreshes: OneAtATime<WantedRefresh, RefreshReport>;
  readonly #stopping = new AbortController();
  #preparing: Promise<void> = Promise.resolve();

  constructor(needs: RefreshingNeeds) {
    this.#needs = needs;
    this.#refreshes = oneAtATime<WantedRefresh, RefreshReport>({
      start: (what) => this.#refreshOnce(what),
      // Who wants everything is not served by a question for the changes.
      serves: (running, wanted) => running.everything || !wanted.everything,
      onChange: () => this.#tell(),
    });
    this.schedule = new RefreshSchedule({
      ...needs,
      zone: needs.shop.zone,
      readAt: () => needs.repository.mark()?.readAt ?? null,
      isRefreshing: () => this.#refreshes.isRunning(),
      refresh: (reason) => this.run({ everything: false, reason }),
    });
    this.#prepare();
  }

  /** Refreshes the lists; who comes while a refresh runs that serves him gets its report. */
  run(what: WantedRefresh): Promise<RefreshReport> {
    return this.#refreshes.run(what);
  }

  deviceIs(readiness: DeviceReadiness): void {
    this.schedule.deviceIs(readiness.is === 'ready');
    // A refresh that has begun has told it already.
    if (!this.#refreshes.isRunning()) this.#tell();
  }

  status(): CodesStatus {
    const { repository, history, service, use, shop } = this.#needs;
    const lists = [...service.lists().values()];
    const mark = repository.mark();
    const reached = mark?.authorityTime ?? null;
    const nextAt = this.schedule.nextAt();
    return {
      classCount: lists.length,
      codeCount: lists.reduce((sum, { byCode }) => sum + byCode.size, 0),
      refreshedAt: mark?.readAt ?? null,
      authorityTime: reached === null ? null : momentText(toInstant(reached, shop.zone)),
      refreshing: this.#refreshes.isRunning(),
      nextRefreshAt: nextAt === null ? null : momentText(nextAt),
      lastFailure: history.failure(),
      itemsWithOffCodes: use.itemsWithOffCodes(),
    };
  }

  /** Cancels a running question and waits for its end. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.schedule.stop();
    await this.#refreshes.ended();
    await this.#preparing;
  }

  async #refreshOnce(what: WantedRefresh): Promise<RefreshReport> {
    const { signal } = this.#stopping;
    const ask: RefreshNeeds['ask'] = (since) => askForList('codes', since, this.#needs, signal);
    // What throws has failed without a word of the authority.
    let restMs: number | null = 0;
    try {
      const end = await refreshCodes(what, { ...this.#needs, ask });
      restMs = end.report.is === 'failed' ? end.restMs : null;
      return end.report;
    } finally {
      this.schedule.ended(restMs);
      this.#prepare();
    }
  }

  /** Makes the search ready while nobody searches: the first keystroke after a refresh is as fast as the next. */
  #prepare(): void {
    const { service, giveWay, log } = this.#needs;
    this.#preparing = service
      .prepare(giveWay, () => !this.#stopping.signal.aborted)
      .catch((error: unknown) => log.warn('the search in the code lists was not made ready', error));
  }

  #tell(): void {
    this.#needs.publish('codes', 'changed', this.status());
  }
}
