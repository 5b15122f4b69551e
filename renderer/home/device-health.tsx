import { Button } from '@mantine/core';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { DeviceState } from '../../shared/device/device-state.ts';
import { useBeginSetup } from '../app/use-begin-setup.ts';
import { useProgram } from '../bridge/program.tsx';
import { LinkButton } from '../design/link-button.tsx';
import type { KeyOf } from '../words/dictionary.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { HealthLine } from './health-line.tsx';
import { lacksTransferFile } from './next-step.ts';

/** Whether this computer is registered, its key can be used, and a lost disk would not lose it. */
export function DeviceHealth() {
  const { t } = useWords('home');
  const format = useFormat();
  const begin = useBeginSetup();
  const { device, shop } = useProgram();
  const name = t('device');
  const needs = careOf(device, shop?.environment === 'practice');
  if (needs === null && device.is === 'initialised')
    return (
      <HealthLine name={name} health="good">
        {t('device-ready', { date: format.longDate(device.at) })}
      </HealthLine>
    );
  const action =
    device.is === 'initialised' ? (
      <LinkButton to="/settings/shop">{t('look')}</LinkButton>
    ) : (
      <Button variant="default" onClick={() => void begin.thisShop()}>
        {t(device.is === 'not-initialised' ? 'set-up' : 'look')}
      </Button>
    );
  return (
    <HealthLine name={name} health="care" action={action}>
      {needs !== null && t(needs)}
    </HealthLine>
  );
}

/** What about the device needs a person; null when nothing does. */
function careOf(device: DeviceState, isPractice: boolean): KeyOf<'home'> | null {
  switch (device.is) {
    case 'not-initialised':
      return 'device-not-set-up';
    case 'sent-no-answer':
      return 'device-sent';
    case 'answered-other':
      return 'device-answered-other';
    case 'initialised':
      if (device.confirmed === 'no') return 'device-not-ours';
      if (device.key === 'weak' && isPractice) return null;
      if (device.key !== 'available') return `device-key-${device.key}`;
      return lacksTransferFile(device) && !isPractice ? 'device-no-transfer-file' : null;
    default:
      return assertNever(device);
  }
}
