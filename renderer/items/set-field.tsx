import { useState } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { SettableField, type SetFieldArgument } from '../../shared/items/item-deeds.ts';
import type { ItemSelection } from '../../shared/items/item-list.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Late } from '../design/late.tsx';
import { useWords } from '../words/use-words.ts';
import { SetFieldControl } from './set-field-control.tsx';
import { SetFieldPreview } from './set-field-preview.tsx';
import { firstValue, OFFERED_FIELDS, settableValue } from './set-field-value.ts';
import classes from './set-field.module.css';

interface SetFieldProps {
  readonly selection: ItemSelection;
  /** How many items are selected. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly onSet: (argument: SetFieldArgument, willBeSent: number) => void;
}

/**
 * Setting one field on many items: choose the field and the value, read what comes of it, then do it. Nothing is
 * stored or sent before the button is pressed (ux §4.4).
 */
export function SetField({ selection, count, isBusy, onSet }: SetFieldProps) {
  const { t } = useWords('items');
  const [field, setField] = useState<SettableField>('taxTypeCode');
  const [typed, setTyped] = useState<string | boolean>('');
  const value = settableValue(field, typed);
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
      {value.is === 'ready' && (
        <Looked argument={{ selection, field, value: value.value }} isBusy={isBusy} onSet={onSet} />
      )}
    </div>
  );
}

interface LookedProps extends Pick<SetFieldProps, 'isBusy' | 'onSet'> {
  readonly argument: SetFieldArgument;
}

function Looked({ argument, isBusy, onSet }: LookedProps) {
  const { t } = useWords('items');
  const [asked] = useDebouncedValue(argument, TYPING_REST_MS);
  const { data: preview, error } = useAnswer('items', 'previewSetField', asked, { keepOld: true });
  if (error !== null) return <FailureNotice error={error} title={t('set-not-looked')} />;
  if (preview === undefined) {
    return (
      <Late>
        <p>{t('set-looking')}</p>
      </Late>
    );
  }
  const { willBeSent, willStayHere } = preview;
  const isOfThis = JSON.stringify(asked) === JSON.stringify(argument);
  return (
    <>
      <SetFieldPreview preview={preview} field={argument.field} />
      {willBeSent + willStayHere > 0 && (
        <Button loading={isBusy} disabled={!isOfThis} onClick={() => onSet(argument, willBeSent)}>
          {t('set-now', { count: willBeSent + willStayHere })}
        </Button>
      )}
    </>
  );
}

const TYPING_REST_MS = 150;
