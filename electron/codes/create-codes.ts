import type { CodesStatus, RefreshReport } from '../../shared/codes/code.ts';
import type { GroupHandlers, Publish } from '../../shared/ipc/derive-types.ts';
import { type AuthorityTime, toInstant } from '../../shared/time/authority-time.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import { oneAtATime } from '../../shared/time/one-at-a-time.ts';
import { type AskNeeds, askForList } from '../activity/ask-for-list.ts';
import type { OpenShop } from '../shops/open-shop.ts';
import { type CodesMark, createCodeRepository } from './code.repository.ts';
import { createCodeService, type CodeService, type KeptCodes } from './code-service.ts';
import { createCodeHandlers } from './codes.handlers.ts';
import { type AskedCodes, refreshCodes } from './refresh-codes.ts';

export interface CodesNeeds extends AskNeeds {
  clock: Clock;
  publish: Publish;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
}

/** The code lists of the open shop: what every screen asks, and their refresh. */
export interface Codes {
  service: CodeService;
  handlers: GroupHandlers<'codes'>;
  status(): CodesStatus;
  /** Refreshes the lists; one refresh at a time: a second call gets the report of the running one that serves it. */
  refresh(what: { everything: boolean }): Promise<RefreshReport>;
  /** Refreshes when there are no lists or they are older than a day; null when they are fresh (spec §4 rule 2). */
  refreshIfOld(): Promise<RefreshReport | null>;
  /** Cancels a running question and waits for its end; call it before the database is closed. */
  stop(): Promise<void>;
}

/** Builds the code lists of a shop over its open database. */
export function createCodes(needs: CodesNeeds): Codes {
  const { database, clock, publish, shop } = needs;
  const repository = createCodeRepository(database);
  const service = createCodeService(repository.lists(), shop.classOfField);
  const stopping = new AbortController();
  const ask = (since: AuthorityTime): Promise<AskedCodes> =>
    askForList('codes', since, needs, stopping.signal);
  const refreshes = oneAtATime<{ everything: boolean }, RefreshReport>({
    start: ({ everything }) => refreshCodes(everything, { ...needs, repository, service, ask }),
    // Who wants everything is not served by a question for the changes.
    serves: (running, wanted) => running.everything || !wanted.everything,
    onChange: () => publish('codes', 'changed', status()),
  });
  const status = (): CodesStatus => ({
    ...standOf(service, repository.mark(), shop),
    refreshing: refreshes.isRunning(),
  });
  const codes = {
    service,
    status,
    refresh: (what: { everything: boolean }) => refreshes.run(what),
    async refreshIfOld() {
      return isOld(repository.mark(), clock) ? refreshes.run({ everything: false }) : null;
    },
    async stop() {
      stopping.abort();
      await refreshes.ended();
    },
  };
  return { ...codes, handlers: createCodeHandlers(codes) };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time that lies ahead was written by a clock that went wrong, so it says nothing about the age. */
function isOld(mark: CodesMark | null, clock: Clock): boolean {
  if (mark === null) return true;
  const ageMs = clock.now() - Date.parse(mark.readAt);
  return ageMs < 0 || ageMs > DAY_MS;
}

function standOf(
  service: KeptCodes,
  mark: CodesMark | null,
  shop: OpenShop,
): Omit<CodesStatus, 'refreshing'> {
  const lists = [...service.lists().values()];
  const reached = mark?.authorityTime ?? null;
  return {
    classCount: lists.length,
    codeCount: lists.reduce((sum, { byCode }) => sum + byCode.size, 0),
    refreshedAt: mark?.readAt ?? null,
    authorityTime: reached === null ? null : momentText(toInstant(reached, shop.zone)),
  };
}
