import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import classes from './quiet-line.module.css';

const ICONS = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle } as const;

interface QuietDeed {
  readonly label: string;
  readonly run: () => void;
}

interface QuietLineProps {
  readonly kind: keyof typeof ICONS;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly deed?: QuietDeed | undefined;
  readonly more?: readonly QuietDeed[];
  /** Says itself to a screen reader when it appears. */
  readonly isSaid?: boolean;
}

/** One line above the lists: something to know that takes no room from the work (ux §4.0 "Success: quiet"). */
export function QuietLine({ kind, children, deed, more = [], isSaid = false }: QuietLineProps) {
  const Icon = ICONS[kind];
  const deeds = deed === undefined ? more : [deed, ...more];
  return (
    <div className={classes['line']} data-kind={kind}>
      <Icon className={classes['icon']} size="1.125rem" stroke={1.75} aria-hidden />
      {isSaid ? <output>{children}</output> : <span>{children}</span>}
      {deeds.map(({ label, run }) => (
        <button key={label} type="button" className={classes['deed']} onClick={run}>
          {label}
        </button>
      ))}
    </div>
  );
}
