import { useLayoutEffect, useState } from 'react';
import type { FormEvent } from 'react';
import type { Role } from '../../shared/operators/operator.ts';
import { suggestedOperatorId } from '../../shared/operators/suggested-id.ts';
import { useSecretDeed } from '../bridge/use-secret-deed.ts';
import { SecretField } from '../design/secret-field.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../words/use-words.ts';
import { FormEnd } from './form-end.tsx';
import own from './form-parts.module.css';
import { idProblem, nameProblem, pinProblem } from './person-draft.ts';
import { RoleChoice } from './role-choice.tsx';
import { saidProblem } from './said.ts';
import classes from './settings-page.module.css';

interface AddOperatorProps {
  /** Ids that others have. */
  readonly taken: readonly string[];
  readonly onDone: (name: string) => void;
  readonly onCancel: () => void;
}

/** A new person: name, the id that the authority will see for ever, role, and a PIN if they want one. */
export function AddOperator({ taken, onDone, onCancel }: AddOperatorProps) {
  const { t } = useWords('settings');
  const adding = useAdding(taken, onDone);
  const { person, change, problems, submit, isBusy, error } = adding;
  useLayoutEffect(() => document.getElementById('person-name')?.focus(), []);
  return (
    <form className={own.form} noValidate aria-label={t('add-person')} onSubmit={submit}>
      <h3 className={classes.heading}>{t('add-person')}</h3>
      <NameAndId adding={adding} />
      <RoleChoice
        value={person.role}
        onChange={(role) => change({ role })}
        noClerk={taken.length === 0 ? t('first-is-manager') : null}
      />
      <div className={own.narrow}>
        <SecretField
          id="person-pin"
          label={t('pin-optional')}
          problem={saidProblem(problems.pin, t)}
          note={t('pin-note')}
          value={person.pin}
          onChange={(pin) => change({ pin })}
        />
      </div>
      <FormEnd label={t('add-person')} isPending={isBusy} error={error} onCancel={onCancel} />
    </form>
  );
}

function NameAndId({ adding }: { adding: ReturnType<typeof useAdding> }) {
  const { t } = useWords('settings');
  const { person, change, problems } = adding;
  return (
    <div className={own.fields}>
      <TextField
        id="person-name"
        label={t('operator-name')}
        isRequired
        problem={saidProblem(problems.name, t)}
        note={t('name-note')}
        value={person.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        id="person-id"
        label={t('operator-id')}
        isRequired
        problem={saidProblem(problems.id, t)}
        note={t('id-note')}
        value={person.id}
        onChange={(typedId) => change({ typedId })}
      />
    </div>
  );
}

interface Person {
  readonly name: string;
  /** null while nobody typed one: then the id follows the name. */
  readonly typedId: string | null;
  readonly role: Role;
  readonly pin: string;
}

interface Problems {
  readonly name: ReturnType<typeof nameProblem>;
  readonly id: ReturnType<typeof idProblem>;
  readonly pin: ReturnType<typeof pinProblem>;
}

const NO_PROBLEMS: Problems = { name: null, id: null, pin: null };

function useAdding(taken: readonly string[], onDone: (name: string) => void) {
  const first: Role = taken.length === 0 ? 'owner' : 'clerk';
  const [typed, setTyped] = useState<Person>({ name: '', typedId: null, role: first, pin: '' });
  const [isChecked, setChecked] = useState(false);
  const { run: add, isBusy, error } = useSecretDeed('operators', 'add');
  const person = { ...typed, id: typed.typedId ?? suggestedOperatorId(typed.name, taken) };
  const { name, id, role, pin } = person;
  const found: Problems = {
    name: nameProblem(name),
    id: idProblem(id, taken),
    pin: pin === '' ? null : pinProblem(pin),
  };
  return {
    person,
    change: (part: Partial<Person>) => setTyped({ ...typed, ...part }),
    problems: isChecked ? found : NO_PROBLEMS,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setChecked(true);
      if (found.name !== null || found.id !== null || found.pin !== null) return;
      add({ name, id, role, pin: pin === '' ? null : pin }, () => onDone(name.trim()));
    },
    isBusy,
    error,
  };
}
