import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Operator } from '../../shared/operators/operator.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { ErrorRegion } from '../design/error-region.tsx';
import { KeysWait } from '../design/waiting-keys.ts';
import { LinkButton } from '../design/link-button.tsx';
import { useWords } from '../words/use-words.ts';
import { Dialog } from './dialog.tsx';
import { ForgotPin } from './forgot-pin.tsx';
import { SignIn } from './sign-in.tsx';
import classes from './switch-operator.module.css';

/** Who works from now on: registrant and modifier of items come from here. With a PIN, the person proves it. */
export function SwitchOperator({ onClose }: { onClose: () => void }) {
  const { t } = useWords('shell');
  const { data, error } = useAnswer('operators', 'list', undefined);
  const [chosenId, setChosen] = useState<string | null>(null);
  const [hasForgotten, setForgotten] = useState(false);
  const people = (data?.operators ?? []).filter(({ inUse }) => inUse);
  // The dialog gives the focus to what is there when it opens.
  if (data === undefined && error === null) return <KeysWait />;
  const chosen = people.find(({ id }) => id === (chosenId ?? data?.currentId ?? people[0]?.id)) ?? people[0];
  return (
    <Dialog title={t('switch-operator-title')} size="34rem" onClose={onClose}>
      <p className={classes.text}>{t('switch-operator-text')}</p>
      {error !== null && <ErrorRegion error={error} />}
      {data !== undefined && people.length === 0 && <p>{t('switch-operator-empty')}</p>}
      {chosen !== undefined && !hasForgotten && (
        <>
          <People people={people} chosenId={chosen.id} onChoose={setChosen} />
          <SignIn
            key={chosen.id}
            operator={chosen}
            onForgotten={() => setForgotten(true)}
            onSignedIn={onClose}
          />
        </>
      )}
      {chosen !== undefined && hasForgotten && (
        <ForgotPin operator={chosen} onBack={() => setForgotten(false)} onDone={onClose} />
      )}
      <div className={classes.foot}>
        {people.some(({ id, hasPin }) => hasPin && id === data?.currentId) && (
          <SignOut onSignedOut={onClose} />
        )}
        <LinkButton to="/settings/operators" variant="subtle">
          <span onClickCapture={onClose}>{t('switch-operator-settings')}</span>
        </LinkButton>
      </div>
    </Dialog>
  );
}

/** For who leaves the counter: nobody works in their name until somebody signs in. */
function SignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useWords('shell');
  const signOut = useDeed('operators', 'signOut');
  return (
    <Button
      variant="default"
      loading={signOut.isPending}
      onClick={() => signOut.mutate(undefined, { onSuccess: onSignedOut })}
    >
      {t('switch-operator-out')}
    </Button>
  );
}

interface PeopleProps {
  people: readonly Operator[];
  chosenId: string;
  onChoose: (id: string) => void;
}

function People({ people, chosenId, onChoose }: PeopleProps) {
  const { t } = useWords('shell');
  return (
    <fieldset className={classes.people} aria-label={t('switch-operator-title')}>
      {people.map(({ id, name, role }) => (
        <label key={id} className={classes.person}>
          <input
            type="radio"
            name="operator"
            value={id}
            checked={id === chosenId}
            onChange={() => onChoose(id)}
          />
          <span className={classes.name}>{name}</span>
          <span className={classes.role}>{t(`role-${role}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
