import { Button } from '@mantine/core';
import { IconStethoscope } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAnswer } from '../bridge/use-answer.ts';
import { ComputerChecks } from '../connection/computer-checks.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import { Beginning } from './beginning.tsx';
import classes from './help-screen.module.css';

/** *Check my computer*: what the set-up looks at, with the connection of the open shop (ux §4.11). */
export function ComputerPart() {
  const { t } = useWords('help');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{t('computer-text')}</p>
      <div className={classes.deeds}>
        {isOpen ? (
          <Checks />
        ) : (
          <Button
            variant="default"
            leftSection={<IconStethoscope size="1rem" aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('check-computer')}
          </Button>
        )}
      </div>
    </>
  );
}

function Checks() {
  const [, go] = useLocation();
  const { data: view, error, refetch } = useAnswer('connection', 'view', undefined);
  if (view === undefined)
    return error === null ? null : <FailureNotice error={error} onTryAgain={() => void refetch()} />;
  const { baseUrl, zone } = view.profile;
  return (
    <Beginning>
      <ComputerChecks
        baseUrl={baseUrl}
        zoneOffsetMinutes={zone.offsetMinutes}
        onStanding={() => undefined}
        onOpenConnection={() => go('/settings/connection')}
      />
    </Beginning>
  );
}
