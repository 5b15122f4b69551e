import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import type { ImportSelection } from '../../shared/customs-imports/import-list.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { ItemDoor } from '../items/item-door.ts';
import type { CustomsImportRepository } from './customs-import.repository.ts';
import type { ImportList } from './import-list.ts';
import type { LookRepository } from './look.repository.ts';
import { toldImport } from './told-import.ts';

export interface StoredImportsNeeds {
  repository: Pick<CustomsImportRepository, 'lines'>;
  looks: Pick<LookRepository, 'latest' | 'everythingToldAt'>;
  list: Pick<ImportList, 'ids'>;
  items: () => Pick<ItemDoor, 'rows'>;
}

/** The stored lines as the screens see them. */
export interface StoredImports {
  /** The lines of these ids, in their order; an unknown id is left out. */
  lines(ids: readonly number[]): CustomsImport[];
  /** One line. @throws AppError 'customs-imports.not-found' */
  get(id: number): CustomsImport;
  /** The ids of a selection, oldest first; all of a filter are those that fit it now. */
  selected(selection: ImportSelection): Promise<readonly number[]>;
}

export function createStoredImports({ repository, looks, list, items }: StoredImportsNeeds): StoredImports {
  const lines = (ids: readonly number[]): CustomsImport[] => {
    const rows = repository.lines(ids);
    const itemIds = new Set(rows.flatMap(({ item_id: id }) => (typeof id === 'bigint' ? Number(id) : [])));
    const linked = itemIds.size === 0 ? [] : items().rows([...itemIds]);
    const names = new Map(linked.map(({ id, name }) => [id, name]));
    const telling = {
      latestLook: looks.latest()?.number ?? 0,
      everythingToldAt: looks.everythingToldAt(),
      itemName: (id: number) => names.get(id),
    };
    return rows.map((row) => toldImport(row, telling));
  };
  return {
    lines,
    get(id) {
      const [line] = lines([id]);
      if (line === undefined) throw new AppError('customs-imports.not-found', { id });
      return line;
    },
    async selected(selection) {
      if ('ids' in selection) return [...new Set(selection.ids)].sort((a, b) => a - b);
      const ids = await list.ids({ filter: selection.all, sort: 'changed', descending: false });
      const except = new Set(selection.except);
      return [...ids].filter((id) => !except.has(id)).sort((a, b) => a - b);
    },
  };
}
