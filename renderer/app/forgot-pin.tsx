import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { OperatorPin } from '../../shared/operators/operator.ts';
import type { ForgottenPinResult, Operator } from '../../shared/operators/operator.ts';
import { useSecretDeed } from '../bridge/use-secret-deed.ts';
import { ErrorRegion } from '../design/error-region.tsx';
import { FieldMessage } from '../design/field-message.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './switch-operator.module.css';

interface ForgotPinProps {
  operator: Operator;
  onBack: () => void;
  onDone: () => void;
}

/** The way back of an owner or installer by the shop's papers; a clerk's PIN is set anew by one of them. */
export function ForgotPin({ operator, onBack, onDone }: ForgotPinProps) {
  const { t } = useWords('shell');
  return (
    <section className={classes.form}>
      {operator.role === 'clerk' ? (
        <p>{t('forgot-pin-other')}</p>
      ) : (
        <ByPapers operator={operator} onDone={onDone} />
      )}
      <div className={classes.deeds}>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}

const EMPTY = { pin: '', branchId: '', serialNumber: '', newPin: '' };
const FIELDS = [
  ['pin', 'forgot-pin-tax'],
  ['branchId', 'forgot-pin-branch'],
  ['serialNumber', 'forgot-pin-serial'],
  ['newPin', 'forgot-pin-new'],
] as const;

function ByPapers({ operator, onDone }: Pick<ForgotPinProps, 'operator' | 'onDone'>) {
  const { t } = useWords('shell');
  const [typed, setTyped] = useState(EMPTY);
  const [isPinShort, setPinShort] = useState(false);
  const [result, setResult] = useState<ForgottenPinResult | undefined>();
  const setAnew = useSecretDeed('operators', 'forgottenPin');
  const leaveWhenDone = (answer: ForgottenPinResult): void => {
    setResult(answer);
    if (answer.is === 'done') onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isGood = OperatorPin.safeParse(typed.newPin).success;
    setPinShort(!isGood);
    if (!isGood) return;
    setResult(undefined);
    setAnew.run({ id: operator.id, ...typed }, leaveWhenDone);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p>{t('forgot-pin-text')}</p>
      <Papers typed={typed} onType={(changed) => setTyped({ ...typed, ...changed })} />
      <WhatIsWrong isPinShort={isPinShort} result={result} />
      {setAnew.error !== null && <ErrorRegion error={setAnew.error} />}
      <div className={classes.deeds}>
        <Button type="submit" loading={setAnew.isBusy}>
          {t('forgot-pin-save')}
        </Button>
      </div>
    </form>
  );
}

interface PapersProps {
  typed: typeof EMPTY;
  onType: (changed: Partial<typeof EMPTY>) => void;
}

function Papers({ typed, onType }: PapersProps) {
  const { t } = useWords('shell');
  return FIELDS.map(([field, words]) => (
    <TextInput
      key={field}
      className={classes.field ?? ''}
      label={t(words)}
      value={typed[field]}
      onChange={(event) => onType({ [field]: event.currentTarget.value })}
      autoComplete="off"
      spellCheck={false}
      {...(field === 'newPin' ? { type: 'password', inputMode: 'numeric' } : {})}
    />
  ));
}

interface WhatIsWrongProps {
  isPinShort: boolean;
  result: ForgottenPinResult | undefined;
}

function WhatIsWrong({ isPinShort, result }: WhatIsWrongProps) {
  const { t } = useWords('shell');
  return (
    <div role="alert">
      {isPinShort && (
        <FieldMessage id="new-pin-problem" kind="problem">
          {t('forgot-pin-digits')}
        </FieldMessage>
      )}
      {!isPinShort && result?.is === 'does-not-match' && (
        <FieldMessage id="papers-problem" kind="problem">
          {t('forgot-pin-no-match')}{' '}
          {result.waitSeconds > 0 && t('forgot-pin-wait', { count: result.waitSeconds })}
        </FieldMessage>
      )}
    </div>
  );
}
