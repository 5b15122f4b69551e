/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no list that a field moves through (ARIA combobox pattern) */
import { useId, useState, type KeyboardEvent } from 'react';
import { Button, Input } from '@mantine/core';
import type { ItemPreset, PresetFields } from '../../shared/items/item-editing.ts';
import { useWords } from '../words/use-words.ts';
import { canBePreset, presetsFor } from './preset-choices.ts';
import classes from './preset-chooser.module.css';

interface PresetChooserProps {
  readonly presets: readonly ItemPreset[];
  /** What stands in the form, to be kept as a preset. */
  readonly fields: PresetFields;
  readonly onChoose: (preset: ItemPreset) => void;
  readonly onKeep: () => void;
}

/** Two letters and Enter choose; arrows move (ux §4.5: Alt+R, 2 letters, Enter). */
export function PresetChooser({ presets, fields, onChoose, onKeep }: PresetChooserProps) {
  const { t } = useWords('item-editor');
  const listId = useId();
  const { typed, type, found, active, onKeyDown } = usePresetSearch(presets, onChoose);
  return (
    <>
      <Input
        data-autofocus
        role="combobox"
        aria-label={t('preset-find')}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        placeholder={t('preset-find')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <PresetList listId={listId} found={found} active={active} onChoose={onChoose} />
      {found.length === 0 && (
        <p className={classes['none']}>{t(presets.length === 0 ? 'preset-none' : 'preset-no-match')}</p>
      )}
      <div className={classes['buttons']}>
        <Button variant="default" disabled={!canBePreset(fields)} onClick={onKeep}>
          {t('preset-keep')}
        </Button>
      </div>
    </>
  );
}

/** What was typed, what it finds, and which of it the keyboard is on (from 0). */
function usePresetSearch(presets: readonly ItemPreset[], onChoose: (preset: ItemPreset) => void) {
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState(0);
  const found = presetsFor(presets, typed);
  const active = Math.max(Math.min(moved, found.length - 1), 0);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const chosen = found[active];
    if (step !== undefined) setMoved(Math.min(Math.max(active + step, 0), found.length - 1));
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
    else return;
    event.preventDefault();
  };
  const type = (text: string): void => {
    setTyped(text);
    setMoved(0);
  };
  return { typed, type, found, active, onKeyDown };
}

interface PresetListProps {
  readonly listId: string;
  readonly found: readonly ItemPreset[];
  readonly active: number;
  readonly onChoose: (preset: ItemPreset) => void;
}

function PresetList({ listId, found, active, onChoose }: PresetListProps) {
  const { t } = useWords('item-editor');
  return (
    <div role="listbox" id={listId} aria-label={t('preset-title')} className={classes['list']}>
      {found.map((preset, index) => (
        <div
          key={preset.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={classes['choice']}
          // The focus has to stay in the field.
          onMouseDown={(event) => event.preventDefault()}
          onMouseUp={() => onChoose(preset)}
        >
          <span className={classes['name']}>{preset.name}</span>
          <span className={classes['codes']}>{Object.values(preset.fields).filter(Boolean).join(' · ')}</span>
        </div>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
