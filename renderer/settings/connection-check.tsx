import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useDeed } from '../bridge/use-deed.ts';
import { CheckResults, checkSummary } from '../connection/check-results.tsx';
import { useAnnounce } from '../design/announcer.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import shared from './settings-page.module.css';

interface ConnectionCheckProps {
  /** Puts another address into the form; null where the connection may not be changed. */
  readonly onUseAddress: ((baseUrl: string) => void) | null;
}

/** Looks at the connection from the cable upwards: seven steps, each with its sentence (ux §4.10). */
export function ConnectionCheck({ onUseAddress }: ConnectionCheckProps) {
  const { t } = useWords('connection');
  const announce = useAnnounce();
  const { mutate: check, data: report, error, isPending } = useDeed('connection', 'check');
  const look = (): void =>
    check(undefined, { onSuccess: (answer) => announce(checkSummary(answer, t)), onError: () => undefined });
  return (
    <section aria-busy={isPending}>
      <p>{t('check-text')}</p>
      <p className={shared.note}>
        <Button
          leftSection={<IconPlugConnected size="1rem" aria-hidden />}
          loading={isPending}
          onClick={look}
        >
          {t('check')}
        </Button>
      </p>
      {error !== null && <FailureNotice error={error} />}
      {report !== undefined && !isPending && <CheckResults report={report} onUseAddress={onUseAddress} />}
    </section>
  );
}
