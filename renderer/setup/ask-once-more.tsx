import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { FieldMessage } from '../design/field-message.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './ask-once-more.module.css';

interface AskOnceMoreProps {
  /** The practice device to go on with. */
  serialNumber: string;
  /** true when the answer may only be late or lost. */
  isUncertain: boolean;
  onAsk: (serialNumber: string) => void;
}

/**
 * What to do when a device may be registered although no key came. Repeats can harm a real device, so another request
 * leaves only after a person typed what it is for (ux §4.1); a practice shop may go on with a new device.
 */
export function AskOnceMore({ serialNumber, isUncertain, onAsk }: AskOnceMoreProps) {
  const { t } = useWords('setup');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isRight = typed.trim().toUpperCase() === serialNumber;
    setWrong(!isRight);
    if (isRight) onAsk(serialNumber);
  };
  return (
    <section className={classes.what}>
      <h2 className={classes.heading}>{t('what-to-do')}</h2>
      <ol className={classes.steps}>
        {isUncertain && <li>{t('what-to-do-line')}</li>}
        <li>{t('what-to-do-real')}</li>
        <li>{t('what-to-do-practice')}</li>
      </ol>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          className={classes.field ?? ''}
          label={t('type-to-ask', { serialNumber })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          attributes={{ input: isWrong ? { 'aria-describedby': 'serial-problem' } : {} }}
        />
        <Button type="submit">{t('ask-with-new-device')}</Button>
      </form>
      {isWrong && (
        <FieldMessage id="serial-problem" kind="problem">
          {t('type-exactly', { serialNumber })}
        </FieldMessage>
      )}
    </section>
  );
}
