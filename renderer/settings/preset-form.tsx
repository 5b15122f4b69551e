import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { ItemPreset, PresetFields } from '../../shared/items/item-editing.ts';
import { useTask } from '../bridge/use-task.ts';
import { ClassificationPicker, CodePicker } from '../codes/code-picker.tsx';
import { TextField } from '../design/text-field.tsx';
import { whenSettled } from '../design/unsettled.ts';
import { useWords } from '../words/use-words.ts';
import type { ChangeEntry } from './entry-change.ts';
import { FormEnd } from './form-end.tsx';
import own from './form-parts.module.css';
import {
  isGoodPreset,
  PRESET_FIELDS,
  presetProblems,
  type PresetProblem,
  type PresetProblems,
} from './preset-draft.ts';
import classes from './settings-page.module.css';

interface PresetFormProps {
  /** null adds one. */
  readonly preset: ItemPreset | null;
  readonly others: readonly ItemPreset[];
  readonly onChange: ChangeEntry;
  readonly onClose: () => void;
}

/** A preset: its name, and the codes that it fills in. */
export function PresetForm(props: PresetFormProps) {
  const { t } = useWords('settings');
  const { preset, onClose } = props;
  const { draft, change, problems, submit, isBusy } = usePreset(props);
  const heading = preset === null ? t('preset-add') : t('preset-change-of', { name: preset.name });
  useLayoutEffect(() => document.getElementById('preset-name')?.focus(), []);
  const said = (problem: PresetProblem | null | undefined) => (problem ? t(`preset-${problem}`) : undefined);
  return (
    <form className={own.panel} noValidate aria-label={heading} onSubmit={submit}>
      <h4 className={classes.heading}>{heading}</h4>
      <div className={own.fields}>
        <TextField
          id="preset-name"
          label={t('preset-name')}
          isRequired
          problem={said(problems?.name)}
          note={t('preset-name-note')}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        {PRESET_FIELDS.map((field) => (
          <PresetCode
            key={field}
            field={field}
            problem={said(problems?.fields[field])}
            value={draft.fields[field]}
            onChange={(code) => change({ fields: { [field]: code } })}
          />
        ))}
      </div>
      <FormEnd label={t('preset-keep')} isPending={isBusy} error={null} onCancel={onClose} />
    </form>
  );
}

interface PresetCodeProps {
  readonly field: keyof PresetFields;
  readonly problem: string | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

function PresetCode({ field, problem, value, onChange }: PresetCodeProps) {
  const { t } = useWords('settings');
  const words = {
    id: `preset-${field}`,
    name: field,
    label: t(`items:field-${field}`),
    problem,
    value,
    onChange,
  };
  return field === 'classificationCode' ? (
    <ClassificationPicker {...words} itemName="" />
  ) : (
    <CodePicker {...words} field={field} />
  );
}

interface DraftChange {
  readonly name?: string;
  readonly fields?: Partial<PresetFields>;
}

function usePreset({ preset, others, onChange, onClose }: PresetFormProps) {
  const [draft, setDraft] = useState({ name: preset?.name ?? '', fields: preset?.fields ?? NOTHING });
  const newest = useRef(draft);
  const [isChecked, setChecked] = useState(false);
  const { run, isBusy } = useTask();
  const keep = async (): Promise<void> => {
    // A code that is still being looked up comes into the draft first.
    await whenSettled();
    setChecked(true);
    const { fields } = newest.current;
    const name = newest.current.name.trim();
    const found = presetProblems(newest.current, others);
    if (!isGoodPreset(found)) return goToFirst(found);
    const how =
      preset === null ? { is: 'add-preset' as const } : { is: 'change-preset' as const, id: preset.id };
    await onChange({ ...how, name, fields });
    onClose();
  };
  return {
    draft,
    change: ({ name, fields }: DraftChange) => {
      const before = newest.current;
      newest.current = { name: name ?? before.name, fields: { ...before.fields, ...fields } };
      setDraft(newest.current);
    },
    problems: isChecked ? presetProblems(draft, others) : null,
    submit: (event: FormEvent) => {
      event.preventDefault();
      run(keep);
    },
    isBusy,
  };
}

/** Brings the cursor to the first field that has to be mended. */
function goToFirst({ name, fields }: PresetProblems): void {
  const field = name === null ? PRESET_FIELDS.find((some) => fields[some] !== undefined) : 'name';
  document.getElementById(`preset-${field ?? 'name'}`)?.focus();
}

const NOTHING: PresetFields = {
  classificationCode: '',
  taxTypeCode: '',
  quantityUnitCode: '',
  packagingUnitCode: '',
  originCountryCode: '',
  itemTypeCode: '',
};
