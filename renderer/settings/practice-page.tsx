import { Switch } from '@mantine/core';
import type { PracticeFaults } from '../../shared/practice/practice-faults.ts';
import { REGISTRATION_FAULTS } from '../../shared/practice/practice-faults.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { ErrorRegion } from '../design/error-region.tsx';
import { useShownAtOnce } from '../design/use-shown-at-once.ts';
import { useWords } from '../words/use-words.ts';
import { Choice } from './choice.tsx';
import classes from './settings-page.module.css';
import own from './practice-page.module.css';

type Switched = Exclude<keyof PracticeFaults, 'registration'>;
const FAULTS: readonly Switched[] = ['lineCut', 'slow', 'rejectNext', 'noAnswerNext', 'codeOff'];

/** "Make something go wrong": what can happen with a real authority, on purpose and without harm (ux §4.1). */
export function PracticePage() {
  const { t } = useWords('settings');
  const { data: faults, error, refetch } = useAnswer('practice', 'faults', undefined);
  const { mutateAsync: change, error: notChanged } = useDeed('practice', 'changeFaults');
  if (faults === undefined)
    return error === null ? null : (
      <ErrorRegion error={error} action={{ label: t('shell:try-again'), run: () => void refetch() }} />
    );
  return (
    <div className={classes.parts}>
      <p>{t('practice-text')}</p>
      <section>
        <h3 className={classes.heading}>{t('go-wrong')}</h3>
        <ul className={own.list}>
          {FAULTS.map((fault) => (
            <li key={fault} className={own.fault}>
              <FaultSwitch
                fault={fault}
                isOn={faults[fault]}
                onSwitch={(isOn) => change({ [fault]: isOn })}
              />
            </li>
          ))}
        </ul>
      </section>
      <Choice
        legend={t('fault-registration')}
        note={t('fault-registration-note')}
        value={faults.registration}
        options={REGISTRATION_FAULTS.map((value) => ({ value, label: t(`registration-${value}`) }))}
        onChoose={(registration) => change({ registration })}
      />
      {notChanged !== null && <ErrorRegion error={notChanged} />}
    </div>
  );
}

interface FaultSwitchProps {
  fault: Switched;
  isOn: boolean;
  onSwitch: (isOn: boolean) => Promise<unknown>;
}

function FaultSwitch({ fault, isOn, onSwitch }: FaultSwitchProps) {
  const { t } = useWords('settings');
  const [shown, choose] = useShownAtOnce(isOn, onSwitch);
  return (
    <Switch
      label={t(`fault-${fault}`)}
      description={t(`fault-${fault}-note`)}
      checked={shown}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}
