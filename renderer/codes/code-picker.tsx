import { useId, type Ref } from 'react';
import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { fieldAria, LabelledField, type FieldWords } from '../design/labelled-field.tsx';
import { useWords, type Say } from '../words/use-words.ts';
import { CodeChoices, choiceId } from './code-choices.tsx';
import { CodeInput } from './code-input.tsx';
import { codeText } from './code-text.ts';
import { useChoiceCount } from './use-choice-count.ts';
import { useCodePicker, type CodePickerNeeds } from './use-code-picker.ts';
import { useValueStanding, type ValueStanding } from './use-value-standing.ts';
import classes from './code-picker.module.css';

export interface CodePickerProps extends CodePickerNeeds, Omit<FieldWords, 'note'> {
  readonly name: string;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * The one field for a code of the authority's lists (ux §4.5, §5.2): an editable combobox whose choices come from
 * `codes.options`. Typing finds by code and by words, F4 and Alt+Down open, Enter takes the choice, Esc keeps the
 * text. Codes that are off or not in the lists are possible and said to be so; the authority decides.
 */
export function CodePicker(props: CodePickerProps) {
  const { name, label, field, value, onBlur, inputRef } = props;
  const { t } = useWords('codes');
  const listId = useId();
  const picker = useCodePicker(props);
  const standing = useValueStanding(field, value);
  useChoiceCount(picker);
  const words = { ...props, note: standingWords(standing, t) };
  const { isOpen, active, choices } = picker;
  return (
    <LabelledField {...words}>
      <Popover opened={isOpen} {...LIST_LOOKS}>
        <Popover.Target>
          <CodeInput
            {...fieldAria(words)}
            ref={inputRef}
            name={name}
            picker={picker}
            text={standing.is === 'known' ? codeText(standing.option) : value}
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

/** The list is placed by Mantine and otherwise behaves as this field says. */
const LIST_LOOKS = {
  position: 'bottom-start',
  width: 'target',
  offset: 2,
  withRoles: false,
  trapFocus: false,
  // Inside the work area, which is a landmark and bounds the list.
  portalProps: { target: 'main' },
  closeOnEscape: false,
  // The list goes above the field when it grows too long for the room below.
  preventPositionChangeWhenVisible: false,
  transitionProps: { duration: 0 },
} as const;

function standingWords(standing: ValueStanding, t: Say<'codes'>): string | undefined {
  if (standing.is === 'unknown') return t('picker-unknown');
  if (standing.is === 'known' && !standing.option.inUse) return t('picker-off');
  return undefined;
}
