import { useProgram } from '../bridge/program.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { HealthLine } from './health-line.tsx';

/** Whether this computer is registered and its key can be used. */
export function DeviceHealth() {
  const { t } = useWords('home');
  const format = useFormat();
  const { device } = useProgram();
  const name = t('device');
  if (device.is === 'initialised' && device.key === 'available')
    return (
      <HealthLine name={name} health="good">
        {t('device-ready', { date: format.longDate(device.at) })}
      </HealthLine>
    );
  return (
    <HealthLine name={name} health="care" action={<LinkButton to="/settings/shop">{t('look')}</LinkButton>}>
      {device.is === 'initialised' ? t(`device-key-${device.key}`) : t('device-not-set-up')}
    </HealthLine>
  );
}
