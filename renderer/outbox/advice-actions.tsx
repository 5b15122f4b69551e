import { Button } from '@mantine/core';
import type { RefusalAdvice } from '../../shared/authority/refusal-advice.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { LinkButton } from '../design/link-button.tsx';
import { useWords } from '../words/use-words.ts';

/** What can be done about a refusal, of one entry or of all that were refused in the same words. */
export interface AdviceDeeds {
  readonly takeCode: (choice: 'expected' | 'next') => void;
  readonly markRegistered: () => void;
  readonly sendAgain: () => void;
  /** Goes to the item, or the field that was named. */
  readonly fix: () => void;
  /** Shows which entries they are; null for one that is shown already. */
  readonly show: (() => void) | null;
  readonly isBusy: boolean;
}

interface AdviceActionsProps {
  readonly advice: RefusalAdvice;
  readonly count: number;
  readonly deeds: AdviceDeeds;
}

/** The button that does the thing (ux §4.12 rule 3); where a person has to choose, the two choices. */
export function AdviceActions(props: AdviceActionsProps) {
  const { t } = useWords('outbox');
  const { advice, count, deeds } = props;
  switch (advice.is) {
    case 'expected-number': {
      const words = t('use-number', { count, ending: advice.ending });
      return <Deed isFirst words={words} run={() => deeds.takeCode('expected')} deeds={deeds} />;
    }
    case 'already-there':
    case 'code-prefix':
      return <CodeActions {...props} />;
    case 'missing-fields':
      return <Deed isFirst words={t('go-to-field')} run={deeds.fix} deeds={deeds} />;
    case 'device':
      return <GoTo address="/settings/shop" words={t('look-at-device')} />;
    case 'server':
      return <Deed isFirst words={t('send-these-again', { count })} run={deeds.sendAgain} deeds={deeds} />;
    case 'asked-too-often':
      return null;
    case 'unknown':
      return <UnknownActions {...props} />;
    default:
      return assertNever(advice);
  }
}

/** The code is the matter: what it should be is settled first, or a new one is taken. */
function CodeActions({ advice, count, deeds }: AdviceActionsProps) {
  const { t } = useWords('outbox');
  return (
    <>
      {advice.is === 'already-there' ? (
        <Deed isFirst words={t('deed-markRegistered')} run={deeds.markRegistered} deeds={deeds} />
      ) : (
        <GoTo address="/settings/items" words={t('look-at-pattern')} />
      )}
      <Deed words={t('take-new-code', { count })} run={() => deeds.takeCode('next')} deeds={deeds} />
    </>
  );
}

/** Nobody but a person knows what is to be done: the item, or which items they are. */
function UnknownActions({ count, deeds }: AdviceActionsProps) {
  const { t } = useWords('outbox');
  const { show, fix } = deeds;
  if (count === 1 || show === null) return <Deed isFirst words={t('fix-item')} run={fix} deeds={deeds} />;
  return <Deed isFirst words={t('show-these', { count })} run={show} deeds={deeds} />;
}

function GoTo({ address, words }: { address: string; words: string }) {
  return (
    <LinkButton to={address} variant="filled">
      {words}
    </LinkButton>
  );
}

interface DeedProps {
  readonly words: string;
  readonly run: () => void;
  readonly deeds: Pick<AdviceDeeds, 'isBusy'>;
  readonly isFirst?: boolean;
}

function Deed({ words, run, deeds, isFirst = false }: DeedProps) {
  return (
    <Button variant={isFirst ? 'filled' : 'default'} disabled={deeds.isBusy} onClick={run}>
      {words}
    </Button>
  );
}
