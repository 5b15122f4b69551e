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
  /** That somebody else, e.g. the authority, called the value wrong; stands beside what is said of it otherwise. */
  readonly mark?: string | undefined;
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
  const messages = messagesOf(props);
  return (
    <div className={classes['field']}>
      <div className={beside === undefined ? undefined : classes['head']}>
        <Input.Label htmlFor={id} required={isRequired}>
          {label}
        </Input.Label>
        {beside}
      </div>
      {children}
      {messages.map(({ kind, words }) => (
        <FieldMessage key={kind} id={messageId(id, kind)} kind={kind}>
          {words}
        </FieldMessage>
      ))}
      {remedies !== undefined && <div className={classes['remedies']}>{remedies}</div>}
    </div>
  );
}

/** What an input has to say of itself so that it belongs to its label and messages. */
export function fieldAria(words: FieldWords) {
  const { id, isRequired = false, problem, mark } = words;
  const messages = messagesOf(words).map(({ kind }) => messageId(id, kind));
  return {
    id,
    error: problem !== undefined || mark !== undefined,
    'aria-required': isRequired,
    // Mantine's input drops an `aria-describedby` given as a plain prop.
    attributes: { input: messages.length === 0 ? {} : { 'aria-describedby': messages.join(' ') } },
  };
}

type Message = { readonly kind: 'problem' | 'warning' | 'mark' | 'note'; readonly words: ReactNode };

/** What helps most comes first: what is wrong or to be looked at tells more than that somebody called it wrong. */
function messagesOf({ problem, warning, note, mark }: FieldWords): Message[] {
  const marks: Message[] = mark === undefined ? [] : [{ kind: 'mark', words: mark }];
  if (problem !== undefined) return [{ kind: 'problem', words: problem }, ...marks];
  if (warning !== undefined) return [{ kind: 'warning', words: warning }, ...marks];
  return note === undefined ? marks : [...marks, { kind: 'note', words: note }];
}

function messageId(id: string, kind: Message['kind']): string {
  return `${id}-${kind}`;
}
