/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for the list of a combobox with several columns */
import { useEffect } from 'react';
import type { CodeOption } from '../../shared/codes/code.ts';
import { Late } from '../design/late.tsx';
import { useWords } from '../words/use-words.ts';
import { valueText } from './code-text.ts';
import type { CodePickerBehaviour } from './use-code-picker.ts';
import classes from './code-picker.module.css';

interface CodeChoicesProps {
  readonly listId: string;
  readonly label: string;
  readonly picker: CodePickerBehaviour;
  readonly value: string;
}

/** The id of one choice (from 0), for `aria-activedescendant`. */
export function choiceId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The open list of a code field: code, name and first value of at most fifty choices. */
export function CodeChoices({ listId, label, picker, value }: CodeChoicesProps) {
  const { active, choices } = picker;
  useEffect(() => {
    if (active === null) return;
    bringIntoView(document.getElementById(choiceId(listId, active)));
  }, [listId, active]);
  if (choices.options.length === 0) return <NoChoices isFresh={choices.isFresh} />;
  return (
    <div role="listbox" id={listId} aria-label={label} className={classes['list']}>
      {choices.options.map((option, index) => (
        <Choice
          key={option.code}
          id={choiceId(listId, index)}
          option={option}
          isActive={index === active}
          isCurrent={option.code === value}
          onChoose={() => picker.choose(option.code)}
        />
      ))}
    </div>
  );
}

/** Scrolls the list and nothing around it, unlike the browser's own way. */
function bringIntoView(choice: HTMLElement | null): void {
  const list = choice?.parentElement;
  if (!choice || !list) return;
  const end = choice.offsetTop + choice.offsetHeight;
  if (choice.offsetTop < list.scrollTop) list.scrollTop = choice.offsetTop;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}

interface ChoiceProps {
  readonly id: string;
  readonly option: CodeOption;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function Choice({ id, option, isActive, isCurrent, onChoose }: ChoiceProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes['choice']}
      data-current={isCurrent || undefined}
      // The focus has to stay in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={onChoose}
    >
      <span className={classes['code']}>{option.code}</span>
      <span className={classes['name']} lang="en">
        {option.name}
      </span>
      {option.value !== null && (
        <span className={classes['value']} lang="en">
          {valueText(option.value)}
        </span>
      )}
    </div>
  );
}

function NoChoices({ isFresh }: { isFresh: boolean }) {
  const { t } = useWords('codes');
  if (isFresh) return <p className={classes['none']}>{t('picker-none')}</p>;
  return (
    <Late>
      <p className={classes['none']}>{t('picker-reading')}</p>
    </Late>
  );
}
