import type { ImportsStatus, LookBack, LookReport } from '../../shared/customs-imports/customs-import.ts';
import type { ImportsSettings } from '../../shared/customs-imports/import-list.ts';
import type { Publish } from '../../shared/ipc/derive-types.ts';
import { toInstant } from '../../shared/time/authority-time.ts';
import { momentText } from '../../shared/time/clock.ts';
import { type OneAtATime, oneAtATime } from '../../shared/time/one-at-a-time.ts';
import { type AskNeeds, askForList } from '../activity/ask-for-list.ts';
import type { Notice } from '../ipc/core-messages.ts';
import type { Log } from '../logging/log.ts';
import { ageImports, type AgeNeeds } from './age-imports.ts';
import { type LookEnd, lookAtCustomsImports, type LookNeeds } from './look-at-customs-imports.ts';
import { LookSchedule, type OwnReason } from './look-schedule.ts';
import type { WatchRepository } from './watch.repository.ts';

export interface LookingNeeds
  extends AskNeeds, Omit<LookNeeds, 'ask' | 'watch' | 'onStored'>, Pick<AgeNeeds, 'events'> {
  events: LookNeeds['events'] & AgeNeeds['events'];
  watch: WatchRepository;
  publish: Publish;
  notify: (notice: Notice) => void;
  log: Pick<Log, 'warn'>;
  /** Told when lines came, changed or went (true), or when only their news got old. */
  onStored: (isChanged: boolean) => void;
}

/** Which look is wanted, and what began it. */
interface WantedLook {
  lookBack: LookBack;
  reason: OwnReason | 'by-hand';
}

/** The looks of a shop at customs: one at a time, by hand and by themselves, and where they stand. */
export class Looking {
  readonly schedule: LookSchedule;
  readonly #needs: LookingNeeds;
  readonly #looks: OneAtATime<WantedLook, LookReport>;
  readonly #stopping = new AbortController();
  /** Counted when it is asked for and the lines have changed since. */
  #counted: { listed: number; unseen: number } | null = null;

  constructor(needs: LookingNeeds) {
    this.#needs = needs;
    this.#looks = oneAtATime<WantedLook, LookReport>({
      start: (what) => this.#lookOnce(what),
      serves: (running, wanted) => running.lookBack === wanted.lookBack,
      onChange: () => this.#tell(),
    });
    this.schedule = new LookSchedule({
      ...needs,
      lookedAt: () => needs.looks.latest()?.at ?? null,
      settings: () => needs.watch.settings(),
      isLooking: () => this.#looks.isRunning(),
      look: (reason) => this.#looks.run({ lookBack: this.#ownLookBack(), reason }),
    });
  }

  /** Looks because a person wants it; who comes while a look runs for the same period gets its report. */
  byHand(lookBack: LookBack): Promise<LookReport> {
    return this.#looks.run({ lookBack, reason: 'by-hand' });
  }

  deviceIs(isReady: boolean): void {
    this.schedule.deviceIs(isReady);
    // A look that has begun has told it already.
    if (!this.#looks.isRunning()) this.#tell();
  }

  status(): ImportsStatus {
    const { looks, watch, shop } = this.#needs;
    const latest = looks.latest();
    const nextAt = this.schedule.nextAt();
    const { listed, unseen } = this.#count();
    const since = latest?.since ?? null;
    return {
      lineCount: listed,
      lookedAt: latest?.at ?? null,
      askedSince: since === null ? null : momentText(toInstant(since, shop.zone)),
      looking: this.#looks.isRunning(),
      unseen,
      failure: watch.failure(),
      nextLookAt: nextAt === null ? null : momentText(nextAt),
      unreadableRows: latest?.unreadable ?? 0,
    };
  }

  /** Somebody is on the screen: what came so far is no news any more. */
  seen(): ImportsStatus {
    const { looks, watch } = this.#needs;
    const latest = looks.latest()?.number ?? 0;
    if (watch.seenLook() !== latest) {
      const hadNews = this.#count().unseen > 0;
      watch.setSeenLook(latest);
      this.#counted = null;
      if (hadNews) this.#tell();
    }
    return this.status();
  }

  changeSettings(settings: ImportsSettings): ImportsSettings {
    this.#needs.watch.setSettings(settings);
    this.schedule.look();
    this.#tell();
    return settings;
  }

  /** Cancels a running question and waits for its end. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.schedule.stop();
    await this.#looks.ended();
  }

  async #lookOnce({ lookBack, reason }: WantedLook): Promise<LookReport> {
    const { signal } = this.#stopping;
    // What throws has failed without a word of the authority.
    let restMs: number | null = 0;
    try {
      const end = await lookAtCustomsImports(lookBack, {
        ...this.#needs,
        ask: (since) => askForList('imports', since, this.#needs, signal),
        onStored: (isChanged) => this.#stored(isChanged),
      });
      restMs = end.restMs;
      if (reason !== 'by-hand') this.#notify(end.report);
      await this.#age(end);
      return end.report;
    } finally {
      this.schedule.ended(restMs);
    }
  }

  /** Once a week everything is asked for: only then customs tells what it no longer lists. */
  #ownLookBack(): LookBack {
    const askedAt = this.#needs.looks.everythingAskedAt();
    const age = askedAt === null ? Infinity : this.#needs.clock.now() - Date.parse(askedAt);
    return age >= WEEK_MS || age < 0 ? 'everything' : 'since-last-look';
  }

  /** Only after an answer: the authority's own time then stands beside this computer's, which may be wrong. */
  async #age({ authorityNow }: LookEnd): Promise<void> {
    if (authorityNow === null || this.#stopping.signal.aborted) return;
    const now = Math.min(authorityNow, this.#needs.clock.now());
    const { keepDays } = this.#needs.watch.settings();
    if ((await ageImports({ keepDays, now }, this.#needs)) > 0) this.#stored(true);
  }

  #stored(isChanged: boolean): void {
    this.#counted = null;
    this.#needs.onStored(isChanged);
  }

  #count(): { listed: number; unseen: number } {
    const { repository, watch } = this.#needs;
    this.#counted ??= { listed: repository.countListed(), unseen: repository.countAfter(watch.seenLook()) };
    return this.#counted;
  }

  #notify(report: LookReport): void {
    if (report.is !== 'looked' || !this.#needs.watch.settings().notifies) return;
    const { new: came, changed, gone } = report;
    if (came + changed + gone > 0) this.#needs.notify({ is: 'customs-imports', new: came, changed, gone });
  }

  #tell(): void {
    this.#needs.publish('customsImports', 'changed', this.status());
  }
}

const WEEK_MS = 7 * 24 * 60 * 60_000;
