import { Button } from '@mantine/core';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import type { Initialised } from './initialised-device.tsx';
import { useMayManage } from './managers-only.tsx';

/** Whether a person said that this is their shop: asked while nobody did, and taken back when it was a slip. */
export function IsItOurs({ device }: { device: Initialised }) {
  const { t } = useWords('settings');
  const mayManage = useMayManage();
  const { mutate: confirm, error, isPending } = useDeed('device', 'confirm');
  const { confirmed } = device;
  if (confirmed === 'yes') return null;
  const isAsked = confirmed === 'not-asked';
  const answer = (isOurs: boolean) => () => confirm({ isOurs });
  return (
    <>
      <Notice
        kind={isAsked ? 'info' : 'problem'}
        title={t(`confirmed-${confirmed}`)}
        actions={
          mayManage ? (
            <>
              <Button disabled={isPending} onClick={answer(true)}>
                {t(isAsked ? 'ours' : 'ours-after-all')}
              </Button>
              {isAsked && (
                <Button variant="default" disabled={isPending} onClick={answer(false)}>
                  {t('not-ours')}
                </Button>
              )}
            </>
          ) : undefined
        }
      >
        {t(`confirmed-${confirmed}-text`, {
          taxpayer: device.facts.taxpayerName,
          branch: device.facts.branchName || device.facts.branchId,
        })}
      </Notice>
      {error !== null && <FailureNotice error={error} />}
    </>
  );
}
