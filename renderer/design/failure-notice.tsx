import { Button } from '@mantine/core';
import { BridgeError } from '../bridge/bridge-error.ts';
import { useWords } from '../words/use-words.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  readonly error: Error;
  /** What happened, when the screen can say it better than the error itself. */
  readonly title?: string;
  readonly onTryAgain?: () => void;
}

/** A deed or a question that failed while the screen still has something to show: said above it (ux §4.0, §4.12). */
export function FailureNotice({ error, title, onTryAgain }: FailureNoticeProps) {
  const { t } = useWords('errors');
  const code = error instanceof BridgeError ? error.code : 'window';
  return (
    <Notice
      kind="problem"
      says="at-once"
      title={title ?? t(`${code}.title`)}
      actions={
        onTryAgain && (
          <Button variant="default" onClick={onTryAgain}>
            {t('shell:try-again')}
          </Button>
        )
      }
    >
      {title !== undefined && <p>{t(`${code}.title`)}</p>}
      <p>{t(`${code}.body`)}</p>
      {error instanceof BridgeError && <p>{t('reference', { reference: error.reference })}</p>}
    </Notice>
  );
}
