import { useWords } from '../words/use-words.ts';
import type { ListSelection } from './use-list-selection.ts';
import classes from './paged-table.module.css';

/** How wide the column of checkboxes is, in rem. */
export const PICK_WIDTH = 2.25;

/** The checkbox of a row. Keys select on the row itself; the list listens for the click. */
export function SelectRowBox({ isSelected, label }: { isSelected: boolean; label: string }) {
  return (
    <label className={classes['pickLabel']}>
      <input type="checkbox" tabIndex={-1} checked={isSelected} aria-label={label} onChange={listens} />
    </label>
  );
}

/** The checkbox in the head: all rows of the list, or none. */
export function SelectAllBox<Row>({ selection }: { selection: ListSelection<Row> }) {
  const { t } = useWords('shell');
  const { count, isAll, selectAll, clear } = selection;
  return (
    <label className={classes['pickLabel']}>
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !isAll;
        }}
        type="checkbox"
        tabIndex={-1}
        checked={isAll}
        aria-label={t('selection-all')}
        onChange={isAll ? clear : selectAll}
      />
    </label>
  );
}

// The list hears the click, with the keys that were held.
function listens(): void {}
