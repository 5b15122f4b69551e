import { useState } from 'react';
import type { ImportColumn } from '../../../shared/customs-imports/import-list.ts';
import { useProgram } from '../../bridge/program.tsx';
import { useDeed } from '../../bridge/use-deed.ts';
import { USUAL_COLUMNS } from './column-set.ts';

/** The columns that a person chose: this program keeps them on this computer, over every restart. */
export function useColumns() {
  const kept = useProgram().settings.importColumns ?? USUAL_COLUMNS;
  // What is chosen here holds at once: keys that come fast do not wait for the settings.
  const [chosen, choose] = useState<readonly ImportColumn[] | null>(null);
  const { mutate: change, error } = useDeed('program', 'changeSettings');
  return {
    columns: chosen ?? kept,
    setColumns: (columns: readonly ImportColumn[]) => {
      choose(columns);
      change({ importColumns: [...columns] });
    },
    /** Why they could not be kept; they hold until the monitor is left. */
    columnsFailure: error,
  };
}
