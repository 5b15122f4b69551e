import { useState } from 'react';
import { useAnswer } from '../bridge/use-answer.ts';
import type { ItemPreset } from '../../shared/items/item-editing.ts';
import { Dialog } from '../app/dialog.tsx';
import { useWords } from '../words/use-words.ts';
import { filledBy, presetFieldsOf } from './preset-choices.ts';
import { PresetChooser } from './preset-chooser.tsx';
import { PresetNaming } from './preset-naming.tsx';
import type { ItemEditing } from './use-item-editing.ts';

/** Fills classification, tax, units, origin and type from a preset, or keeps those of the form as one (Alt+R). */
export function PresetDialog({ editing, onClose }: { editing: ItemEditing; onClose: () => void }) {
  const { t } = useWords('item-editor');
  const [isNaming, setNaming] = useState(false);
  const presets = useAnswer('items', 'entry', undefined).data?.presets ?? [];
  const { form, problems } = editing;
  const fill = (preset: ItemPreset): void => {
    for (const [name, value] of filledBy(preset)) {
      form.setValue(name, value);
      problems.touch(name);
    }
    onClose();
  };
  return (
    <Dialog title={t(isNaming ? 'preset-new' : 'preset-title')} size="34rem" onClose={onClose}>
      {isNaming ? (
        <PresetNaming
          fields={presetFieldsOf(form.getValues())}
          others={presets}
          onBack={() => setNaming(false)}
          onSaved={onClose}
        />
      ) : (
        <PresetChooser
          presets={presets}
          fields={presetFieldsOf(form.getValues())}
          onChoose={fill}
          onKeep={() => setNaming(true)}
        />
      )}
    </Dialog>
  );
}
