import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BridgeError } from '../bridge/bridge-error.ts';
import { useWords } from '../words/use-words.ts';
import classes from './health-line.module.css';

const ICONS = { good: IconCircleCheck, care: IconAlertTriangle, unknown: IconCircleDashed } as const;

interface HealthLineProps {
  name: string;
  /** `unknown` where nothing is known yet; that is neither good nor bad. */
  health: keyof typeof ICONS;
  children: ReactNode;
  action?: ReactNode;
}

/** One health sentence of Home, with its button when it needs care. */
export function HealthLine({ name, health, children, action }: HealthLineProps) {
  const Icon = ICONS[health];
  return (
    <div className={classes.line} data-health={health}>
      <dt className={classes.name}>
        <Icon className={classes.icon} size="1.25rem" stroke={1.75} aria-hidden />
        {name}
      </dt>
      <dd className={classes.sentence}>{children}</dd>
      {action !== undefined && <dd className={classes.action}>{action}</dd>}
    </div>
  );
}

/** Stands for a line whose answer is on its way or could not be read; the other lines are not touched by it. */
export function UnknownHealth(props: { name: string; error: unknown; onTryAgain: () => void }) {
  const { t } = useWords('home');
  const { name, error, onTryAgain } = props;
  if (error === null)
    return (
      <HealthLine name={name} health="unknown">
        {'\u00A0'}
      </HealthLine>
    );
  return (
    <HealthLine
      name={name}
      health="care"
      action={
        <Button variant="default" onClick={onTryAgain}>
          {t('shell:try-again')}
        </Button>
      }
    >
      {t('not-read')} {error instanceof BridgeError && t('errors:reference', { reference: error.reference })}
    </HealthLine>
  );
}
