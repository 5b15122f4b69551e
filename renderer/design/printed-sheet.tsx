import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import classes from './printed-sheet.module.css';

interface PrintedSheetProps {
  /** Without it nothing stands above, e.g. on labels that are cut out. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** What comes out of the printer in place of the window; never seen on the screen. It holds no secret. */
export function PrintedSheet({ title, children }: PrintedSheetProps) {
  return createPortal(
    <article className={classes.sheet}>
      {title !== undefined && <h2 className={classes.title}>{title}</h2>}
      {children}
    </article>,
    document.body,
  );
}

/** Names and values on paper, one below the other. */
export function PrintedFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <table className={classes.facts}>
      <tbody>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
