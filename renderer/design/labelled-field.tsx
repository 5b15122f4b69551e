import type { ReactNode } from 'react';
import { Input } from '@mantine/core';
import { FieldMessage } from './field-message.tsx';
import classes from './labelled-field.module.css';

/** What is said around a field. */
export interface FieldWords {
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean;
  /** What is wrong with the value, in the person's words. */
  readonly problem?: string | undefined;
  /** What to look at when nothing is wrong with the value; it blocks nothing. */
  readonly warning?: ReactNode;
  /** Said below the field when there is neither problem nor warning. */
  readonly note?: string | undefined;
  /** Buttons below the message that do what it proposes. */
  readonly remedies?: ReactNode;
  /** A small button at the end of the label's line, e.g. a pin. */
  readonly beside?: ReactNode;
}

interface LabelledFieldProps extends FieldWords {
  /** The input itself, with the same id and what `fieldAria` gives. */
  readonly children: ReactNode;
}

/** A field with its label above and, below, the problem, a warning or a note. */
export function LabelledField(props: LabelledFieldProps) {
  const { id, label, isRequired = false, remedies, beside, children } = props;
  const message = messageOf(props);
  return (
    <div className={classes['field']}>
      <div className={beside === undefined ? undefined : classes['head']}>
        <Input.Label htmlFor={id} required={isRequired}>
          {label}
        </Input.Label>
        {beside}
      </div>
      {children}
      {message !== null && (
        <FieldMessage id={messageId(id)} kind={message.kind}>
          {message.words}
        </FieldMessage>
      )}
      {remedies !== undefined && <div className={classes['remedies']}>{remedies}</div>}
    </div>
  );
}

/** What an input has to say of itself so that it belongs to its label and message. */
export function fieldAria(words: FieldWords) {
  const { id, isRequired = false, problem } = words;
  return {
    id,
    error: problem !== undefined,
    'aria-required': isRequired,
    // Mantine's input drops an `aria-describedby` given as a plain prop.
    attributes: { input: messageOf(words) === null ? {} : { 'aria-describedby': messageId(id) } },
  };
}

function messageOf({ problem, warning, note }: FieldWords) {
  if (problem !== undefined) return { kind: 'problem', words: problem } as const;
  if (warning !== undefined) return { kind: 'warning', words: warning } as const;
  return note === undefined ? null : ({ kind: 'note', words: note } as const);
}

function messageId(id: string): string {
  return `${id}-message`;
}
