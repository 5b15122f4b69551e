import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './field-message.module.css';

interface FieldMessageProps {
  /** The field points here with `aria-describedby`. */
  id: string;
  /** A problem has to be solved; a note only helps. */
  kind: 'problem' | 'note';
  children: ReactNode;
}

/** What is to be said about one field, below it: icon, words and colour. */
export function FieldMessage({ id, kind, children }: FieldMessageProps) {
  const Icon = kind === 'problem' ? IconAlertCircle : IconInfoCircle;
  return (
    <p id={id} className={classes[kind]}>
      <Icon className={classes.icon} size="1rem" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
