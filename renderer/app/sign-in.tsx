import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Operator, PinResult } from '../../shared/operators/operator.ts';
import { useSecretDeed } from '../bridge/use-secret-deed.ts';
import { ErrorRegion } from '../design/error-region.tsx';
import { FieldMessage } from '../design/field-message.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './switch-operator.module.css';

interface SignInProps {
  operator: Operator;
  onForgotten: () => void;
  onSignedIn: () => void;
}

/** One press for who has no PIN; otherwise the PIN, which may be pasted (WCAG 3.3.8). */
export function SignIn({ operator, onForgotten, onSignedIn }: SignInProps) {
  const { t } = useWords('shell');
  const [pin, setPin] = useState('');
  const [result, setResult] = useState<PinResult | undefined>();
  const signIn = useSecretDeed('operators', 'signIn');
  const leaveWhenDone = (answer: PinResult): void => {
    setPin('');
    setResult(answer);
    if (answer.is === 'done') onSignedIn();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setResult(undefined);
    signIn.run({ id: operator.id, pin }, leaveWhenDone);
  };
  const isWrong = result?.is === 'wrong-pin' && pin === '';
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {operator.hasPin && <PinField name={operator.name} pin={pin} isWrong={isWrong} onType={setPin} />}
      {isWrong && <WrongPin result={result} />}
      {signIn.error !== null && <ErrorRegion error={signIn.error} />}
      <div className={classes.deeds}>
        <Button type="submit" loading={signIn.isBusy} data-autofocus={!operator.hasPin || undefined}>
          {t('switch-operator-sign-in')}
        </Button>
        {operator.hasPin && (
          <Button variant="subtle" onClick={onForgotten}>
            {t('forgot-pin')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface PinFieldProps {
  name: string;
  pin: string;
  isWrong: boolean;
  onType: (pin: string) => void;
}

function PinField({ name, pin, isWrong, onType }: PinFieldProps) {
  const { t } = useWords('shell');
  return (
    <TextInput
      className={classes.field ?? ''}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      label={t('switch-operator-pin', { name: name })}
      value={pin}
      onChange={(event) => onType(event.currentTarget.value)}
      data-autofocus
      error={isWrong}
      // Mantine's input drops an `aria-describedby` given as a plain prop.
      attributes={{ input: isWrong ? { 'aria-describedby': 'pin-problem' } : {} }}
    />
  );
}

function WrongPin({ result }: { result: PinResult | undefined }) {
  const { t } = useWords('shell');
  if (result?.is !== 'wrong-pin') return null;
  const { waitSeconds } = result;
  return (
    <div role="alert">
      <FieldMessage id="pin-problem" kind="problem">
        {waitSeconds > 0
          ? t('switch-operator-wrong', { count: waitSeconds })
          : t('switch-operator-wrong-now')}
      </FieldMessage>
    </div>
  );
}
