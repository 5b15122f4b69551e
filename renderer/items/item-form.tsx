import type { Ref } from 'react';
import type { Item } from '../../shared/items/item.ts';
import { useProgram } from '../bridge/program.tsx';
import { useWords } from '../words/use-words.ts';
import { enterMovesOn } from './enter-moves-on.ts';
import { ESSENTIAL_FIELDS, type FieldPlan } from './item-fields.ts';
import { ItemField } from './item-field.tsx';
import { MoreFields } from './more-fields.tsx';
import type { ItemEditing } from './use-item-editing.ts';
import classes from './item-editor.module.css';

interface ItemFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly item: Item | null;
  readonly editing: ItemEditing;
}

/** The essentials in two columns, in typing order row by row; below them the fold and who is recorded. */
export function ItemForm({ ref, item, editing }: ItemFormProps) {
  const { t } = useWords('items');
  const isSuggested = editing.isCodeMade;
  const isFixed = item !== null && item.acceptedRevision !== null;
  const noteOf = (plan: FieldPlan): string | undefined => {
    if (plan.is !== 'item-code') return undefined;
    if (isFixed) return t('note-code-frozen');
    return isSuggested ? t('note-code-made') : undefined;
  };
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
        {ESSENTIAL_FIELDS.map((plan) => (
          <ItemField
            key={plan.name}
            plan={plan}
            editing={editing}
            note={noteOf(plan)}
            isFixed={isFixed && plan.is === 'item-code'}
          />
        ))}
      </div>
      <MoreFields editing={editing} />
      {item === null && <p className={classes['who']}>{t('note-kept')}</p>}
      <RecordedPerson />
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
