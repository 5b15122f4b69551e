import { useLayoutEffect, useRef } from 'react';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { useProgram } from '../bridge/program.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { AnsweredOther } from './answered-other.tsx';
import { InitialisedDevice } from './initialised-device.tsx';
import { ManagersOnly } from './managers-only.tsx';
import { NotSetUp } from './not-set-up.tsx';
import { SentNoAnswer } from './sent-no-answer.tsx';
import classes from './settings-page.module.css';

/** What the authority told about shop and device, how the key stands, and every way to keep or regain it. */
export function ShopPage() {
  const { t } = useWords('settings');
  const { runsOn } = useProgram();
  return (
    <div className={classes.parts}>
      {runsOn === 'host' && (
        <Notice kind="warning" title={t('host-title')}>
          {t('host-text')}
        </Notice>
      )}
      <ManagersOnly />
      <Device />
    </div>
  );
}

function Device() {
  const { device } = useProgram();
  useKeptPlace(device);
  switch (device.is) {
    case 'not-initialised':
      return <NotSetUp />;
    case 'sent-no-answer':
      return <SentNoAnswer device={device} />;
    case 'answered-other':
      return <AnsweredOther device={device} />;
    case 'initialised':
      return <InitialisedDevice device={device} />;
    default:
      return assertNever(device);
  }
}

/** When what had the focus went with a change of the device, reading goes on from the heading of the page. */
function useKeptPlace(device: unknown): void {
  const known = useRef(device);
  useLayoutEffect(() => {
    if (known.current === device) return;
    known.current = device;
    if (document.activeElement === document.body)
      document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [device]);
}
