import { useMemo } from 'react';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import type { ImportColumn } from '../../../shared/customs-imports/import-list.ts';
import type { Column } from '../../design/paged-table-columns.ts';
import { useWords } from '../../words/use-words.ts';
import { COLUMN_LOOKS } from './column-looks.ts';
import { isUsual, STAYING_COLUMN } from './column-set.ts';
import { cellOf } from './import-cells.tsx';

/**
 * The chosen columns of the monitor (ux §4.8). Where there is no room for all, the usual ones leave by their weight;
 * of columns that a person has chosen the last leave first. Opening a line shows everything.
 */
export function useImportColumns(chosen: readonly ImportColumn[]): readonly Column<CustomsImport>[] {
  const { t } = useWords('customs-imports');
  return useMemo(() => {
    const usual = isUsual(chosen);
    return chosen.map((id, place): Column<CustomsImport> => {
      const { leaves, sort, ...looks } = COLUMN_LOOKS[id];
      const leaving = usual ? leaves : chosen.length - place;
      return {
        id,
        heading: t(`column-${id}`),
        cell: cellOf(id, chosen, t),
        ...looks,
        ...(sort === undefined ? {} : { sort }),
        ...(id === STAYING_COLUMN || leaving === undefined ? {} : { leaves: leaving }),
      };
    });
  }, [chosen, t]);
}
