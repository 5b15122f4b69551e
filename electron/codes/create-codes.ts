import type { CodesExport, CodesStatus, RefreshReport } from '../../shared/codes/code.ts';
import type { GroupHandlers, Publish } from '../../shared/ipc/derive-types.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { AskNeeds } from '../activity/ask-for-list.ts';
import type { Log } from '../logging/log.ts';
import type { DeviceReadiness } from '../shops/open-shop.ts';
import { createCodeHistory } from './code-history.ts';
import { createCodeHistoryRepository } from './code-history.repository.ts';
import { createCodeRepository } from './code.repository.ts';
import { createCodeService, type CodeService } from './code-service.ts';
import { createCodeUse, type ItemCodeUse } from './code-use.ts';
import { createCodeHandlers } from './codes.handlers.ts';
import { exportCodes } from './export-codes.ts';
import { Refreshing } from './refreshing.ts';

export interface CodesNeeds extends AskNeeds {
  clock: Clock;
  publish: Publish;
  log: Pick<Log, 'warn'>;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
  /** Which codes the shop's items carry. Asked when somebody looks, never while the codes are built. */
  itemUse: ItemCodeUse;
}

/** The code lists of the open shop: what every screen asks, and their refresh. */
export interface Codes {
  service: CodeService;
  handlers: GroupHandlers<'codes'>;
  status(): CodesStatus;
  /**
   * Refreshes the lists because a person wants it; one refresh at a time: a second call gets the report of the
   * running one that serves it.
   */
  refresh(what: { everything: boolean }): Promise<RefreshReport>;
  /** To be told at the start and whenever it changes: without the device nothing is asked by itself. */
  deviceIs(readiness: DeviceReadiness): void;
  lineCameBack(): void;
  /** To be told when the computer has slept. */
  awake(): void;
  /** Writes all codes that fit into a file and tells how many. Throws AppError 'files.not-written'. */
  exportCodes(wanted: CodesExport & { file: string }): Promise<number>;
  /** Gives up what is running and waits for its end; call it before the database is closed. */
  stop(): Promise<void>;
}

/** Builds the code lists of a shop over its open database. */
export function createCodes(needs: CodesNeeds): Codes {
  const { database, shop, itemUse } = needs;
  const { classOfField } = shop;
  const repository = createCodeRepository(database);
  const history = createCodeHistoryRepository(database);
  const service = createCodeService(repository.lists(), classOfField);
  const use = createCodeUse({ itemUse, classOfField, lists: () => service.lists() });
  const refreshing = new Refreshing({ ...needs, repository, history, service, use });
  const stopping = new AbortController();
  let writing: Promise<unknown> = Promise.resolve();
  const codes = {
    service,
    status: () => refreshing.status(),
    refresh: ({ everything }: { everything: boolean }) => refreshing.run({ everything, reason: 'by-hand' }),
  };
  return {
    ...codes,
    handlers: createCodeHandlers({
      ...codes,
      use,
      history: createCodeHistory({ history, use, lists: () => service.lists() }),
    }),
    deviceIs: (readiness) => refreshing.deviceIs(readiness),
    lineCameBack: () => refreshing.schedule.lineCameBack(),
    awake: () => refreshing.schedule.look(),
    exportCodes(wanted) {
      const exporting = exportCodes(wanted, { service, use, signal: stopping.signal });
      writing = Promise.allSettled([writing, exporting]);
      return exporting;
    },
    async stop() {
      stopping.abort();
      await Promise.all([refreshing.stop(), writing]);
    },
  };
}
