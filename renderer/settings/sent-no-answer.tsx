import { Button } from '@mantine/core';
import type { DeviceState } from '../../shared/device/device-state.ts';
import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { PlainFacts } from '../design/plain-facts.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { BringBack } from './bring-back.tsx';
import { EnterKeyForm } from './enter-key-form.tsx';
import own from './form-parts.module.css';
import { useMayManage } from './managers-only.tsx';
import { SetUpButton } from './set-up-button.tsx';
import classes from './settings-page.module.css';
import { useOpened } from './use-opened.ts';

/** The request left and no key came: what is known, and what to do now. Never "not registered" (domain §2.3). */
export function SentNoAnswer({ device }: { device: Extract<DeviceState, { is: 'sent-no-answer' }> }) {
  const { t } = useWords('settings');
  const format = useFormat();
  return (
    <>
      <section>
        <Notice kind="no-answer" title={t(`sent-${device.because}`)}>
          {t(`sent-${device.because}-text`)}
        </Notice>
        <div className={classes.below}>
          <PlainFacts
            facts={[
              { label: t('sent-at'), value: format.when(device.at) },
              { label: t('device:serial'), value: device.serialNumber, isAuthority: true },
            ]}
          />
        </div>
      </section>
      <section>
        <h3 className={classes.heading}>{t('what-to-do')}</h3>
        <ol className={own.list}>
          <li>{t('what-to-do-line')}</li>
          <li>{t('what-to-do-ask')}</li>
          <li>{t('what-to-do-key')}</li>
        </ol>
        <WaysOn serialNumber={device.serialNumber} />
      </section>
    </>
  );
}

function WaysOn({ serialNumber }: { serialNumber: string }) {
  const { t } = useWords('settings');
  const mayManage = useMayManage();
  const { opened, opener, close } = useOpened<'key' | 'transfer-file'>();
  return (
    <>
      <div className={`${own.buttons} ${classes.below}`}>
        {mayManage && <SetUpButton label={t('open-set-up')} />}
        {mayManage && (
          <Button variant="default" {...opener('key')}>
            {t('have-key')}
          </Button>
        )}
        {mayManage && (
          <Button variant="default" {...opener('transfer-file')}>
            {t('bring-back')}
          </Button>
        )}
        <LinkButton to="/settings/connection">{t('look-at-connection')}</LinkButton>
      </div>
      {opened === 'key' && <EnterKeyForm known={{ serialNumber }} replaces={null} onClose={close} />}
      {opened === 'transfer-file' && <BringBack onClose={close} />}
    </>
  );
}
