import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  /** One sentence: why there is nothing here. */
  text: ReactNode;
  /** The one primary button. */
  action?: ReactNode;
  /** A quieter way on, e.g. a link. */
  link?: ReactNode;
}

/** Stands where a list would be: one sentence of why, one button, one link (ux §4.0). */
export function EmptyState({ text, action, link }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <p className={classes.text}>{text}</p>
      {action}
      {link}
    </div>
  );
}
