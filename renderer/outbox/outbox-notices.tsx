import type { OutboxCause, OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { QuietLine } from '../design/quiet-line.tsx';
import { useWords } from '../words/use-words.ts';
import { causeOfPause } from './pause-cause.ts';
import { PauseNotice } from './pause-notice.tsx';
import { FIRST_VIEW, type OutboxView } from './outbox-view.ts';
import type { Unsent } from './take-codes.ts';
import type { NewCodes } from './use-new-codes.ts';
import type { OutboxDeeds } from './use-outbox-deeds.ts';
import classes from './outbox.module.css';

interface OutboxNoticesProps {
  readonly summary: OutboxSummary | undefined;
  readonly causes: readonly OutboxCause[];
  readonly deeds: OutboxDeeds;
  readonly codes: NewCodes;
  readonly onView: (view: OutboxView) => void;
}

/** What is to be said above the list: a deed that did not work, what came of one, and why nothing is being sent. */
export function OutboxNotices({ summary, causes, deeds, codes, onView }: OutboxNoticesProps) {
  const { t } = useWords('outbox');
  const pause = summary?.pause ?? null;
  const failure = deeds.failure ?? codes.failure;
  const seeReason = (): void => {
    const cause = causeOfPause(causes);
    onView({
      ...FIRST_VIEW,
      group: 'not-accepted',
      cause: cause && { resultCode: cause.resultCode, message: cause.message },
    });
  };
  if (failure === null && pause === null && deeds.news === null && codes.unsent.length === 0) return null;
  return (
    <div className={classes['notices']}>
      {failure !== null && <FailureNotice error={failure} />}
      {codes.unsent.length > 0 && <UnsentItems unsent={codes.unsent} />}
      {deeds.news !== null && (
        <QuietLine kind="success" deed={{ label: t('shell:close'), run: deeds.dropNews }}>
          {deeds.news}
        </QuietLine>
      )}
      {pause !== null && (
        <PauseNotice pause={pause} waiting={summary?.waiting ?? 0} deeds={deeds} onSeeReason={seeReason} />
      )}
    </div>
  );
}

/** Items that have something else to fix before their new code can be sent. */
function UnsentItems({ unsent }: { unsent: readonly Unsent[] }) {
  const { t } = useWords('outbox');
  const [first] = unsent;
  if (first === undefined) return null;
  return (
    <Notice
      kind="problem"
      says="at-once"
      title={t('codes-unsent', { count: unsent.length })}
      actions={<LinkButton to={`/items/${first.itemId}`}>{t('fix-item')}</LinkButton>}
    >
      {t('codes-unsent-text', { subject: first.subject })}
    </Notice>
  );
}
