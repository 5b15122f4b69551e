import { Button } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import type { FormEvent } from 'react';
import type { Operator } from '../../shared/operators/operator.ts';
import { useSecretDeed } from '../bridge/use-secret-deed.ts';
import { SecretField } from '../design/secret-field.tsx';
import { useWords } from '../words/use-words.ts';
import { FormEnd } from './form-end.tsx';
import own from './form-parts.module.css';
import { pinProblem } from './person-draft.ts';
import classes from './settings-page.module.css';

interface PinFormProps {
  readonly operator: Operator;
  /** The person at the computer sets their own: the old one is asked for. */
  readonly isOwn: boolean;
  readonly onDone: (hasPin: boolean) => void;
  readonly onCancel: () => void;
}

/** A PIN to sign in with: set, changed or taken away. Wrong ones cost a wait that grows. */
export function PinForm({ operator, isOwn, onDone, onCancel }: PinFormProps) {
  const { t } = useWords('settings');
  const pin = useNewPin(operator, onDone);
  const asksOld = isOwn && operator.hasPin;
  useLayoutEffect(() => document.getElementById(asksOld ? 'old-pin' : 'new-pin')?.focus(), [asksOld]);
  return (
    <form
      className={own.form}
      noValidate
      aria-label={t('pin-of', { name: operator.name })}
      onSubmit={pin.submit}
    >
      <h3 className={classes.heading}>{t('pin-of', { name: operator.name })}</h3>
      <p>{t(isOwn ? 'pin-text-own' : 'pin-text-other', { name: operator.name })}</p>
      <div className={`${own.narrow} ${own.parts}`}>
        {asksOld && (
          <SecretField
            id="old-pin"
            label={t('old-pin')}
            problem={pin.wait === null ? undefined : wrongPin(pin.wait, t)}
            value={pin.old}
            onChange={pin.typeOld}
          />
        )}
        <SecretField
          id="new-pin"
          label={t('new-pin')}
          problem={pin.isWrong ? t('pin-digits') : undefined}
          note={t('pin-digits')}
          value={pin.next}
          onChange={pin.typeNext}
        />
      </div>
      <FormEnd label={t('save-pin')} isPending={pin.isBusy} error={pin.error} onCancel={onCancel}>
        {operator.hasPin && <TakeAway pin={pin} />}
      </FormEnd>
    </form>
  );
}

function TakeAway({ pin }: { pin: ReturnType<typeof useNewPin> }) {
  const { t } = useWords('settings');
  return (
    <Button variant="subtle" disabled={pin.isBusy} onClick={pin.takeAway}>
      {t('take-pin-away')}
    </Button>
  );
}

function wrongPin(waitSeconds: number, t: ReturnType<typeof useWords<'settings'>>['t']): string {
  return waitSeconds > 0
    ? t('shell:switch-operator-wrong', { count: waitSeconds })
    : t('shell:switch-operator-wrong-now');
}

function useNewPin({ id }: Operator, onDone: (hasPin: boolean) => void) {
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [isChecked, setChecked] = useState(false);
  // How long a wrong PIN makes one wait; null while none was wrong.
  const [wait, setWait] = useState<number | null>(null);
  const { run: change, isBusy, error } = useSecretDeed('operators', 'changePin');
  const put = (newPin: string | null): void =>
    change({ id, oldPin: old, newPin }, (result) => {
      setWait(result.is === 'wrong-pin' ? result.waitSeconds : null);
      setOld('');
      if (result.is === 'done') onDone(newPin !== null);
      else document.getElementById('old-pin')?.focus();
    });
  return {
    old,
    typeOld: (value: string) => {
      setOld(value);
      setWait(null);
    },
    next,
    typeNext: setNext,
    isWrong: isChecked && pinProblem(next) !== null,
    wait,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setChecked(true);
      if (pinProblem(next) === null) put(next);
    },
    takeAway: () => put(null),
    isBusy,
    error,
  };
}
