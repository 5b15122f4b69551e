import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconHelpCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

const ICONS = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  problem: IconCircleX,
  'no-answer': IconHelpCircle,
} as const;

const ROLES = { politely: 'status', 'at-once': 'alert' } as const;

interface NoticeProps {
  kind: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons below the text; the first is the one that does the thing. */
  actions?: ReactNode;
  /** Says itself to a screen reader when it appears. */
  says?: 'politely' | 'at-once';
}

/** A message in the flow of a screen: icon, words and colour, with buttons when there is something to do. */
export function Notice({ kind, title, children, actions, says }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <div className={classes.notice} data-kind={kind} role={says && ROLES[says]}>
      <Icon className={classes.icon} size="1.25rem" stroke={1.75} aria-hidden />
      <div className={classes.words}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && <div className={classes.body}>{children}</div>}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
