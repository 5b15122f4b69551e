import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import type { DeviceState } from '../../shared/device/device-state.ts';
import { useProgram } from '../bridge/program.tsx';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { PlainFacts } from '../design/plain-facts.tsx';
import { ConfirmationField } from '../design/typed-confirmation.tsx';
import { useConfirming } from '../design/use-confirming.ts';
import { useWords } from '../words/use-words.ts';
import own from './form-parts.module.css';
import { useMayManage } from './managers-only.tsx';
import classes from './settings-page.module.css';
import { answeredFacts } from './shop-facts.ts';

/** The answer names another PIN or branch: shown beside this shop, its key sealed, until a person decides. */
export function AnsweredOther({ device }: { device: Extract<DeviceState, { is: 'answered-other' }> }) {
  const { t } = useWords('settings');
  const { shop } = useProgram();
  const mayManage = useMayManage();
  const { facts } = device;
  return (
    <>
      <Notice kind="warning" title={t('other-title')}>
        {t('other-text')}
      </Notice>
      <section>
        <h3 className={classes.heading}>{t('this-shop')}</h3>
        <PlainFacts
          facts={[
            { label: t('device:pin'), value: shop?.pin ?? null, isAuthority: true },
            { label: t('branch-id'), value: shop?.branchId ?? null, isAuthority: true },
          ]}
        />
      </section>
      <section>
        <h3 className={classes.heading}>{t('answered-shop')}</h3>
        <PlainFacts facts={answeredFacts(facts, t)} />
      </section>
      {mayManage && <TakeOver expected={`${facts.taxpayerPin}-${facts.branchId}`} />}
    </>
  );
}

function TakeOver({ expected }: { expected: string }) {
  const { t } = useWords('settings');
  const { mutate: takeOver, error, isPending } = useDeed('device', 'takeOther');
  const confirming = useConfirming(expected);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (confirming.check()) takeOver(undefined);
  };
  return (
    <section>
      <h3 className={classes.heading}>{t('what-to-do')}</h3>
      <p>{t('other-what-to-do')}</p>
      <form className={own.panel} onSubmit={submit} noValidate>
        <div className={own.narrow}>
          <ConfirmationField
            expected={expected}
            label={t('type-to-confirm', { text: expected })}
            confirming={confirming}
          />
        </div>
        {error !== null && <FailureNotice error={error} />}
        <div className={own.buttons}>
          <Button type="submit" loading={isPending}>
            {t('take-over')}
          </Button>
        </div>
      </form>
    </section>
  );
}
