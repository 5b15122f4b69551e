import { Button } from '@mantine/core';
import { useProgram } from '../bridge/program.tsx';
import { Notice } from '../design/notice.tsx';
import { PlainFacts } from '../design/plain-facts.tsx';
import { useWords } from '../words/use-words.ts';
import { BringBack } from './bring-back.tsx';
import { useMayManage } from './managers-only.tsx';
import { SetUpButton } from './set-up-button.tsx';
import classes from './settings-page.module.css';
import { useOpened } from './use-opened.ts';

/** A shop whose device was never registered: what is known of it, and the ways to set it up. */
export function NotSetUp() {
  const { t } = useWords('settings');
  const { shop } = useProgram();
  const mayManage = useMayManage();
  const bringing = useOpened<'transfer-file'>();
  return (
    <section>
      <Notice
        kind="info"
        title={t('device-not-initialised')}
        actions={
          mayManage ? (
            <>
              <SetUpButton label={t('set-up')} />
              <Button variant="default" {...bringing.opener('transfer-file')}>
                {t('bring-back')}
              </Button>
            </>
          ) : undefined
        }
      >
        {t('device-not-initialised-text')}
      </Notice>
      {bringing.opened !== null && <BringBack onClose={bringing.close} />}
      {shop !== null && (
        <div className={classes.below}>
          <PlainFacts
            facts={[
              { label: t('device:pin'), value: shop.pin, isAuthority: true },
              { label: t('branch-id'), value: shop.branchId, isAuthority: true },
            ]}
          />
        </div>
      )}
    </section>
  );
}
