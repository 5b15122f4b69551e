import type { ReactNode } from 'react';
import classes from './remedy-button.module.css';

/** A small button below a field that does what the message proposes (ux §4.12 rule 3). */
export function RemedyButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes['remedy']} onClick={onPress}>
      {children}
    </button>
  );
}
