import { useState } from 'react';
import { Button, Loader, NativeSelect } from '@mantine/core';
import { SettableField, type SetFieldArgument } from '../../shared/items/item-deeds.ts';
import type { ItemSelection } from '../../shared/items/item-list.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useLate } from '../design/use-late.ts';
import { useWords } from '../words/use-words.ts';
import { SetFieldControl } from './set-field-control.tsx';
import { SetFieldPreview } from './set-field-preview.tsx';
import { firstValue, OFFERED_FIELDS, settableValue } from './set-field-value.ts';
import { useSetPreview, type SetPreview } from './use-set-preview.ts';
import classes from './set-field.module.css';

interface SetFieldProps {
  readonly selection: ItemSelection;
  /** How many items are selected. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly onSet: (argument: SetFieldArgument, willBeSent: number) => void;
  /** Leaves without setting anything. */
  readonly onLeave: () => void;
}

/**
 * Setting one field on many items: choose the field and the value, read what comes of it, then do it. Nothing is
 * stored or sent before the button is pressed (ux §4.4).
 */
export function SetField({ selection, count, isBusy, onSet, onLeave }: SetFieldProps) {
  const { t } = useWords('items');
  const [field, setField] = useState<SettableField>('taxTypeCode');
  const [typed, setTyped] = useState<string | boolean>('');
  const value = settableValue(field, typed);
  const argument = value.is === 'ready' ? { selection, field, value: value.value } : null;
  const look = useSetPreview(argument);
  return (
    <div className={classes['panel']}>
      <p>{t('set-intro', { count })}</p>
      <NativeSelect
        label={t('set-which')}
        value={field}
        data={OFFERED_FIELDS.map((name) => ({ value: name, label: t(`field-${name}`) }))}
        onChange={(event) => {
          const next = SettableField.parse(event.currentTarget.value);
          setField(next);
          setTyped(firstValue(next));
        }}
      />
      <SetFieldControl
        key={field}
        field={field}
        value={typed}
        problem={value.is === 'problem' ? t(`problem-${value.problem}`) : undefined}
        onChange={setTyped}
      />
      <Looked look={look} count={count} argument={argument} isBusy={isBusy} onSet={onSet} onLeave={onLeave} />
    </div>
  );
}

interface LookedProps extends Omit<SetFieldProps, 'selection'> {
  readonly look: SetPreview;
  /** null while there is no value to set. */
  readonly argument: SetFieldArgument | null;
}

/** What comes of it, and the button; while that is being counted, the way out stays open. */
function Looked({
  look: { preview, isLooking, error },
  argument,
  count,
  isBusy,
  onSet,
  onLeave,
}: LookedProps) {
  const { t } = useWords('items');
  const isLate = useLate(isLooking);
  if (argument === null) return null;
  if (error !== null) return <FailureNotice error={error} title={t('set-not-looked')} />;
  if (isLate) return <Looking count={count} onLeave={onLeave} />;
  if (preview === null) return null;
  const { willBeSent, willStayHere } = preview;
  return (
    <>
      <SetFieldPreview preview={preview} field={argument.field} />
      {willBeSent + willStayHere > 0 && (
        <Button loading={isBusy} disabled={isLooking} onClick={() => onSet(argument, willBeSent)}>
          {t('set-now', { count: willBeSent + willStayHere })}
        </Button>
      )}
    </>
  );
}

function Looking({ count, onLeave }: Pick<SetFieldProps, 'count' | 'onLeave'>) {
  const { t } = useWords('items');
  return (
    <>
      <output className={classes['looking']}>
        <Loader size="1rem" aria-hidden /> {t('set-looking', { count })}
      </output>
      <Button variant="default" onClick={onLeave}>
        {t('shell:cancel')}
      </Button>
    </>
  );
}
