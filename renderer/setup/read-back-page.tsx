import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SECRET_SLOTS } from '../../shared/authority/profile.ts';
import type { ComputerCheck } from '../../shared/setup/setup.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import { computerSentence, isWithoutLine } from '../connection/computer-check-words.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { NeededSecret } from './needed-secret.tsx';
import { SetupPage } from './setup-page.tsx';
import { ThreeValues } from './three-values.tsx';
import type { Wizard } from './use-wizard.ts';
import classes from './read-back-page.module.css';

/**
 * Page 3: the three values are read back, large, and one press registers this computer. The button is the only way
 * through the one-way door; it works once, and it needs the line (ux §4.1).
 */
export function ReadBackPage({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const { entered, register, show } = wizard;
  const { data: view, error } = useAnswer('connection', 'view', undefined);
  const line = useLine(view?.profile.baseUrl, view?.profile.zone.offsetMinutes);
  const [isPressed, setPressed] = useState(false);
  const missing = SECRET_SLOTS.filter((slot) => isMissing(view?.secrets[slot]));
  const press = (): void => {
    if (isPressed) return;
    setPressed(true);
    // What did not answer a minute ago may answer now; nothing leaves while it does not.
    void line.look().then((isThere) => (isThere ? register() : setPressed(false)));
  };
  return (
    <SetupPage
      title={t('read-back')}
      lead={t('read-back-text', { branch: entered.branchId })}
      onBack={isPressed ? undefined : () => show({ is: 'details' })}
      primary={
        missing.length > 0 || view === undefined
          ? undefined
          : { label: t('register'), run: press, isBusy: isPressed, needsPress: true }
      }
      others={
        <Button variant="default" disabled={isPressed} onClick={() => void wizard.finishLater()}>
          {t('finish-later')}
        </Button>
      }
    >
      <ThreeValues values={entered} isLarge />
      <p className={classes.once}>{t('key-once')}</p>
      {missing.map((slot) => (
        <NeededSecret key={slot} slot={slot} />
      ))}
      {line.problem !== null && <NeedsLine problem={line.problem} />}
      {error !== null && <FailureNotice error={error} />}
    </SetupPage>
  );
}

function NeedsLine({ problem }: { problem: ComputerCheck }) {
  const { t } = useWords('setup');
  return (
    <Notice kind="warning" title={t('needs-line')} says="politely">
      <p>{t(`connection:${computerSentence(problem)}`)}</p>
      <p>{t('needs-line-text')}</p>
    </Notice>
  );
}

function isMissing(standing: string | undefined): boolean {
  return standing === 'missing' || standing === 'cannot-be-opened';
}

/** Whether the authority's address answers; asked when the page opens, and again by the press that needs it. */
function useLine(baseUrl: string | undefined, zoneOffsetMinutes: number | undefined) {
  const bridge = useBridge();
  const argument = {
    check: 'address' as const,
    baseUrl: baseUrl ?? '',
    zoneOffsetMinutes: zoneOffsetMinutes ?? 0,
  };
  const { data, refetch } = useQuery({
    queryKey: ['computer', 'address', argument.baseUrl, argument.zoneOffsetMinutes],
    queryFn: () => ask(bridge, 'setup', 'check', argument),
    enabled: baseUrl !== undefined,
  });
  return {
    problem: data !== undefined && isWithoutLine(data) ? data : null,
    /** Looks once more where the last look found no way; true when a request may leave. */
    look: async (): Promise<boolean> => {
      if (data === undefined || !isWithoutLine(data)) return true;
      const again = await refetch();
      return again.data === undefined || !isWithoutLine(again.data);
    },
  };
}
