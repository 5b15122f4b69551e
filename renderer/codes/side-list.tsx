import type { ReactNode } from 'react';
import classes from './side-list.module.css';

interface SideListProps {
  /** What can be chosen here, for screen readers. */
  readonly label: string;
  /** Name of the pane for F6. */
  readonly pane: string;
  readonly children: ReactNode;
  /** A last line that stays in view. */
  readonly foot?: ReactNode;
}

/** The list at the left of the codes screen, as radio buttons: one Tab stop, the arrows choose. */
export function SideList({ label, pane, children, foot }: SideListProps) {
  return (
    <fieldset className={classes['list']} data-pane={pane} tabIndex={-1}>
      <legend className={classes['hidden']}>{label}</legend>
      <div className={classes['lines']}>{children}</div>
      {foot}
    </fieldset>
  );
}

export interface SideListLineProps {
  /** The same for all lines of one list. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One line to choose. */
export function SideListLine(props: SideListLineProps & { readonly children: ReactNode }) {
  const { name, isChosen, onChoose, children } = props;
  return (
    <label className={classes['line']}>
      <input type="radio" name={name} className={classes['hidden']} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
