import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ImportColumn } from '../../../shared/customs-imports/import-list.ts';
import { Dialog } from '../../app/dialog.tsx';
import { useAnnounce } from '../../design/announcer.tsx';
import { useWords } from '../../words/use-words.ts';
import { FIELD_WORDS } from '../field-words.ts';
import {
  inOrderOfChoice,
  STAYING_COLUMN,
  USUAL_COLUMNS,
  withColumnMoved,
  withColumnToggled,
} from './column-set.ts';
import classes from './list.module.css';

interface ColumnsDialogProps {
  readonly chosen: readonly ImportColumn[];
  readonly onChange: (chosen: readonly ImportColumn[]) => void;
  readonly onClose: () => void;
}

/** Which columns the list has, and in which order: by checkboxes, by buttons, and by Alt with the arrows. */
export function ColumnsDialog({ chosen, onChange, onClose }: ColumnsDialogProps) {
  const { t } = useWords('customs-imports');
  // While the dialog is open nothing jumps: a column that is left out stays at its place.
  const [shown, setShown] = useState(() => inOrderOfChoice(chosen));
  const { list, move } = useMoving({ chosen, onChange, setShown });
  return (
    <Dialog title={t('columns-title')} size="30rem" onClose={onClose}>
      <p className={classes['quiet']}>{t('columns-text')}</p>
      <ul ref={list} className={classes['columns']}>
        {shown.map((column) => (
          <ColumnRow
            key={column}
            column={column}
            place={chosen.indexOf(column)}
            last={chosen.length - 1}
            onToggle={() => onChange(withColumnToggled(chosen, column))}
            onMove={(by) => move(column, by)}
          />
        ))}
      </ul>
      <div className={classes['dialogEnd']}>
        <Button onClick={onClose}>{t('columns-done')}</Button>
        <Button
          variant="default"
          onClick={() => {
            onChange(USUAL_COLUMNS);
            setShown(inOrderOfChoice(USUAL_COLUMNS));
          }}
        >
          {t('columns-usual')}
        </Button>
      </div>
    </Dialog>
  );
}

interface MovingNeeds extends Pick<ColumnsDialogProps, 'chosen' | 'onChange'> {
  readonly setShown: (columns: ImportColumn[]) => void;
}

/** Moves a column and keeps the focus on it, wherever it goes. */
function useMoving({ chosen, onChange, setShown }: MovingNeeds) {
  const { t } = useWords('customs-imports');
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const move = (column: ImportColumn, by: number) => {
    const next = withColumnMoved(chosen, column, by);
    const focused = document.activeElement;
    flushSync(() => {
      onChange(next);
      setShown(inOrderOfChoice(next));
    });
    announce(
      t('columns-moved', {
        column: t(FIELD_WORDS[column]),
        place: next.indexOf(column) + 1,
        count: next.length,
      }),
    );
    if (document.activeElement === focused && focused !== document.body) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-column="${column}"]`);
    row?.querySelector<HTMLElement>('input')?.focus();
  };
  return { list, move };
}

interface ColumnRowProps {
  readonly column: ImportColumn;
  /** Among the chosen ones, from 0; -1 when it is not chosen. */
  readonly place: number;
  readonly last: number;
  readonly onToggle: () => void;
  readonly onMove: (by: number) => void;
}

function ColumnRow({ column, place, last, onToggle, onMove }: ColumnRowProps) {
  const { t } = useWords('customs-imports');
  const name = t(FIELD_WORDS[column]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={classes['column']} data-column={column}>
      <Checkbox
        label={name}
        checked={place !== -1}
        disabled={column === STAYING_COLUMN}
        onChange={onToggle}
        onKeyDown={onKeyDown}
      />
      {place !== -1 && (
        <span className={classes['moves']}>
          <ActionIcon
            variant="default"
            aria-label={t('columns-up', { column: name })}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size="1rem" aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={t('columns-down', { column: name })}
            disabled={place === last}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size="1rem" aria-hidden />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}
