import { Button, TextInput } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useProgram } from '../bridge/program.tsx';
import { FieldMessage } from '../design/field-message.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './welcome.module.css';

/** The longest name of a person that the authority takes (spec §2.6). */
const LONGEST_NAME = 60;

/** The first page: what this is, and the one path there is so far, *Practise first*. */
export function Welcome({ onStart }: { onStart: (operatorName: string) => void }) {
  const { t } = useWords('setup');
  return (
    <div className={classes.welcome}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('welcome')}
      </h1>
      <p className={classes.lead}>{t('welcome-text')}</p>
      <section className={classes.path}>
        <IconSchool className={classes.picture} size="2.25rem" stroke={1.25} aria-hidden />
        <div className={classes.words}>
          <h2 className={classes.pathTitle}>{t('practise-first')}</h2>
          <p>{t('practise-text')}</p>
          <OperatorForm onStart={onStart} />
        </div>
      </section>
    </div>
  );
}

function OperatorForm({ onStart }: { onStart: (operatorName: string) => void }) {
  const { t } = useWords('setup');
  const name = useOperatorName(onStart);
  return (
    <form onSubmit={name.submit} noValidate>
      <div className={classes.fields}>
        <TextInput
          className={classes.field ?? ''}
          label={t('your-name')}
          value={name.value}
          onChange={(event) => name.change(event.currentTarget.value)}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the page, which is read from its heading
          autoFocus
          // Mantine's input drops an `aria-describedby` given as a plain prop.
          attributes={{ input: { 'aria-describedby': 'operator-message' } }}
          aria-invalid={name.problem !== null}
        />
        <Button type="submit">{t('practise-first')}</Button>
      </div>
      <FieldMessage id="operator-message" kind={name.problem === null ? 'note' : 'problem'}>
        {name.problem ?? t('your-name-note')}
      </FieldMessage>
    </form>
  );
}

function useOperatorName(onStart: (operatorName: string) => void) {
  const { t } = useWords('setup');
  const known = useProgram().shop?.operator.name ?? '';
  const [value, setValue] = useState(known);
  const [isTried, setTried] = useState(false);
  const name = value.trim();
  const tooMany = Array.from(name).length - LONGEST_NAME;
  const problem =
    tooMany > 0 ? t('name-too-long', { count: tooMany }) : name === '' ? t('name-missing') : null;
  return {
    value,
    change: setValue,
    problem: isTried || tooMany > 0 ? problem : null,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTried(true);
      if (problem === null) onStart(name);
    },
  };
}
