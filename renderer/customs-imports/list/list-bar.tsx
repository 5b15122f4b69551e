import { useRef, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconFilter } from '@tabler/icons-react';
import { useCommand } from '../../app/commands.ts';
import { ChoiceBar } from '../../design/choice-bar.tsx';
import { FindBox } from '../../design/find-box.tsx';
import { selectAll } from '../../design/select-all.ts';
import { useWords } from '../../words/use-words.ts';
import { ChipList } from '../filter/chip-list.tsx';
import { chipsOf } from '../filter/filter-chips.ts';
import { goIntoList } from '../go-into-list.ts';
import { hasConditions } from '../filter/import-filter.ts';
import { groupClosed, WAYS, withFilter, type MonitorView } from '../monitor-view.ts';
import { MoreMenu, type MoreMenuProps } from './more-menu.tsx';
import classes from './list.module.css';

interface ListBarProps {
  readonly view: MonitorView;
  readonly onView: (view: MonitorView) => void;
  readonly isFiltering: boolean;
  readonly onFilters: () => void;
  readonly more: MoreMenuProps;
  /** Stands over the bar while lines are selected; null otherwise. */
  readonly selectionBar: ReactNode;
}

/** Finding, narrowing, the way of showing, and the conditions that hold. */
export function ListBar({ selectionBar, ...props }: ListBarProps) {
  return (
    <div className={classes['barRoom']}>
      <div inert={selectionBar !== null}>
        <Finding {...props} />
        <Conditions view={props.view} onView={props.onView} />
      </div>
      {selectionBar}
    </div>
  );
}

function Finding({ view, onView, isFiltering, onFilters, more }: Omit<ListBarProps, 'selectionBar'>) {
  const { t } = useWords('customs-imports');
  const find = useRef<HTMLInputElement>(null);
  useCommand('list.find', () => selectAll(find.current));
  const { filter } = view.list;
  const count = chipsOf(filter).length;
  return (
    <div className={classes['bar']}>
      <FindBox
        label={t('find')}
        hint={t('find-hint')}
        clearLabel={t('find-clear')}
        value={filter.text}
        onChange={(text) => onView(withFilter(view, { ...filter, text }))}
        inputRef={find}
      />
      <Button
        variant="default"
        leftSection={<IconFilter size="1rem" aria-hidden />}
        aria-expanded={isFiltering}
        data-opens="filters"
        onClick={onFilters}
      >
        {count === 0 ? t('filters') : t('filters-count', { count })}
      </Button>
      <div className={classes['ways']}>
        <ChoiceBar
          label={t('way')}
          choices={WAYS.map((way) => ({ value: way, label: t(`way-${way}`) }))}
          value={view.way}
          onChange={(way) => onView({ ...view, way, openedFrom: null })}
        />
      </div>
      <MoreMenu {...more} />
    </div>
  );
}

/** The conditions that hold, and the way back to the groups that one was opened from. */
function Conditions({ view, onView }: Pick<ListBarProps, 'view' | 'onView'>) {
  const { t } = useWords('customs-imports');
  const { openedFrom, list } = view;
  if (openedFrom === null && !hasConditions(list.filter)) return null;
  return (
    <div className={classes['conditions']}>
      {openedFrom !== null && (
        <Button
          variant="default"
          title="Esc"
          leftSection={<IconArrowLeft size="1rem" aria-hidden />}
          onClick={() => goIntoList(() => onView(groupClosed(view)))}
        >
          {t(`back-to-${openedFrom.way}`)}
        </Button>
      )}
      <ChipList filter={list.filter} onChange={(next) => onView(withFilter(view, next))} />
    </div>
  );
}
