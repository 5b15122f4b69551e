import type { ImportsStatus, LookBack, LookReport } from '../../shared/customs-imports/customs-import.ts';
import type { ImportsExport } from '../../shared/customs-imports/import-list.ts';
import type { GroupHandlers, Publish } from '../../shared/ipc/derive-types.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { AskNeeds } from '../activity/ask-for-list.ts';
import type { Notice } from '../ipc/core-messages.ts';
import type { ItemDoor } from '../items/item-door.ts';
import type { Log } from '../logging/log.ts';
import type { DeviceReadiness } from '../shops/open-shop.ts';
import { type Annotations, createAnnotations } from './annotate-imports.ts';
import { createCustomsImportRepository } from './customs-import.repository.ts';
import { createCustomsImportHandlers } from './customs-imports.handlers.ts';
import { createEventRepository } from './event.repository.ts';
import { exportImports } from './export-imports.ts';
import { ImportList } from './import-list.ts';
import { createLinkRepository } from './link.repository.ts';
import { createLookRepository } from './look.repository.ts';
import { Looking } from './looking.ts';
import type { ImportCodes } from './make-items.ts';
import { createMarkRepository } from './mark.repository.ts';
import { createStoredImports } from './stored-imports.ts';
import { createWatchRepository } from './watch.repository.ts';

export interface CustomsImportsNeeds extends AskNeeds {
  clock: Clock;
  publish: Publish;
  log: Pick<Log, 'warn'>;
  /** Tells of news by a notification of the system. */
  notify: (notice: Notice) => void;
  /** The shop's items; asked for when they are needed, because they are built later. */
  items: () => ItemDoor;
  codes: ImportCodes;
  /** Who works now. @throws AppError 'operators.none' while nobody has signed in */
  operator: () => { name: string };
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
}

/** What customs has booked for the open shop: its lines, what changed, and what people noted about them. */
export interface CustomsImports {
  handlers: GroupHandlers<'customsImports'>;
  status(): ImportsStatus;
  /** Looks because a person wants it; one look at a time: a second call for the same period gets the running report. */
  look(what: { lookBack: LookBack }): Promise<LookReport>;
  /** Says that an item was made from a line, within a transaction of the caller. */
  linkImport: Annotations['linkWithin'];
  /** To be told at the start and whenever it changes: without the device nothing is asked by itself. */
  deviceIs(readiness: DeviceReadiness): void;
  lineCameBack(): void;
  /** To be told when the computer has slept. */
  awake(): void;
  /** Writes the lines of a list into a file and tells how many. Throws AppError 'files.not-written'. */
  exportImports(wanted: ImportsExport & { file: string }): Promise<number>;
  /** Gives up what is running and waits for its end; call it before the database is closed. */
  stop(): Promise<void>;
}

/** Builds the customs imports of a shop over its open database. */
export function createCustomsImports(needs: CustomsImportsNeeds): CustomsImports {
  const parts = buildParts(needs);
  const { looking, list, stored, annotations } = parts;
  const stopping = new AbortController();
  let writing: Promise<unknown> = Promise.resolve();
  return {
    handlers: createCustomsImportHandlers(parts),
    status: () => looking.status(),
    look: ({ lookBack }) => looking.byHand(lookBack),
    linkImport: (importId, itemId) => annotations.linkWithin(importId, itemId),
    deviceIs: (readiness) => looking.deviceIs(readiness.is === 'ready'),
    lineCameBack: () => looking.schedule.lineCameBack(),
    awake: () => looking.schedule.look(),
    exportImports(wanted) {
      const exporting = exportImports(wanted, { list, stored, signal: stopping.signal });
      writing = Promise.allSettled([writing, exporting]);
      return exporting;
    },
    async stop() {
      stopping.abort();
      await Promise.all([looking.stop(), writing]);
    },
  };
}

function buildParts(needs: CustomsImportsNeeds) {
  const { database, giveWay } = needs;
  const repository = createCustomsImportRepository(database);
  const looks = createLookRepository(database);
  const events = createEventRepository(database);
  const watch = createWatchRepository(database);
  const links = createLinkRepository(database);
  const marks = createMarkRepository(database);
  const list = new ImportList({
    listedAfter: (id) => repository.listedAfter(id),
    latestLook: () => looks.latest()?.number ?? 0,
    giveWay,
  });
  const onStored = (isChanged: boolean): void => {
    if (isChanged) list.changed();
  };
  const common = { ...needs, repository, looks, events, watch, links, list, onStored };
  const stored = createStoredImports(common);
  const annotations = createAnnotations({ ...common, stored, marks });
  const looking = new Looking(common);
  return { ...common, looking, stored, annotations, making: { ...common, stored, annotations } };
}
