import { useState } from 'react';
import { Button } from '@mantine/core';
import type { ItemPreset, PresetFields } from '../../shared/items/item-editing.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import { LabelledInput } from './labelled-input.tsx';
import classes from './preset-chooser.module.css';

interface PresetNamingProps {
  readonly fields: PresetFields;
  readonly others: readonly ItemPreset[];
  readonly onBack: () => void;
  readonly onSaved: () => void;
}

/** Gives the codes of the form a name; the name of another preset takes its place. */
export function PresetNaming({ fields, others, onBack, onSaved }: PresetNamingProps) {
  const { t } = useWords('item-editor');
  const [name, setName] = useState('');
  const same = others.find((preset) => preset.name.toLowerCase() === name.trim().toLowerCase());
  const { keep, error } = useKeeping({ name: name.trim(), fields }, same, onSaved);
  return (
    <>
      {error !== null && <FailureNotice error={error} />}
      <LabelledInput
        id="preset-name"
        label={t('preset-name')}
        isRequired
        maxLength={60}
        value={name}
        warning={same === undefined ? undefined : t('preset-replaces')}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
        }}
        ref={(input) => input?.focus()}
      />
      <p className={classes['none']}>{Object.values(fields).filter(Boolean).join(' · ')}</p>
      <div className={classes['buttons']}>
        <Button onClick={keep} disabled={name.trim() === ''}>
          {t('preset-save')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('preset-back')}
        </Button>
      </div>
    </>
  );
}

/** Stores a preset, in the place of the one of the same name if there is one. */
function useKeeping(preset: Omit<ItemPreset, 'id'>, same: ItemPreset | undefined, onSaved: () => void) {
  const { t } = useWords('item-editor');
  const announce = useAnnounce();
  const change = useDeed('items', 'changeEntry');
  const keep = (): void => {
    if (preset.name === '') return;
    const deed = same === undefined ? ADD : { is: 'change-preset' as const, id: same.id };
    const done = (): void => {
      announce(t('preset-kept', { name: preset.name }));
      onSaved();
    };
    change.mutate({ ...deed, ...preset }, { onSuccess: done });
  };
  return { keep, error: change.error };
}

const ADD = { is: 'add-preset' } as const;
