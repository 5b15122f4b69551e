import { Button } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isChord } from '../app/command-keys.ts';
import { isWithoutLine } from '../connection/computer-check-words.ts';
import type { ComputerStanding } from '../connection/computer-check-words.ts';
import { ComputerChecks } from '../connection/computer-checks.tsx';
import { useComputerChecks } from '../connection/use-computer-checks.ts';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { connectionOf } from './chosen-connection.ts';
import { PRACTICE_DETAILS } from './practice-device.ts';
import { SetupPage } from './setup-page.tsx';
import type { Wizard } from './use-wizard.ts';

/**
 * Page 1: seven things about this computer, looked at by themselves. What would endanger a key blocks a real set-up;
 * an address that does not answer can be tried later (ux §4.1).
 */
export function ChecksPage({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const { entered, show } = wizard;
  const { baseUrl, zone } = connectionOf(entered);
  const [standing, setStanding] = useState<ComputerStanding>('looking');
  const inTheWay = useInTheWay(baseUrl, zone.offsetMinutes, entered.environment === 'real');
  const list = useNextProblem();
  const goOn = (): void => show({ is: 'details' });
  return (
    <SetupPage
      title={t('checks')}
      lead={t('checks-text')}
      onBack={() => show({ is: 'path' })}
      primary={
        inTheWay === 'blocks'
          ? { label: t('practise-set-up'), run: () => practise(wizard) }
          : {
              label: t(inTheWay === 'address' ? 'try-later' : 'next'),
              run: goOn,
              isBusy: standing === 'looking',
            }
      }
      others={standing === 'looking' && <WithoutWaiting onGoOn={goOn} />}
    >
      {inTheWay === 'blocks' && (
        <Notice kind="problem" title={t('checks-block')} says="politely">
          {t('checks-block-text')}
        </Notice>
      )}
      {inTheWay === 'address' && (
        <Notice kind="warning" says="politely">
          {t('checks-address-text')}
        </Notice>
      )}
      <div ref={list}>
        <ComputerChecks baseUrl={baseUrl} zoneOffsetMinutes={zone.offsetMinutes} onStanding={setStanding} />
      </div>
    </SetupPage>
  );
}

/** A check may take ten seconds on a bad line; nobody has to wait for it. */
function WithoutWaiting({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useWords('setup');
  return (
    <Button variant="default" onClick={onGoOn}>
      {t('without-waiting')}
    </Button>
  );
}

/** What stands in the way: something that blocks a real set-up, only the address, or nothing. */
function useInTheWay(baseUrl: string, zoneOffset: number, isReal: boolean): 'blocks' | 'address' | null {
  const { checks } = useComputerChecks(baseUrl, zoneOffset);
  if (isReal && checks.some(({ found }) => found?.state === 'fail')) return 'blocks';
  return checks.some(({ found }) => found !== undefined && isWithoutLine(found)) ? 'address' : null;
}

function practise({ enter, show }: Wizard): void {
  enter({ ...PRACTICE_DETAILS, path: 'new-device' });
  show({ is: 'details' });
}

/** F8 goes to the next check that needs a look, and round to the first. */
function useNextProblem() {
  const list = useRef<HTMLDivElement>(null);
  const goToNext = useEffectEvent(() => {
    const rows = [
      ...(list.current?.querySelectorAll<HTMLElement>('[data-state="fail"], [data-state="warn"]') ?? []),
    ];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    (rows[at + 1] ?? rows[0])?.focus();
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isChord(event, 'F8')) return;
      event.preventDefault();
      goToNext();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return list;
}
