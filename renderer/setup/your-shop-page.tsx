import { Button } from '@mantine/core';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { BridgeError } from '../bridge/bridge-error.ts';
import { useProgram } from '../bridge/program.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import { useTask } from '../bridge/use-task.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import { SetupPage } from './setup-page.tsx';
import { ShopFacts } from './shop-facts.tsx';
import type { Wizard } from './use-wizard.ts';
import type { FirstCodes, Initialised } from './wizard-state.ts';

/** Page 5: "Is this your shop?", what the authority told about it, large, before any work begins (ux §4.1). */
export function YourShopPage({ wizard, codes }: { wizard: Wizard; codes: FirstCodes | null }) {
  const { t } = useWords('setup');
  const bridge = useBridge();
  const task = useTask();
  const { device, shop } = useProgram();
  if (device.is !== 'initialised') return null;
  // The quick way into practice knows who works, and its pretend shop is nobody's.
  const isQuick = shop?.environment === 'practice' && shop.operator !== null;
  const answer = (isOurs: boolean): void =>
    task.run(async () => {
      await ask(bridge, 'device', 'confirm', { isOurs });
      if (isOurs) await wizard.goOn();
      else wizard.show({ is: 'not-ours' });
    });
  return (
    <SetupPage
      title={t('is-this-your-shop')}
      lead={t(shop?.environment === 'practice' ? 'facts-text-practice' : 'facts-text')}
      primary={{ label: t(isQuick ? 'go-on' : 'yes-right'), run: () => answer(true), isBusy: task.isBusy }}
      others={
        !isQuick && (
          <Button variant="default" disabled={task.isBusy} onClick={() => answer(false)}>
            {t('no-stop')}
          </Button>
        )
      }
    >
      <ShopFacts facts={device.facts} />
      <WhatIsHere device={device} codes={codes} />
      {task.error !== null && <FailureNotice error={task.error} />}
    </SetupPage>
  );
}

/** How the key stands; it is said of what has really been stored, not of what was asked. */
function Key({ device: { key } }: { device: Initialised }) {
  const { t } = useWords('setup');
  return <p>{key === 'available' || key === 'weak' ? t('key-saved') : t(`key-${key}`)}</p>;
}

/** The lists can be fetched later; what has been registered stays registered. */
function WhatIsHere({ device, codes }: { device: Initialised; codes: FirstCodes | null }) {
  const { t } = useWords('setup');
  const isKeyHere = device.key === 'available' || device.key === 'weak';
  const kind = isKeyHere ? 'success' : 'warning';
  // The program may have fetched them by itself a moment before it was asked to.
  const { data: status } = useAnswer('codes', 'status', undefined);
  const standing =
    status === undefined || status.classCount === 0
      ? t('codes-later-text')
      : t('codes-here', { count: status.classCount });
  if (codes === null)
    return (
      <Notice kind={kind} says="politely">
        <Key device={device} />
        <p>{standing}</p>
      </Notice>
    );
  if (codes instanceof BridgeError || codes.is === 'failed')
    return (
      <Notice kind="warning" title={t('codes-later')} says="politely">
        <Key device={device} />
        <p>{t('codes-later-text')}</p>
        {codes instanceof BridgeError ? (
          <p>{t('errors:reference', { reference: codes.reference })}</p>
        ) : (
          <AuthorityWords message={codes.message} resultCode={codes.resultCode} />
        )}
      </Notice>
    );
  return (
    <Notice kind={kind} says="politely">
      <Key device={device} />
      <p>{standing}</p>
    </Notice>
  );
}
