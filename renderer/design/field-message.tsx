import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './field-message.module.css';

const ICONS = {
  problem: IconAlertCircle,
  mark: IconAlertCircle,
  warning: IconAlertTriangle,
  note: IconInfoCircle,
} as const;

interface FieldMessageProps {
  /** The field points here with `aria-describedby`. */
  id: string;
  /** A problem has to be solved, as has what somebody marked as one; a warning is looked at, a note only helps. */
  kind: keyof typeof ICONS;
  children: ReactNode;
}

/** What is to be said about one field, below it: icon, words and colour. */
export function FieldMessage({ id, kind, children }: FieldMessageProps) {
  const Icon = ICONS[kind];
  return (
    <p id={id} className={classes[kind]}>
      <Icon className={classes.icon} size="1rem" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
