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
  /** Said below the field when nothing is wrong with it. */
  readonly note?: string | undefined;
}

interface LabelledFieldProps extends FieldWords {
  /** The input itself, with the same id and what `fieldAria` gives. */
  readonly children: ReactNode;
}

/** A field with its label above and, below, the problem or a note. */
export function LabelledField({
  id,
  label,
  isRequired = false,
  problem,
  note,
  children,
}: LabelledFieldProps) {
  const message = problem ?? note;
  return (
    <div className={classes['field']}>
      <Input.Label htmlFor={id} required={isRequired}>
        {label}
      </Input.Label>
      {children}
      {message !== undefined && (
        <FieldMessage id={messageId(id)} kind={problem === undefined ? 'note' : 'problem'}>
          {message}
        </FieldMessage>
      )}
    </div>
  );
}

/** What an input has to say of itself so that it belongs to its label and message. */
export function fieldAria({ id, isRequired = false, problem, note }: FieldWords) {
  const hasMessage = problem !== undefined || note !== undefined;
  return {
    id,
    error: problem !== undefined,
    'aria-required': isRequired,
    // Mantine's input drops an `aria-describedby` given as a plain prop.
    attributes: { input: hasMessage ? { 'aria-describedby': messageId(id) } : {} },
  };
}

function messageId(id: string): string {
  return `${id}-message`;
}
