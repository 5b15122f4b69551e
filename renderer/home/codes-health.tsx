import { Button } from '@mantine/core';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { LinkButton } from '../design/link-button.tsx';
import { formatCount } from '../words/format.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { CodesNotRefreshed } from './codes-not-refreshed.tsx';
import { HealthLine, UnknownHealth } from './health-line.tsx';

/** How old the code lists are, or that there are none yet. */
export function CodesHealth() {
  const { t } = useWords('home');
  const format = useFormat();
  const { data: status, error, refetch } = useAnswer('codes', 'status', undefined);
  const name = t('codes');
  if (status === undefined)
    return <UnknownHealth name={name} error={error} onTryAgain={() => void refetch()} />;
  if (status.refreshing)
    return (
      <HealthLine name={name} health="unknown">
        {t('codes-refreshing')}
      </HealthLine>
    );
  if (status.refreshedAt === null) return <NoCodes name={name} />;
  if (status.itemsWithOffCodes > 0)
    return (
      <HealthLine name={name} health="care" action={<LinkButton to="/codes">{t('codes-repair')}</LinkButton>}>
        {t('codes-off-items', {
          count: status.itemsWithOffCodes,
          number: formatCount(status.itemsWithOffCodes),
        })}
      </HealthLine>
    );
  if (status.lastFailure !== null)
    return (
      <HealthLine name={name} health="care" action={<LinkButton to="/codes">{t('shell:open')}</LinkButton>}>
        {t('codes-failed', { when: format.when(status.refreshedAt) })}
      </HealthLine>
    );
  return (
    <HealthLine name={name} health="good">
      {t('codes-refreshed', {
        when: format.when(status.refreshedAt),
        lists: formatCount(status.classCount),
        codes: formatCount(status.codeCount),
      })}
    </HealthLine>
  );
}

function NoCodes({ name }: { name: string }) {
  const { t } = useWords('home');
  const refresh = useDeed('codes', 'refresh');
  return (
    <HealthLine
      name={name}
      health="care"
      action={
        <Button
          variant="default"
          loading={refresh.isPending}
          onClick={() => refresh.mutate({ everything: false })}
        >
          {t('get-codes')}
        </Button>
      }
    >
      {t('codes-none')}
      <CodesNotRefreshed report={refresh.data} error={refresh.error} />
    </HealthLine>
  );
}
