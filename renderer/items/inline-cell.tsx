import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useWords } from '../words/use-words.ts';
import type { InlineEditing, InlineField } from './use-inline-edit.ts';
import classes from './item-list.module.css';

interface InlineCellProps {
  readonly field: InlineField;
  readonly editing: InlineEditing;
}

/** Name or price as a field in its cell. Enter saves both, Esc leaves, Tab goes to the other. */
export function InlineCell({ field, editing }: InlineCellProps) {
  const { t } = useWords('items');
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const { edit } = editing;
  const isFirst = edit?.field === field;
  const problem = edit?.problem?.field === field ? edit.problem.text : null;
  useLayoutEffect(() => {
    if (isFirst || problem !== null) input.current?.select();
  }, [isFirst, problem]);
  return (
    <>
      <input
        ref={input}
        className={classes['input']}
        data-inline={field}
        data-end={field === 'price' || undefined}
        aria-label={t(`field-${field}`)}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : messageId}
        title={problem ?? undefined}
        inputMode={field === 'price' ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
        defaultValue={edit?.item.fields[field]}
        onKeyDown={(event) => pressKey(event, editing)}
      />
      {problem !== null && (
        <span id={messageId} role="alert" className={classes['inlineProblem']}>
          {problem}
        </span>
      )}
    </>
  );
}

function pressKey(event: KeyboardEvent<HTMLInputElement>, { save, leave }: InlineEditing): void {
  // The list and the screen have these keys too.
  if (['Enter', 'Escape', 'F2'].includes(event.key)) event.preventDefault();
  if (event.key === 'Enter' && !event.repeat) save(typedInRow(event.currentTarget));
  if (event.key === 'Escape') leave();
  if (event.key === 'Tab') goToOther(event);
}

/** There are two fields only: Tab goes round, so that nothing is left half-typed by it. */
function goToOther(event: KeyboardEvent<HTMLInputElement>): void {
  const fields = inlineFields(event.currentTarget);
  const other = fields.find((field) => field !== event.currentTarget);
  if (other === undefined) return;
  event.preventDefault();
  other.select();
}

function typedInRow(input: HTMLInputElement): Record<InlineField, string> {
  const typed = Object.fromEntries(
    inlineFields(input).map((field) => [field.dataset['inline'], field.value.trim()]),
  );
  return { name: typed['name'] ?? '', price: typed['price'] ?? '' };
}

function inlineFields(input: HTMLInputElement): HTMLInputElement[] {
  return [...(input.closest('tr')?.querySelectorAll<HTMLInputElement>('input[data-inline]') ?? [])];
}
