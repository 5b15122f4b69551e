import type { ClassificationFile, ClassificationOption } from '../../shared/codes/classification.ts';
import type { GroupHandlers, Publish } from '../../shared/ipc/derive-types.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../logging/log.ts';
import { chooseOptions, type ItemNames, optionOf } from './choose-options.ts';
import {
  type ClassificationRepository,
  createClassificationRepository,
  type Entry,
} from './classification.repository.ts';
import { ClassificationTree } from './classification-tree.ts';
import { createClassificationHandlers } from './classifications.handlers.ts';
import { ListLoader } from './load-list.ts';
import { Vocabulary } from './vocabulary.ts';

export interface ClassificationsNeeds {
  database: Database;
  publish: Publish;
  clock: Clock;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
  log: Log;
  names: ItemNames;
}

/** What other domains ask about classifications. */
interface ClassificationService {
  /** Whether the loaded list has a code, in use or off; null while no list is loaded (ux §0 decision 8). */
  isKnown: (code: string) => boolean | null;
  /** What stands behind a code; null for one outside the list, and while none is loaded. */
  describe: (code: string) => ClassificationOption | null;
}

/** The classifications of the open shop: its list from a file, the tree, and the choices for an item. */
export interface Classifications {
  handlers: GroupHandlers<'classifications'>;
  service: ClassificationService;
  /** Reads a file that a person chose, guesses its columns, and remembers it for `load`. @throws AppError 'files.not-read' */
  openFile(wanted: { file: string }): Promise<ClassificationFile>;
  /** Ends a running load before anything of it is stored; call it before the database is closed. */
  stop(): Promise<void>;
}

/** Builds the classifications of a shop over its open database. */
export function createClassifications(needs: ClassificationsNeeds): Classifications {
  const { names, publish } = needs;
  const repository = createClassificationRepository(needs.database);
  const vocabulary = remembered(() => new Vocabulary(repository.vocabulary()));
  const favourites = remembered((): ReadonlySet<string> => new Set(repository.favourites()));
  const common = { repository, names, vocabulary: vocabulary.get, favourites: favourites.get };
  const tree = new ClassificationTree(common);
  const pathOf: typeof tree.pathOf = (entry) => tree.pathOf(entry);
  const loader = new ListLoader({ ...needs, repository });
  const service = createService(repository, pathOf);
  const handlers = createClassificationHandlers({
    repository,
    tree,
    options: (wanted) => chooseOptions(wanted, { ...common, pathOf }),
    describe: service.describe,
    favouritesChanged() {
      favourites.forget();
      tree.favouritesChanged();
    },
    async load(matching) {
      const report = await loader.load(matching);
      vocabulary.forget();
      tree.listChanged();
      if (report.loaded > 0) publish('classifications', 'changed', { list: repository.list() });
      return report;
    },
  });
  return { handlers, service, openFile: ({ file }) => loader.open(file), stop: () => loader.stop() };
}

function createService(
  repository: ClassificationRepository,
  pathOf: (entry: Entry) => string[],
): ClassificationService {
  return {
    isKnown: (code) => (repository.list() === null ? null : repository.get(code) !== null),
    describe(code) {
      const entry = repository.get(code);
      return entry === null ? null : optionOf(code, entry, 'found', pathOf);
    },
  };
}

/** Reads something once, until it is to be forgotten. */
function remembered<T>(read: () => T): { get: () => T; forget: () => void } {
  let known: { value: T } | null = null;
  return {
    get: () => (known ??= { value: read() }).value,
    forget: () => {
      known = null;
    },
  };
}
