import { Input, NativeSelect } from '@mantine/core';
import { fieldAria, LabelledField } from '../design/labelled-field.tsx';
import { useWords } from '../words/use-words.ts';
import type { FieldChoice, FormField } from './connection-fields.ts';
import own from './connection-form.module.css';

interface ConnectionFormFieldProps {
  readonly field: FormField;
  readonly value: string;
  readonly onChange: (member: string, value: string) => void;
  readonly isReadOnly: boolean;
  /** What is wrong with it, in words. */
  readonly problem?: string | undefined;
  /** Said below it when nothing is wrong; stands for the field's own note. */
  readonly note?: string | undefined;
}

/** One field of the connection form, by its line of the field table. */
export function ConnectionFormField(props: ConnectionFormFieldProps) {
  const { field, value, onChange, isReadOnly, problem, note } = props;
  const { t } = useWords('connection');
  const about = field.about === undefined ? '' : t(field.about);
  const words = {
    id: fieldId(field.member),
    label: t(field.label, { what: about, operation: about }),
    problem,
    note: note ?? (field.note === undefined ? undefined : t(field.note)),
  };
  const common = { ...fieldAria(words), value, readOnly: isReadOnly, autoComplete: 'off', spellCheck: false };
  const change = (event: { currentTarget: { value: string } }): void =>
    onChange(field.member, event.currentTarget.value);
  const wordsOf = (choice: FieldChoice): string => ('text' in choice ? choice.text : t(choice.words));
  return (
    <div className={field.isWide === true ? own.wide : undefined}>
      <LabelledField {...words}>
        {typeof field.is === 'object' ? (
          <NativeSelect
            {...common}
            disabled={isReadOnly}
            data={field.is.choices.map((choice) => ({ value: choice.value, label: wordsOf(choice) }))}
            onChange={change}
          />
        ) : field.is === 'lines' ? (
          <Input
            component="textarea"
            multiline
            rows={3}
            classNames={{ input: own.lines ?? '' }}
            {...common}
            onChange={change}
          />
        ) : (
          <Input {...common} inputMode={field.is === 'number' ? 'decimal' : 'text'} onChange={change} />
        )}
      </LabelledField>
    </div>
  );
}

/** The id of a field on the page. */
export function fieldId(member: string): string {
  return `connection-${member}`;
}
