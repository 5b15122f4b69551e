import { useState } from 'react';
import { Button, Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import type { Item, ItemFieldName } from '../../shared/items/item.ts';
import { Dialog } from '../app/dialog.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { useFieldValueWords } from './field-value-words.ts';
import { differentFields, mergedItem, type DifferentField, type Side } from './meanwhile.ts';
import { tidyAmounts } from './typed-amount.ts';
import type { ItemEditing } from './use-item-editing.ts';
import classes from './meanwhile-dialog.module.css';

/** Somebody saved the item meanwhile: both are shown, and a person chooses field by field (ux §4.5). */
export function MeanwhileDialog({ editing }: { editing: ItemEditing }) {
  const { meanwhile } = editing.saving;
  if (meanwhile === null) return null;
  return <MeanwhileChoice key={meanwhile.revision} editing={editing} stored={meanwhile} />;
}

function MeanwhileChoice({ editing, stored }: { editing: ItemEditing; stored: Item }) {
  const { t } = useWords('item-editor');
  const format = useFormat();
  const { form, base, saving, goOnFrom } = editing;
  const typed = form.getValues();
  const different = differentFields(base, typed, stored.fields);
  const [choices, setChoices] = useState<Partial<Record<ItemFieldName, Side>>>({});
  const saveChosen = (): void => {
    goOnFrom(stored, tidyAmounts(mergedItem(typed, different, choices)));
    saving.endMeanwhile();
    saving.saveAgain();
  };
  return (
    <Dialog title={t('meanwhile-title')} size="48rem" onClose={saving.endMeanwhile}>
      <p>{t('meanwhile-body', { name: stored.changedBy, when: format.when(stored.changedAt) })}</p>
      <div className={classes['fields']}>
        {different.map((field) => (
          <FieldChoice
            key={field.field}
            different={field}
            value={choices[field.field] ?? field.likely}
            onChange={(side) => setChoices({ ...choices, [field.field]: side })}
          />
        ))}
      </div>
      <div className={classes['buttons']}>
        <Button variant="default" onClick={saving.endMeanwhile}>
          {t('meanwhile-later')}
        </Button>
        <Button data-autofocus onClick={saveChosen}>
          {t('meanwhile-save')}
        </Button>
      </div>
    </Dialog>
  );
}

interface FieldChoiceProps {
  readonly different: DifferentField;
  readonly value: Side;
  readonly onChange: (side: Side) => void;
}

function FieldChoice({ different: { field, mine, stored }, value, onChange }: FieldChoiceProps) {
  const { t } = useWords('item-editor');
  const words = useFieldValueWords();
  const sides = { mine, stored };
  return (
    <fieldset className={classes['field']}>
      <legend className={classes['legend']}>{t(`items:field-${field}`)}</legend>
      {(['mine', 'stored'] as const).map((side) => (
        <Radio
          key={side}
          size="md"
          name={`meanwhile-${field}`}
          label={t(`meanwhile-${side}`, { value: words(sides[side]) })}
          checked={value === side}
          onChange={() => onChange(side)}
        />
      ))}
    </fieldset>
  );
}
