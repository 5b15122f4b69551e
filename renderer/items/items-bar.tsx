import { Button, CloseButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import { COMMANDS, type CommandId } from '../app/command-table.ts';
import { useCommands } from '../app/commands.ts';
import { ITEM_VIEWS } from '../../shared/items/item-views.ts';
import { ChoiceBar } from '../design/choice-bar.tsx';
import { useWords } from '../words/use-words.ts';
import { FilterChipList } from './filter-chip-list.tsx';
import type { ItemFilter } from './item-filter.ts';
import { CommandMenu } from './items-toolbar.tsx';
import classes from './items-screen.module.css';

interface ViewsBarProps {
  readonly filter: ItemFilter;
  readonly onFilter: (part: Partial<ItemFilter>) => void;
  /** The filters are in their panel: no chips are needed. */
  readonly hasFiltersOpen: boolean;
}

/** The ready views, and the filters that hold as removable chips. */
export function ViewsBar({ filter, onFilter, hasFiltersOpen }: ViewsBarProps) {
  const { t } = useWords('items');
  const choices = ITEM_VIEWS.map((view) => ({ value: view, label: t(`view-${view}`) }));
  return (
    <div className={classes['bar']} data-pane="toolbar">
      <ChoiceBar
        label={t('view')}
        choices={choices}
        value={filter.view}
        onChange={(view) => onFilter({ view })}
      />
      {!hasFiltersOpen && <FilterChipList where={filter.where} onChange={(where) => onFilter({ where })} />}
    </div>
  );
}

interface SelectionBarProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onClear: () => void;
}

/** What can be done with what is selected; it stands in the place of the views, so that no row moves (ux §4.4). */
export function SelectionBar({ count, isBusy, onClear }: SelectionBarProps) {
  const { t } = useWords('items');
  const commands = useCommands();
  return (
    <div
      className={classes['bar']}
      data-pane="toolbar"
      data-selection
      role="toolbar"
      aria-label={t('selection-deeds')}
    >
      <CloseButton aria-label={t('selection-clear')} title="Esc" onClick={onClear} />
      <output className={classes['selected']}>{t('selected', { count })}</output>
      {DEEDS.map(({ id, words }) => (
        <Button
          key={id}
          variant="default"
          disabled={isBusy}
          title={keysOf(id)}
          onClick={() => void commands.run(id)}
        >
          {t(words)}
        </Button>
      ))}
      <CommandMenu label={t('export')} commands={EXPORTS} />
      <CommandMenu label={t('print')} commands={PRINTS} />
    </div>
  );
}

const DEEDS = [
  { id: 'items.set-field', words: 'deed-set-field' },
  { id: 'items.send', words: 'deed-send' },
  { id: 'items.hold', words: 'deed-hold' },
  { id: 'items.stop-using', words: 'deed-stop' },
] as const satisfies readonly { id: CommandId; words: string }[];

const EXPORTS = ['items.export-xlsx', 'items.export-csv', 'items.copy'] as const;
const PRINTS = ['items.print-labels', 'items.print-list'] as const;

function keysOf(id: CommandId): string | undefined {
  const keys: readonly string[] = COMMANDS[id].keys;
  return keys[0];
}
