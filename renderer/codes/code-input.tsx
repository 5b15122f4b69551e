/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an editable combobox is an input with this role (ARIA pattern) */
import type { Ref } from 'react';
import { Input } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { fieldAria } from '../design/labelled-field.tsx';
import type { CodePickerBehaviour } from './use-code-picker.ts';

type FieldAria = ReturnType<typeof fieldAria>;

interface CodeInputProps extends FieldAria {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly name: string;
  readonly picker: CodePickerBehaviour;
  /** What the field shows while nothing is being typed. */
  readonly text: string;
  readonly listId: string;
  readonly hasChoices: boolean;
  /** The choice that the keyboard is on; undefined while it is on none. */
  readonly activeId: string | undefined;
  readonly onLeave: (() => void) | undefined;
}

/** The input of a code field, with all that the combobox pattern asks of it. */
export function CodeInput({
  ref,
  picker,
  text,
  listId,
  hasChoices,
  activeId,
  onLeave,
  ...field
}: CodeInputProps) {
  return (
    <Input
      {...field}
      ref={ref}
      role="combobox"
      aria-expanded={hasChoices}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      data-typing={picker.typed !== null || undefined}
      autoComplete="off"
      spellCheck={false}
      value={picker.typed ?? text}
      // To type the very code that stands there is no change, and opens the list all the same.
      onInput={(event) => picker.type(event.currentTarget.value)}
      onChange={() => undefined}
      onKeyDown={picker.onKeyDown}
      onClick={picker.open}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => {
        picker.leave();
        onLeave?.();
      }}
      rightSection={<IconChevronDown size="1rem" aria-hidden />}
      rightSectionPointerEvents="none"
    />
  );
}
