import { useId, type Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { fieldAria, LabelledField, type FieldWords } from '../design/labelled-field.tsx';
import { standingOf } from './choice.ts';
import { CodeChoices, choiceId } from './code-choices.tsx';
import { CodeInput } from './code-input.tsx';
import { codeText } from './code-text.ts';
import { useChoiceCount } from './use-choice-count.ts';
import { useCodePicker, type CodePickerNeeds } from './use-code-picker.ts';
import classes from './code-picker.module.css';

export interface ChoiceFieldProps<Raw> extends CodePickerNeeds<Raw>, Omit<FieldWords, 'note' | 'warning'> {
  readonly name: string;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * The one field for codes (ux §4.5, §5.2): an editable combobox over a source of choices. Typing finds by code and by
 * words, F4 and Alt+Down open, Enter and Tab take the choice, Esc puts back what stood there. What is typed is never
 * refused here: a code outside the lists is kept and said to be so.
 */
export function ChoiceField<Raw>(props: ChoiceFieldProps<Raw>) {
  const { name, label, source, value, onBlur, inputRef } = props;
  const listId = useId();
  const picker = useCodePicker(props);
  const described = useQuery({ ...source.describe(value), enabled: value !== '' });
  const standing = standingOf(value === '' ? undefined : described.data, source.toChoice);
  useChoiceCount(picker);
  const remark = source.remarkOn(standing);
  const words = { ...props, ...(remark === undefined ? {} : { [remark.is]: remark.words }) };
  const { isOpen, active, choices } = picker;
  return (
    <LabelledField {...words}>
      <Popover opened={isOpen} width={source.isTree ? TREE_WIDTH : 'target'} {...LIST_LOOKS}>
        <Popover.Target>
          <CodeInput
            {...fieldAria(words)}
            ref={inputRef}
            name={name}
            picker={picker}
            text={standing.is === 'known' ? codeText(standing.choice) : value}
            listId={listId}
            hasChoices={isOpen && choices.options.length > 0}
            activeId={isOpen && active !== null ? choiceId(listId, active) : undefined}
            onLeave={onBlur}
          />
        </Popover.Target>
        <Popover.Dropdown className={classes['dropdown']}>
          <CodeChoices listId={listId} label={label} picker={picker} value={value} />
        </Popover.Dropdown>
      </Popover>
    </LabelledField>
  );
}

const TREE_WIDTH = 'min(38rem, 90vw)';

/** The list is placed by Mantine and otherwise behaves as this field says. */
const LIST_LOOKS = {
  position: 'bottom-start',
  offset: 2,
  withRoles: false,
  trapFocus: false,
  // Inside the work area, which is a landmark and bounds the list.
  portalProps: { target: 'main' },
  closeOnEscape: false,
  // The list goes above the field when it grows too long for the room below, and is no longer than the room there.
  preventPositionChangeWhenVisible: false,
  middlewares: { flip: true, shift: true, size: { padding: 4 } },
  transitionProps: { duration: 0 },
} as const;
