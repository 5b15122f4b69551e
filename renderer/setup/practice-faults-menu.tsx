import { Button, NativeSelect, Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconBolt } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { PracticeFaults, PracticeFaultsChange } from '../../shared/practice/practice-faults.ts';
import { REGISTRATION_FAULTS } from '../../shared/practice/practice-faults.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { fieldAria, LabelledField } from '../design/labelled-field.tsx';
import { useShownAtOnce } from '../design/use-shown-at-once.ts';
import { useWords } from '../words/use-words.ts';
import classes from './practice-faults-menu.module.css';

/** What can happen to the line while a device is registered. */
const SWITCHES = ['lineCut', 'slow'] as const satisfies readonly (keyof PracticeFaults)[];

/** "Make something go wrong": so that every ending of a registration can be practised (ux §4.1). */
export function PracticeFaultsMenu() {
  const { t } = useWords('settings');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useEscape(isOpen, () => setOpen(false));
  const { data: faults } = useAnswer('practice', 'faults', undefined);
  const { mutateAsync: change, error } = useDeed('practice', 'changeFaults');
  if (faults === undefined) return null;
  return (
    <div className={classes.menu}>
      <Button
        variant="default"
        leftSection={<IconBolt size="1rem" aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('go-wrong')}
      </Button>
      <div id={id} className={classes.faults} hidden={!isOpen}>
        <HowRegistrationsEnd value={faults.registration} onChange={change} />
        {SWITCHES.map((fault) => (
          <LineSwitch key={fault} fault={fault} isOn={faults[fault]} onChange={change} />
        ))}
        {error !== null && <FailureNotice error={error} />}
      </div>
    </div>
  );
}

type Change = (change: PracticeFaultsChange) => Promise<unknown>;

interface HowRegistrationsEndProps {
  readonly value: PracticeFaults['registration'];
  readonly onChange: Change;
}

function HowRegistrationsEnd({ value, onChange }: HowRegistrationsEndProps) {
  const { t } = useWords('settings');
  const [shown, choose] = useShownAtOnce(value, (registration) => onChange({ registration }));
  const words = { id: useId(), label: t('fault-registration') };
  return (
    <LabelledField {...words}>
      <NativeSelect
        {...fieldAria(words)}
        value={shown}
        data={REGISTRATION_FAULTS.map((fault) => ({ value: fault, label: t(`registration-${fault}`) }))}
        onChange={(event) => {
          const chosen = REGISTRATION_FAULTS.find((fault) => fault === event.currentTarget.value);
          if (chosen !== undefined) choose(chosen);
        }}
      />
    </LabelledField>
  );
}

interface LineSwitchProps {
  readonly fault: (typeof SWITCHES)[number];
  readonly isOn: boolean;
  readonly onChange: Change;
}

function LineSwitch({ fault, isOn, onChange }: LineSwitchProps) {
  const { t } = useWords('settings');
  const [shown, choose] = useShownAtOnce(isOn, (next) => onChange({ [fault]: next }));
  return (
    <Switch
      label={t(`fault-${fault}`)}
      checked={shown}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}

function useEscape(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeNow();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}
