import { IconAlertTriangle, IconCheck, IconHelp, IconX } from '@tabler/icons-react';
import type { ExchangeRow } from '../../shared/activity/exchange-row.ts';
import type { OutcomeName } from '../../shared/authority/outcome.ts';
import { useWords } from '../words/use-words.ts';
import classes from './activity.module.css';

interface Look {
  readonly Icon: typeof IconCheck;
  readonly tone: 'good' | 'bad' | 'unsure' | 'warned';
}

const GOOD: Look = { Icon: IconCheck, tone: 'good' };
const BAD: Look = { Icon: IconX, tone: 'bad' };
const UNSURE: Look = { Icon: IconHelp, tone: 'unsure' };
const WARNED: Look = { Icon: IconAlertTriangle, tone: 'warned' };

const LOOKS: Readonly<Record<OutcomeName, Look>> = {
  success: GOOD,
  'nothing-new': GOOD,
  'no-key': WARNED,
  refused: BAD,
  'never-connected': WARNED,
  'no-answer': UNSURE,
  'asked-to-wait': WARNED,
  unreadable: UNSURE,
  'not-us': WARNED,
  cancelled: WARNED,
  'not-sent': BAD,
};

/** What came of an exchange, as icon, word and colour; an outcome this version does not know stays as it is. */
export function OutcomeWord({
  row: { outcome, operation },
}: {
  row: Pick<ExchangeRow, 'outcome' | 'operation'>;
}) {
  const { t } = useWords('activity');
  const isKnown = (name: string): name is OutcomeName => name in LOOKS;
  if (!isKnown(outcome)) return <span>{outcome}</span>;
  const { Icon, tone } = LOOKS[outcome];
  // A list that was asked for is answered; only what the shop sends can be accepted.
  const isList = operation === 'codes' || operation === 'imports';
  const word = isList && outcome === 'success' ? t('outcome-answered') : t(`outcome-${outcome}`);
  return (
    <span className={classes['outcome']} data-tone={tone} title={word}>
      <Icon size="1rem" aria-hidden />
      <span className={classes['word']}>{word}</span>
    </span>
  );
}
