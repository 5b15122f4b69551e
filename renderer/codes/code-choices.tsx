/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for the list of a combobox with several columns */
import { useEffect } from 'react';
import { Late } from '../design/late.tsx';
import { useWords } from '../words/use-words.ts';
import type { Choice } from './choice.ts';
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

/** The open list of a code field: at most fifty choices, with all that is to be said of each in its text (ux §5.2). */
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
        <ChoiceLine
          key={option.code}
          id={choiceId(listId, index)}
          choice={option}
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

interface ChoiceLineProps {
  readonly id: string;
  readonly choice: Choice;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function ChoiceLine({ id, choice, isActive, isCurrent, onChoose }: ChoiceLineProps) {
  const { code, name, inUse, value } = choice;
  const { t } = useWords('codes');
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
      <span className={classes['code']}>{code}</span>
      <span className={classes['name']}>
        <span lang="en">{name}</span>
        {!inUse && <span className={classes['off']}>{t('off')}</span>}
      </span>
      {value !== '' && <span className={classes['value']}>{value}</span>}
      <Whereabouts choice={choice} />
    </div>
  );
}

/** Why the choice is offered, and the nearest entries above it: the top of the tree says little of a thing. */
function Whereabouts({ choice: { path, reason } }: { choice: Choice }) {
  if (path.length === 0 && reason === '') return null;
  return (
    <span className={classes['whereabouts']}>
      {reason !== '' && <span className={classes['reason']}>{reason}</span>}
      {path.length > 0 && (
        <span className={classes['path']} lang="en">
          {path.slice(-NEAREST).join(' › ')}
        </span>
      )}
    </span>
  );
}

const NEAREST = 2;

function NoChoices({ isFresh }: { isFresh: boolean }) {
  const { t } = useWords('codes');
  if (isFresh) return <p className={classes['none']}>{t('picker-none')}</p>;
  return (
    <Late>
      <p className={classes['none']}>{t('picker-reading')}</p>
    </Late>
  );
}
