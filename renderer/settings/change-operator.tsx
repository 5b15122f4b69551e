import { Switch } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import type { FormEvent } from 'react';
import type { Operator } from '../../shared/operators/operator.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../words/use-words.ts';
import { FormEnd } from './form-end.tsx';
import own from './form-parts.module.css';
import { isLastManager, nameProblem } from './person-draft.ts';
import { RoleChoice } from './role-choice.tsx';
import classes from './settings-page.module.css';

interface ChangeOperatorProps {
  readonly operator: Operator;
  readonly operators: readonly Operator[];
  readonly onDone: (name: string) => void;
  readonly onCancel: () => void;
}

/** A person's name, role and whether they are offered any longer; the id stays, because items name it. */
export function ChangeOperator({ operator, operators, onDone, onCancel }: ChangeOperatorProps) {
  const { t } = useWords('settings');
  const { person, change, nameIs, submit, isPending, error } = useChanging(operator, onDone);
  const isLast = isLastManager(operator, operators);
  const { name, role, inUse } = person;
  const title = t('change-person-of', { name: operator.name });
  useLayoutEffect(() => document.getElementById('person-name')?.focus(), []);
  return (
    <form className={own.form} noValidate aria-label={title} onSubmit={submit}>
      <h3 className={classes.heading}>{title}</h3>
      <div className={own.fields}>
        <TextField
          id="person-name"
          label={t('operator-name')}
          isRequired
          problem={nameIs === null ? undefined : t(nameIs)}
          value={name}
          onChange={(typed) => change({ name: typed })}
        />
        <TextField
          id="person-id"
          label={t('operator-id')}
          note={t('id-fixed')}
          value={operator.id}
          isReadOnly
        />
      </div>
      <RoleChoice
        value={role}
        onChange={(chosen) => change({ role: chosen })}
        noClerk={isLast ? t('last-manager') : null}
      />
      <StillHere isOn={inUse} isLast={isLast} onSwitch={(isOn) => change({ inUse: isOn })} />
      <FormEnd label={t('save-person')} isPending={isPending} error={error} onCancel={onCancel} />
    </form>
  );
}

interface StillHereProps {
  readonly isOn: boolean;
  readonly isLast: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

function StillHere({ isOn, isLast, onSwitch }: StillHereProps) {
  const { t } = useWords('settings');
  return (
    <Switch
      label={t('in-use-label')}
      description={t(isLast ? 'last-manager' : 'in-use-note')}
      checked={isOn}
      disabled={isLast}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
    />
  );
}

type Changeable = Pick<Operator, 'name' | 'role' | 'inUse'>;

function useChanging({ id, name, role, inUse }: Operator, onDone: (name: string) => void) {
  const [person, setPerson] = useState<Changeable>({ name, role, inUse });
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useDeed('operators', 'change');
  const problem = nameProblem(person.name);
  return {
    person,
    change: (part: Partial<Changeable>) => setPerson({ ...person, ...part }),
    nameIs: isChecked ? problem : null,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setChecked(true);
      if (problem !== null) return;
      mutate({ id, ...person }, { onSuccess: () => onDone(person.name.trim()) });
    },
    isPending,
    error,
  };
}
