import type { Ref } from 'react';
import { useProgram } from '../bridge/program.tsx';
import { useWords } from '../words/use-words.ts';
import { enterMovesOn } from './enter-moves-on.ts';
import { EssentialField } from './essential-field.tsx';
import { ESSENTIAL_FIELDS } from './item-fields.ts';
import { ImportsOfItem } from './import-banner.tsx';
import { KeepLocalSwitch } from './keep-local.tsx';
import { MoreFields } from './more-fields.tsx';
import type { ItemEditing } from './use-item-editing.ts';
import { useNamedFields } from './use-named-fields.ts';
import type { Pins } from './use-pins.ts';
import classes from './item-editor.module.css';

interface ItemFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly editing: ItemEditing;
  readonly pins: Pins;
}

/** The essentials in two columns, in typing order row by row; below them the fold and who is recorded. */
export function ItemForm({ ref, editing, pins }: ItemFormProps) {
  const { t } = useWords('items');
  const named = useNamedFields(editing);
  const fieldsThat = (isWanted: (is: string) => boolean) =>
    ESSENTIAL_FIELDS.filter(({ is }) => isWanted(is)).map((plan) => (
      <EssentialField key={plan.name} plan={plan} editing={editing} pins={pins} named={named[plan.name]} />
    ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for the fields inside it
    <form
      ref={ref}
      noValidate
      aria-label={t('form-label')}
      onKeyDown={enterMovesOn}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={classes['fields']}>
        {fieldsThat((is) => is !== 'switch')}
        <div className={classes['switches']}>
          {fieldsThat((is) => is === 'switch')}
          <KeepLocalSwitch editing={editing} />
        </div>
      </div>
      <MoreFields editing={editing} pins={pins} remarks={named} />
      <RecordedPerson />
      {editing.item !== null && <ImportsOfItem id={editing.item.id} />}
    </form>
  );
}

/** Registrant and modifier come from the operator; the clerk only sees them (spec §2.6, ux §4.5). */
function RecordedPerson() {
  const { t } = useWords('items');
  const operator = useProgram().shop?.operator ?? null;
  if (operator === null) return null;
  return <p className={classes['who']}>{t('who', { name: operator.name, id: operator.id })}</p>;
}
