import { useState } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ItemPreset } from '../../shared/items/item-editing.ts';
import { QuietLine } from '../design/quiet-line.tsx';
import { useWords } from '../words/use-words.ts';
import { CodeName } from './code-name.tsx';
import type { ChangeEntry } from './entry-change.ts';
import { PresetForm } from './preset-form.tsx';
import { PRESET_FIELDS } from './preset-draft.ts';
import own from './plain-table.module.css';
import classes from './settings-page.module.css';
import { useOpened, type Opened } from './use-opened.ts';

interface PresetsProps {
  readonly presets: readonly ItemPreset[];
  readonly onChange: ChangeEntry;
}

/** What is open: the form of a new preset, or of one by its id. */
type Part = 'new' | `${number}`;

/** Presets: a name for what fills six fields at once, e.g. "Soft drinks" (ux §4.5 Alt+R). */
export function Presets({ presets, onChange }: PresetsProps) {
  const { t } = useWords('settings');
  const { opened, opener, close } = useOpened<Part>();
  const [removed, setRemoved] = useState<ItemPreset | null>(null);
  const remove = ({ id }: ItemPreset): Promise<unknown> => onChange({ is: 'remove-preset', id });
  const putBack = ({ name, fields }: ItemPreset): Promise<unknown> =>
    onChange({ is: 'add-preset', name, fields });
  return (
    <section>
      <h3 className={classes.heading}>{t('presets')}</h3>
      <p className={classes.after}>{t('presets-text')}</p>
      {removed !== null && (
        <RemovedPreset
          name={removed.name}
          onPutBack={() => void putBack(removed).then(() => setRemoved(null), ignored)}
        />
      )}
      {opened === null ? (
        <PresetTable
          presets={presets}
          opener={opener}
          onRemove={(preset) => void remove(preset).then(() => setRemoved(preset), ignored)}
        />
      ) : (
        <PresetForm
          preset={presets.find(({ id }) => String(id) === opened) ?? null}
          others={presets.filter(({ id }) => String(id) !== opened)}
          onChange={onChange}
          onClose={close}
        />
      )}
    </section>
  );
}

// The page says what was not kept.
function ignored(): void {}

function RemovedPreset({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const { t } = useWords('settings');
  return (
    <QuietLine kind="success" isSaid deed={{ label: t('put-preset-back'), run: onPutBack }}>
      {t('preset-removed', { name })}
    </QuietLine>
  );
}

interface PresetTableProps {
  readonly presets: readonly ItemPreset[];
  readonly opener: Opened<Part>['opener'];
  readonly onRemove: (preset: ItemPreset) => void;
}

function PresetTable({ presets, opener, onRemove }: PresetTableProps) {
  const { t } = useWords('settings');
  const isFull = presets.length >= MOST_PRESETS;
  return (
    <>
      {presets.length === 0 ? (
        <p className={own.quiet}>{t('presets-none')}</p>
      ) : (
        <div className={own.frame}>
          <table className={own.table} aria-label={t('presets')}>
            <PresetHead />
            <tbody>
              {presets.map((preset) => (
                <PresetRow
                  key={preset.id}
                  preset={preset}
                  opener={opener}
                  onRemove={() => onRemove(preset)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={classes.below}>
        <Button
          variant="default"
          disabled={isFull}
          leftSection={<IconPlus size="1rem" aria-hidden />}
          {...opener('new')}
        >
          {t('preset-add')}
        </Button>
        {isFull && <p className={classes.note}>{t('presets-full')}</p>}
      </div>
    </>
  );
}

function PresetHead() {
  const { t } = useWords('settings');
  return (
    <thead>
      <tr>
        <th scope="col">{t('preset-name')}</th>
        <th scope="col">{t('preset-fills')}</th>
        <th scope="col">
          <VisuallyHidden>{t('operator-deeds')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** As many as the contract lets through. */
const MOST_PRESETS = 100;

interface PresetRowProps {
  readonly preset: ItemPreset;
  readonly opener: Opened<Part>['opener'];
  readonly onRemove: () => void;
}

function PresetRow({ preset, opener, onRemove }: PresetRowProps) {
  const { t } = useWords('settings');
  const { name, fields } = preset;
  const filled = PRESET_FIELDS.filter((field) => fields[field] !== '');
  return (
    <tr>
      <th scope="row" className={own.rowHead}>
        {name}
      </th>
      <td className={own.wraps}>
        {filled.map((field, place) => (
          <span key={field}>
            {place > 0 && ' · '}
            <CodeName field={field} code={fields[field]} />
          </span>
        ))}
      </td>
      <td>
        <div className={own.deedsInLine}>
          <Button variant="default" aria-label={t('preset-change-of', { name })} {...opener(`${preset.id}`)}>
            {t('preset-change')}
          </Button>
          <Button variant="default" aria-label={t('preset-remove-of', { name })} onClick={onRemove}>
            {t('preset-remove')}
          </Button>
        </div>
      </td>
    </tr>
  );
}
