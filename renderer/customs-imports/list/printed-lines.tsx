import { useEffect, useEffectEvent } from 'react';
import { useIsFetching } from '@tanstack/react-query';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import type { ImportColumn, ImportFilter } from '../../../shared/customs-imports/import-list.ts';
import { useProgram } from '../../bridge/program.tsx';
import { PrintedSheet } from '../../design/printed-sheet.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import { FilterWords } from '../filter/filter-words.tsx';
import type { CollectedLines } from './collect-lines.ts';
import { COLUMN_LOOKS } from './column-looks.ts';
import { AsSent, cellOf } from './import-cells.tsx';
import classes from './printed-lines.module.css';

interface PrintedLinesProps {
  readonly collected: CollectedLines;
  /** What the list was narrowed to; null for lines that somebody picked one by one. */
  readonly filter: ImportFilter | null;
  readonly columns: readonly ImportColumn[];
  /** When customs was asked last; a printed list says how old it is. */
  readonly lookedAt: string | null;
  readonly onPrinted: () => void;
}

/** Lines on paper as they stand on the screen: printed as soon as they are there, and gone afterwards. */
export function PrintedLines({ collected, filter, columns, lookedAt, onPrinted }: PrintedLinesProps) {
  const { t } = useWords('customs-imports');
  const { shop } = useProgram();
  const { lines, isWhole } = collected;
  usePrinting(onPrinted);
  return (
    <PrintedSheet title={t('title')}>
      <p>
        {[shop?.taxpayerName, shop?.branchName].filter(Boolean).join(' · ')}
        {lookedAt !== null && ` — ${t('printed-fetched', { when: formatDateTime(lookedAt) })}`}
        {` — ${t('totals-lines', { count: lines.length })}`}
        {!isWhole && ` ${t('printed-cut')}`}
      </p>
      {filter !== null && <FilterWords filter={filter} />}
      <PrintedTable lines={lines} columns={columns} />
    </PrintedSheet>
  );
}

/** Prints once the names of all codes are there. */
function usePrinting(onPrinted: () => void): void {
  const coming = useIsFetching({ queryKey: ['codes'] });
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const end = (): void => printed();
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  useEffect(() => {
    if (coming > 0) return undefined;
    const timer = setTimeout(() => window.print(), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [coming]);
}

/** The questions for the names begin a moment after the lines are drawn. */
const SETTLING_MS = 100;

function asSent({ itemName }: CustomsImport) {
  return <AsSent text={itemName} />;
}

function PrintedTable({
  lines,
  columns,
}: Pick<CollectedLines, 'lines'> & Pick<PrintedLinesProps, 'columns'>) {
  const { t } = useWords('customs-imports');
  const cells = columns.map((column) => ({
    column,
    // Paper has room for goods as customs wrote them.
    cell: column === 'itemName' ? asSent : cellOf(column, columns, t),
    ...COLUMN_LOOKS[column],
  }));
  return (
    <table className={classes['lines']}>
      <thead>
        <tr>
          {cells.map(({ column, alignsEnd }) => (
            <th key={column} scope="col" data-end={alignsEnd}>
              {t(`column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            {cells.map(({ column, cell, alignsEnd, grows }) => (
              <td key={column} data-end={alignsEnd} data-long={grows}>
                {cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
