import { useAnswer } from '../bridge/use-answer.ts';
import { LinkButton } from '../design/link-button.tsx';
import { formatCount } from '../words/format.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { HealthLine, UnknownHealth } from './health-line.tsx';

/** What is on its way to the authority, and what needs a person. */
export function OutboxHealth() {
  const { t } = useWords('home');
  const format = useFormat();
  const { data: summary, error, refetch } = useAnswer('outbox', 'summary', undefined);
  const name = t('outbox');
  if (summary === undefined)
    return <UnknownHealth name={name} error={error} onTryAgain={() => void refetch()} />;

  const { notAccepted, noAnswer, oldestWaitingAt } = summary;
  const waiting = summary.waiting + summary.sending;
  const sentences = [
    waiting > 0 && oldestWaitingAt === null && t('outbox-waiting', counted(waiting)),
    waiting > 0 &&
      oldestWaitingAt !== null &&
      t('outbox-waiting-since', { ...counted(waiting), age: format.age(oldestWaitingAt) }),
    notAccepted > 0 && t('outbox-not-accepted', counted(notAccepted)),
    noAnswer > 0 && t('outbox-no-answer', counted(noAnswer)),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0)
    return (
      <HealthLine name={name} health="good">
        {t('outbox-clear')}
      </HealthLine>
    );
  return (
    <HealthLine
      name={name}
      health={notAccepted + noAnswer > 0 ? 'care' : 'good'}
      action={<LinkButton to="/outbox">{t('shell:open')}</LinkButton>}
    >
      {sentences.join(' ')}
    </HealthLine>
  );
}

/** A number for a text: `count` chooses between one and many, `number` is written. */
function counted(count: number): { count: number; number: string } {
  return { count, number: formatCount(count) };
}
