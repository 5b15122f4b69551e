import { Button, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { IDENTITY_FACTS, IDENTITY_MEMBERS } from '../../shared/authority/identity-members.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { ConnectionProblem } from '../connection/connection-problems.ts';
import { fieldAria, LabelledField } from '../design/labelled-field.tsx';
import type { PlainFact } from '../design/plain-facts.tsx';
import { PlainFacts } from '../design/plain-facts.tsx';
import type { Say } from '../words/use-words.ts';
import { useWords } from '../words/use-words.ts';
import { choosePreset, connectionOf, PRESET_NAMES, presetNamed } from './chosen-connection.ts';
import { ProfileFile } from './profile-file.tsx';
import type { Wizard } from './use-wizard.ts';
import classes from './connection-choice.module.css';

const ConnectionEditing = lazy(() =>
  import('./connection-editing.tsx').then((file) => ({ default: file.ConnectionEditing })),
);

interface ConnectionChoiceProps {
  readonly wizard: Wizard;
  readonly problems: readonly ConnectionProblem[];
}

/** Which door of the authority, from a list; everything about it behind *Connection settings* (ux §4.1 page 2). */
export function ConnectionChoice({ wizard, problems }: ConnectionChoiceProps) {
  const { t } = useWords('setup');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || problems.length > 0;
  return (
    <div>
      <PresetChoice wizard={wizard} />
      <Button
        className={classes.toggle ?? ''}
        variant="subtle"
        aria-expanded={isShown}
        aria-controls={id}
        rightSection={
          <IconChevronDown size="1rem" aria-hidden data-open={isShown} className={classes.arrow} />
        }
        onClick={() => setOpen(!isShown)}
      >
        {t('connection-settings')}
      </Button>
      <div id={id} hidden={!isShown} className={classes.settings}>
        {isShown && <ConnectionSettings wizard={wizard} problems={problems} />}
      </div>
    </div>
  );
}

function PresetChoice({ wizard: { entered, enter } }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const words = {
    id: 'setup-connection',
    label: t('connection'),
    note: t(`device:environment-${entered.environment}`),
  };
  const isFromFile = presetNamed(entered.preset) === null;
  return (
    <LabelledField {...words}>
      <NativeSelect
        {...fieldAria(words)}
        value={entered.preset}
        data={[
          ...PRESET_NAMES.map((name) => ({ value: name, label: t(`preset-${name}`) })),
          ...(isFromFile ? [{ value: entered.preset, label: connectionOf(entered).name }] : []),
        ]}
        onChange={(event) => {
          const name = presetNamed(event.currentTarget.value);
          if (name !== null) enter(choosePreset(name, entered));
        }}
      />
    </LabelledField>
  );
}

function ConnectionSettings({ wizard, problems }: ConnectionChoiceProps) {
  const { t } = useWords('setup');
  const { entered } = wizard;
  const [isEdited, setEdited] = useState(false);
  if (entered.environment === 'practice') return <p>{t('connection-practice')}</p>;
  return (
    <>
      {isEdited || problems.length > 0 ? (
        <Suspense>
          <ConnectionEditing key={entered.preset} wizard={wizard} problems={problems} />
        </Suspense>
      ) : (
        <PlainFactsOf profile={connectionOf(entered)} />
      )}
      <div className={classes.buttons}>
        {!isEdited && (
          <Button variant="default" onClick={() => setEdited(true)}>
            {t('connection-change')}
          </Button>
        )}
        <ProfileFile
          onRead={(profile) => {
            setEdited(false);
            wizard.enter({ preset: '', profile, environment: profile.environment });
          }}
        />
      </div>
    </>
  );
}

function PlainFactsOf({ profile }: { profile: ConnectionProfile }) {
  const { t } = useWords('connection');
  return <PlainFacts facts={factsOf(profile, t)} />;
}

/** Where requests go, how the key travels, and what signs us in before it. */
function factsOf(profile: ConnectionProfile, t: Say<'connection'>): PlainFact[] {
  const placed = IDENTITY_FACTS.map((fact) => {
    const placement = profile.identity.item[IDENTITY_MEMBERS[fact]];
    const where =
      placement === null ? t('placed-none') : t(`placed-${placement.place}`, { name: placement.name });
    return { label: t(fact), value: where };
  });
  return [
    { label: t('address'), value: profile.baseUrl, isAuthority: true },
    ...placed,
    { label: t('authentication'), value: t(`authentication-${profile.authentication.is}`) },
  ];
}
