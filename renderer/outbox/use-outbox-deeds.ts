import { useState } from 'react';
import { useDeed } from '../bridge/use-deed.ts';
import { useTask } from '../bridge/use-task.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { useKeysWait } from '../design/waiting-keys.ts';
import { useWords } from '../words/use-words.ts';
import { isAskedAbout, type DeedTarget, type OutboxDeed } from './outbox-deed.ts';
import { useTargetParts } from './use-target-parts.ts';

/** A deed about which a person is asked first. */
export interface AskedDeed {
  readonly deed: OutboxDeed;
  readonly target: DeedTarget;
}

export interface OutboxDeeds {
  /** Does a deed, or asks about it first. */
  readonly begin: (deed: OutboxDeed, target: DeedTarget) => void;
  /** What is being asked about; null while nothing is. */
  readonly asked: AskedDeed | null;
  readonly answer: (isYes: boolean) => void;
  /** Ends a pause that only a person may end. */
  readonly goOn: () => void;
  readonly isBusy: boolean;
  readonly failure: Error | null;
  /** What came of the last deed that was for several entries; null when there is nothing to tell. */
  readonly news: string | null;
  readonly dropNews: () => void;
}

/** The deeds of the outbox. Each says how many entries it concerned. @param onDone a deed was done to its target */
export function useOutboxDeeds(onDone: (deed: OutboxDeed, target: DeedTarget) => Promise<void>): OutboxDeeds {
  const { t } = useWords('outbox');
  const announce = useAnnounce();
  const partsOf = useTargetParts();
  const send = useCalls();
  const { run, isBusy, error } = useTask();
  const [asked, ask] = useState<AskedDeed | null>(null);
  const [news, tell] = useState<DoneDeed | null>(null);
  const inWords = ({ deed, count, rest }: DoneDeed): string =>
    [t(`done-${deed}`, { count }), rest > 0 ? t('done-rest', { count: rest }) : ''].filter(Boolean).join(' ');
  const goOn = useDeed('outbox', 'goOn');
  // After a deed to one entry the next key is meant for the entry that takes its place; one to many may take long.
  const [isForOne, setForOne] = useState(false);
  useKeysWait(isBusy && isForOne);
  const carryOut = (deed: OutboxDeed, target: DeedTarget): void => {
    setForOne(target.count === 1);
    run(async () => {
      tell(null);
      let count = 0;
      for (const part of await partsOf(target)) count += (await send[deed](part)).count;
      const rest = target.count - count;
      const done = { deed, count, rest };
      announce(inWords(done));
      if (target.count > 1 || rest > 0) tell(done);
      await onDone(deed, target);
    });
  };
  return {
    begin: (deed, target) => (isAskedAbout(deed) ? ask({ deed, target }) : carryOut(deed, target)),
    asked,
    answer(isYes) {
      ask(null);
      if (isYes && asked !== null) carryOut(asked.deed, asked.target);
    },
    goOn: () => goOn.mutate(undefined),
    isBusy: isBusy || goOn.isPending,
    failure: error ?? goOn.error,
    news: news === null ? null : inWords(news),
    dropNews: () => tell(null),
  };
}

/** What was done to several entries: said in the language of the moment. */
interface DoneDeed {
  readonly deed: OutboxDeed;
  readonly count: number;
  /** For how many it was not possible. */
  readonly rest: number;
}

function useCalls() {
  return {
    sendNow: useDeed('outbox', 'sendNow').mutateAsync,
    sendAgain: useDeed('outbox', 'sendAgain').mutateAsync,
    hold: useDeed('outbox', 'hold').mutateAsync,
    release: useDeed('outbox', 'release').mutateAsync,
    takeBack: useDeed('outbox', 'takeBack').mutateAsync,
    markRegistered: useDeed('outbox', 'markRegistered').mutateAsync,
  };
}
