import { Fragment } from 'react';
import { keyCaps } from './command-keys.ts';
import classes from './key-caps.module.css';

/** The keys of a chord, drawn as keys. */
export function KeyCaps({ chord }: { chord: string }) {
  return (
    <span className={classes.chord}>
      {keyCaps(chord).map((cap, index) => (
        <Fragment key={cap}>
          {index > 0 && <span className={classes.plus}>+</span>}
          <kbd className={classes.cap}>{cap}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
