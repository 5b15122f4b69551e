import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../app/commands.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { Late } from '../design/late.tsx';
import { formatCount } from '../words/format.ts';
import { useNow } from '../words/use-now.ts';
import { useWords } from '../words/use-words.ts';
import { useBeginSetup } from '../app/use-begin-setup.ts';
import { CodesNotRefreshed } from './codes-not-refreshed.tsx';
import { nextStep } from './next-step.ts';
import type { NextStep } from './next-step.ts';
import { useWhatIsKnown } from './use-what-is-known.ts';
import classes from './next-step-card.module.css';

/** The one thing to do next, with one button. Alt+N goes to it. */
export function NextStepCard() {
  const { t } = useWords('home');
  const known = useWhatIsKnown();
  const now = useNow();
  const button = useRef<HTMLButtonElement>(null);
  const refresh = useDeed('codes', 'refresh');
  const begin = useBeginSetup();
  const [, go] = useLocation();
  useCommand('home.next-step', () => button.current?.focus());
  if (known === null) return <Waiting />;

  const step = nextStep(known, now);
  const count = 'count' in step ? step.count : 0;
  const address = ADDRESS[step.is];
  const run = (): void => {
    if (address === 'set-up') void begin.thisShop();
    else if (address === 'codes') refresh.mutate({ everything: false });
    else go(address, step.is === 'no-barcode' ? { state: { view: 'no-barcode' } } : {});
  };
  return (
    <section className={classes.card} aria-labelledby="next-step">
      <div className={classes.words}>
        <h2 id="next-step" className={classes.label}>
          {t('next-step')}
        </h2>
        <p className={classes.title}>{t(`next-${step.is}`, { count, number: formatCount(count) })}</p>
        <p className={classes.text}>{t(`next-${step.is}-text`)}</p>
        {address === 'codes' && <CodesNotRefreshed report={refresh.data} error={refresh.error} />}
      </div>
      <Button
        ref={button}
        onClick={run}
        loading={refresh.isPending}
        rightSection={<IconArrowRight size="1.125rem" aria-hidden />}
      >
        {t(`next-${step.is}-button`)}
      </Button>
    </section>
  );
}

/** Where a step is done: at an address, in the set-up wizard, or here by asking for the code lists. */
const ADDRESS: Readonly<Record<NextStep['is'], `/${string}` | 'set-up' | 'codes'>> = {
  'set-up': 'set-up',
  'answered-other': 'set-up',
  'not-ours': '/settings/shop',
  key: '/settings/shop',
  'key-backup': '/settings/shop',
  'backup-never': '/settings/backup',
  'backup-old': '/settings/backup',
  'not-accepted': '/outbox',
  'no-answer': '/outbox',
  'get-codes': 'codes',
  'first-item': '/items/new',
  'no-barcode': '/items',
  'all-clear': '/items/new',
};

/** The card's shape, so that nothing jumps when it is known what to do. */
function Waiting() {
  return (
    <div className={classes.card} aria-hidden>
      <Late>
        <span className={classes.shape} />
      </Late>
    </div>
  );
}
