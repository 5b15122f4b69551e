import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useCommand } from '../app/commands.ts';
import { useWords } from '../words/use-words.ts';
import { MORE_FIELDS } from './item-fields.ts';
import { ItemField } from './item-field.tsx';
import type { FieldRemarks } from './field-remark.ts';
import type { ItemEditing } from './use-item-editing.ts';
import type { Pins } from './use-pins.ts';
import classes from './item-editor.module.css';

interface MoreFieldsProps {
  readonly editing: ItemEditing;
  readonly pins: Pins;
  readonly remarks: FieldRemarks;
}

/** The optional fields in one fold (Alt+M). Closed, it shows what is filled, so that nothing is hidden (ux §4.5). */
export function MoreFields({ editing, pins, remarks }: MoreFieldsProps) {
  const { t } = useWords('items');
  const bodyId = useId();
  const hasProblem = MORE_FIELDS.some((plan) =>
    editing.problems.all.some(({ field }) => field === plan.name),
  );
  const [isOpen, setOpen] = useState(false);
  useCommand('item.more', () => setOpen(!isOpen));
  const isShown = isOpen || hasProblem;
  const Chevron = isShown ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes['more']}>
      <div className={classes['moreHead']}>
        <button
          type="button"
          className={classes['moreButton']}
          aria-expanded={isShown}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size="1rem" aria-hidden />
          {t('more')}
        </button>
        {!isShown && <FilledFields editing={editing} />}
      </div>
      <div id={bodyId} className={classes['fields']} hidden={!isShown}>
        {MORE_FIELDS.map((plan) => (
          <ItemField key={plan.name} plan={plan} editing={editing} pins={pins} remark={remarks[plan.name]} />
        ))}
      </div>
    </section>
  );
}

function FilledFields({ editing }: { editing: ItemEditing }) {
  const { t } = useWords('items');
  const fields = useWatch({ control: editing.form.control });
  const filled = MORE_FIELDS.filter(({ name }) => (fields[name] ?? '') !== '');
  return (
    <ul className={classes['chips']}>
      {filled.map(({ name }) => (
        <li key={name} className={classes['chip']}>
          {t('more-filled', { field: t(`field-${name}`), value: String(fields[name]) })}
        </li>
      ))}
    </ul>
  );
}
