import type {
  ClassificationOption,
  ClassificationReport,
  ColumnMatching,
} from '../../shared/codes/classification.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { ClassificationRepository } from './classification.repository.ts';
import type { ClassificationTree } from './classification-tree.ts';
import type { WantedOptions } from './choose-options.ts';

interface HandlerNeeds {
  repository: ClassificationRepository;
  tree: ClassificationTree;
  options(wanted: WantedOptions): ClassificationOption[];
  describe(code: string): ClassificationOption | null;
  favouritesChanged(): void;
  load(matching: ColumnMatching): Promise<ClassificationReport>;
}

/** The calls of the contract's group `classifications`. */
export function createClassificationHandlers(needs: HandlerNeeds): GroupHandlers<'classifications'> {
  const { repository, tree } = needs;
  return {
    status: () => ({ list: repository.list() }),
    page: (request) => tree.page(request),
    options: (wanted) => needs.options(wanted),
    describe: ({ codes }) => codes.map((code) => needs.describe(code)),
    setFavourite({ code, isFavourite }) {
      const entry = repository.get(code);
      if (entry === null) throw new AppError('classifications.not-found');
      repository.setFavourite(code, isFavourite);
      needs.favouritesChanged();
      return tree.row(entry);
    },
    load: ({ matching }) => needs.load(matching),
  };
}
