import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconChevronDown, IconFilter, IconPlus } from '@tabler/icons-react';
import { COMMANDS, type CommandId } from '../app/command-table.ts';
import { useAvailableCommands, useCommand, useCommands } from '../app/commands.ts';
import { DropItem, DropMenu } from '../app/drop-menu.tsx';
import { FindBox } from '../design/find-box.tsx';
import { selectAll } from '../design/select-all.ts';
import { useWords } from '../words/use-words.ts';
import { chipsOf } from './filter-chips.ts';
import type { ItemFilter } from './item-filter.ts';

interface ItemsToolbarProps {
  readonly filter: ItemFilter;
  readonly onFilter: (part: Partial<ItemFilter>) => void;
  readonly hasFiltersOpen: boolean;
  readonly onFilters: () => void;
}

/** Finding, filtering, files and paper, and a new item (ux §4.4). What the menus hold are commands. */
export function ItemsToolbar({ filter, onFilter, hasFiltersOpen, onFilters }: ItemsToolbarProps) {
  const { t } = useWords('items');
  const find = useRef<HTMLInputElement>(null);
  const commands = useCommands();
  useCommand('list.find', () => selectAll(find.current));
  const filterCount = chipsOf(filter.where).length;
  return (
    <>
      <FindBox
        label={t('find')}
        hint={t('find-hint')}
        clearLabel={t('find-clear')}
        value={filter.text}
        onChange={(text) => onFilter({ text })}
        inputRef={find}
      />
      <Button
        variant="default"
        aria-expanded={hasFiltersOpen}
        leftSection={<IconFilter size="1rem" aria-hidden />}
        onClick={onFilters}
      >
        {filterCount === 0 ? t('filters') : t('filters-count', { count: filterCount })}
      </Button>
      <CommandMenu label={t('export')} commands={EXPORTS} />
      <CommandMenu label={t('more-menu')} commands={MORE} />
      <Button
        leftSection={<IconPlus size="1rem" aria-hidden />}
        title={COMMANDS['items.new'].keys[0]}
        onClick={() => void commands.run('items.new')}
      >
        {t('new')}
      </Button>
    </>
  );
}

const EXPORTS = ['items.export-xlsx', 'items.export-csv'] as const;
const MORE = [
  'items.select-all',
  'items.print-list',
  'items.print-labels',
  'items.next-problem',
  'items.undo',
  'items.redo',
] as const;

interface CommandMenuProps {
  readonly label: ReactNode;
  readonly commands: readonly CommandId[];
}

/** A menu of commands with their own words and keys; one that cannot be given just now is grey. */
export function CommandMenu({ label, commands }: CommandMenuProps) {
  const { t } = useWords('shell');
  const registry = useCommands();
  const available = useAvailableCommands();
  const [isOpen, setOpen] = useState(false);
  return (
    <DropMenu
      isOpen={isOpen}
      setOpen={setOpen}
      position="bottom-end"
      target={
        <Button variant="default" rightSection={<IconChevronDown size="1rem" aria-hidden />}>
          {label}
        </Button>
      }
    >
      {commands.map((id) => (
        <DropItem
          key={id}
          chord={COMMANDS[id].keys[0]}
          isDisabled={!available.includes(id)}
          onClick={() => registry.run(id)}
        >
          {t(COMMANDS[id].words)}
        </DropItem>
      ))}
    </DropMenu>
  );
}
