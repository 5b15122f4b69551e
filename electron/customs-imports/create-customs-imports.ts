import type {
  CustomsImport,
  ImportsStatus,
  LookBack,
  LookReport,
} from '../../shared/customs-imports/customs-import.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { GroupHandlers, Publish } from '../../shared/ipc/derive-types.ts';
import type { AuthorityTime } from '../../shared/time/authority-time.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { oneAtATime } from '../../shared/time/one-at-a-time.ts';
import { type AskNeeds, askForList } from '../activity/ask-for-list.ts';
import { createCustomsImportRepository, type CustomsImportRepository } from './customs-import.repository.ts';
import { createCustomsImportHandlers } from './customs-imports.handlers.ts';
import { createImportFinder, type ImportFinder } from './find-imports.ts';
import { type AskedImports, lookAtCustomsImports } from './look-at-customs-imports.ts';

export interface CustomsImportsNeeds extends AskNeeds {
  clock: Clock;
  publish: Publish;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
}

/** What a screen asks about customs imports, and the deed of looking. */
export interface CustomsImportService {
  status(): ImportsStatus;
  /** Looks once; one look at a time, so that a second call for the same period gets the running one's report. */
  look(what: { lookBack: LookBack }): Promise<LookReport>;
  /** One page of the lines in which the text is found, newest declaration first; all lines for ''. */
  page(what: {
    text: string;
    from: number;
    count: number;
  }): Promise<{ rows: CustomsImport[]; total: number }>;
  /** One line. Lines never go, so an id that was never given out is an AppError('customs-imports.not-found'). */
  get(what: { id: number }): CustomsImport;
}

export interface CustomsImports {
  service: CustomsImportService;
  handlers: GroupHandlers<'customsImports'>;
  /** Cancels a running question and waits for its end; call it before the database is closed. */
  stop(): Promise<void>;
}

/** Builds the customs imports of a shop over its open database. */
export function createCustomsImports(needs: CustomsImportsNeeds): CustomsImports {
  const repository = createCustomsImportRepository(needs.database);
  const finder = createImportFinder(repository, needs.giveWay);
  const stopping = new AbortController();
  let listed = repository.countListed();
  const ask = (since: AuthorityTime): Promise<AskedImports> =>
    askForList('imports', since, needs, stopping.signal);
  const onStored = (): void => {
    finder.forget();
    listed = repository.countListed();
  };
  const looks = oneAtATime<LookBack, LookReport>({
    start: (lookBack) => lookAtCustomsImports(lookBack, { ...needs, repository, ask, onStored }),
    serves: (running, wanted) => running === wanted,
    onChange: () => needs.publish('customsImports', 'changed', status()),
  });
  const status = (): ImportsStatus => ({
    lineCount: listed,
    lookedAt: repository.mark()?.readAt ?? null,
    looking: looks.isRunning(),
  });
  const service = createService({ repository, finder, status, look: ({ lookBack }) => looks.run(lookBack) });
  return {
    service,
    handlers: createCustomsImportHandlers(service),
    async stop() {
      stopping.abort();
      await looks.ended();
    },
  };
}

interface ServiceParts extends Pick<CustomsImportService, 'status' | 'look'> {
  repository: CustomsImportRepository;
  finder: ImportFinder;
}

function createService({ repository, finder, status, look }: ServiceParts): CustomsImportService {
  return {
    status,
    look,
    async page({ text, from, count }) {
      const ids = await finder.find(text);
      return { rows: repository.lines(ids.slice(from, from + count)), total: ids.length };
    },
    get({ id }) {
      const [line] = repository.lines([id]);
      if (line === undefined) throw new AppError('customs-imports.not-found', { id });
      return line;
    },
  };
}
