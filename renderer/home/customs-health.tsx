import type { ImportsStatus } from '../../shared/customs-imports/customs-import.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { LinkButton } from '../design/link-button.tsx';
import { formatCount } from '../words/format.ts';
import { useFormat, type Format } from '../words/use-format.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { HealthLine, UnknownHealth } from './health-line.tsx';

/** What customs told of lately. Nothing for a shop that has never looked: not every shop brings goods in. */
export function CustomsHealth() {
  const { t } = useWords('home');
  const format = useFormat();
  const { data: status, error, refetch } = useAnswer('customsImports', 'status', undefined);
  const name = t('customs');
  if (status === undefined) {
    return error === null ? null : (
      <UnknownHealth name={name} error={error} onTryAgain={() => void refetch()} />
    );
  }
  if (status.lookedAt === null && status.failure === null) return null;
  return (
    <HealthLine
      name={name}
      health={status.failure === null ? 'good' : 'care'}
      action={
        status.unseen > 0 || status.failure !== null ? (
          <LinkButton to="/customs-imports">{t('shell:open')}</LinkButton>
        ) : undefined
      }
    >
      {customsSentences(status, t, format).join(' ')}
    </HealthLine>
  );
}

/** How fresh the list is, and what came since somebody was on its screen. */
export function customsSentences(
  { lookedAt, failure, unseen }: Pick<ImportsStatus, 'lookedAt' | 'failure' | 'unseen'>,
  t: Say<'home'>,
  format: Format,
): string[] {
  const when = lookedAt === null ? null : format.when(lookedAt);
  const freshness =
    failure === null
      ? when !== null && t('customs-looked', { when })
      : when === null
        ? t('customs-never')
        : t('customs-failed', { when });
  const news = unseen > 0 && t('customs-unseen', { count: unseen, number: formatCount(unseen) });
  return [news, freshness].filter((sentence) => sentence !== false);
}
