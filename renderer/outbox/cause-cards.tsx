import { useState } from 'react';
import { IconX } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { adviceOn } from '../../shared/authority/refusal-advice.ts';
import type { OutboxCause } from '../../shared/outbox/outbox-entry.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { AdviceActions, type AdviceDeeds } from './advice-actions.tsx';
import { causeWords, mendingPlace } from './cause-words.ts';
import { targetOfAll } from './outbox-deed.ts';
import { filterOf, FIRST_VIEW, isOfCause, viewOfCause, type OutboxView } from './outbox-view.ts';
import type { Pause } from './pause-notice.tsx';
import type { NewCodes } from './use-new-codes.ts';
import type { OutboxDeeds } from './use-outbox-deeds.ts';
import { useEntriesOf } from './use-target-parts.ts';
import classes from './cause-cards.module.css';

interface CauseCardsProps {
  readonly causes: readonly OutboxCause[];
  readonly view: OutboxView;
  readonly onView: (view: OutboxView) => void;
  readonly pause: Pause | null;
  readonly deeds: OutboxDeeds;
  readonly codes: NewCodes;
}

/** What was refused, told once for all entries with the same cause (ux §4.7); a press shows just those. */
export function CauseCards(props: CauseCardsProps) {
  const { t } = useWords('outbox');
  const { causes, view, pause } = props;
  const first = pause === null ? FIRST_CAUSES : FIRST_CAUSES_PAUSED;
  const [isLong, setLong] = useState(false);
  if (causes.length === 0) return null;
  // The one that the list shows stays in sight, however rare it is.
  const shown = causes.filter((cause, place) => isLong || place < first || isOfCause(view, cause));
  return (
    <section className={classes['causes']} aria-label={t('causes')}>
      <ul className={classes['cards']}>
        {shown.map((cause) => (
          <li key={JSON.stringify([cause.resultCode, cause.message])}>
            <CauseCard {...props} cause={cause} />
          </li>
        ))}
      </ul>
      {causes.length > first && (
        <button type="button" className={classes['more']} onClick={() => setLong(!isLong)}>
          {isLong ? t('causes-fewer') : t('causes-all', { count: causes.length })}
        </button>
      )}
    </section>
  );
}

/** More would leave a small window no room for the list; above the cards may stand why sending is paused. */
const FIRST_CAUSES = 2;
const FIRST_CAUSES_PAUSED = 1;

function CauseCard({ cause, ...props }: CauseCardsProps & { readonly cause: OutboxCause }) {
  const { t } = useWords('outbox');
  const format = useFormat();
  const { view, onView, pause } = props;
  const until = pause?.until ?? null;
  const deeds = useCauseDeeds({ cause, ...props });
  const advice = adviceOn(cause);
  const { count, since } = cause;
  const words = causeWords(advice, { count, until: until === null ? null : format.when(until) }, t);
  return (
    <article className={classes['card']} data-shown={isOfCause(view, cause) || undefined}>
      <button
        type="button"
        className={classes['title']}
        aria-pressed={isOfCause(view, cause)}
        onClick={() => onView(viewOfCause(view, cause))}
      >
        <IconX className={classes['icon']} size="1rem" stroke={2.5} aria-hidden />
        <span className={classes['what']}>{words.title}</span>
        <span className={classes['count']}>{t('cause-count', { count })}</span>
        <span className={classes['since']}>{t('cause-since', { since: format.since(since) })}</span>
      </button>
      <div className={classes['words']}>
        <p>{words.body}</p>
        <AuthorityWords {...cause} />
      </div>
      <div className={classes['actions']}>
        <AdviceActions advice={advice} count={count} deeds={deeds} />
      </div>
    </article>
  );
}

/** The deeds for all entries of a cause at once. */
function useCauseDeeds({
  cause,
  view,
  onView,
  deeds,
  codes,
}: CauseCardsProps & { cause: OutboxCause }): AdviceDeeds {
  const entriesOf = useEntriesOf();
  const [, goTo] = useLocation();
  const { resultCode, message, count } = cause;
  const filter = filterOf({ ...FIRST_VIEW, group: 'not-accepted', cause: { resultCode, message } });
  const all = targetOfAll(filter, count);
  const fix = async (): Promise<void> => {
    const [oldest] = await entriesOf(filter, 1);
    if (oldest === undefined) return;
    const { address, field } = mendingPlace(adviceOn(cause), oldest.itemId);
    goTo(address, { state: { field } });
  };
  return {
    takeCode: (choice) => codes.takeAll(cause, choice),
    markRegistered: () => deeds.begin('markRegistered', all),
    sendAgain: () => deeds.begin('sendAgain', all),
    // When the entries cannot be read, the list says so.
    fix: () => void fix().catch(() => undefined),
    show: () => isOfCause(view, cause) || onView(viewOfCause(view, cause)),
    isBusy: deeds.isBusy || codes.isBusy,
  };
}
