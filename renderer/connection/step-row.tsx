import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconCircleX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './step-row.module.css';

const ICONS = {
  pass: IconCircleCheck,
  warn: IconAlertTriangle,
  fail: IconCircleX,
  skipped: IconCircleMinus,
  looking: IconCircleDashed,
} as const;

interface StepRowProps {
  readonly state: keyof typeof ICONS;
  readonly name: string;
  readonly stateWord: string;
  /** The sentence, and the way out where there is one. */
  readonly children: ReactNode;
}

/** One thing that was looked at: icon, name and word of its state, then what there is to say about it. */
export function StepRow({ state, name, stateWord, children }: StepRowProps) {
  const Icon = ICONS[state];
  return (
    <li className={classes.step} data-state={state} tabIndex={-1}>
      <Icon className={`${classes.icon} ${classes.mark}`} size="1.25rem" stroke={1.75} aria-hidden />
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <span className={`${classes.state} ${classes.mark}`}>{stateWord}</span>
      </div>
      <div className={classes.words}>{children}</div>
    </li>
  );
}
