import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import type { ItemRow } from '../../shared/items/item.ts';
import { COMMANDS } from '../app/command-table.ts';
import { useWords } from '../words/use-words.ts';
import classes from './item-list.module.css';

/** The row whose menu is open, and where it belongs: pixels from the upper left corner of the list's area. */
export interface MenuPlace {
  readonly row: ItemRow;
  readonly x: number;
  readonly y: number;
}

/** What the menu of a row can do. */
export type RowDeed = 'open' | 'edit' | 'duplicate' | 'send' | 'hold' | 'stop' | 'start-again' | 'label';

interface RowMenuProps {
  readonly place: MenuPlace | null;
  readonly onDo: (deed: RowDeed, row: ItemRow) => void;
  readonly onClose: () => void;
}

/** Everything that can be done with one item (ux §4.4): one menu for the whole list, opened at its row. */
export function RowMenu({ place, onDo, onClose }: RowMenuProps) {
  const { t } = useWords('items');
  if (place === null) return null;
  const { row, x, y } = place;
  const label = t('row-actions', { name: row.name });
  return (
    <Menu
      key={row.id}
      opened
      onChange={(isOpen) => isOpen || onClose()}
      position="bottom-end"
      offset={2}
      portalProps={{ target: 'main' }}
      transitionProps={{ duration: 0 }}
      // The very key press that opens the menu would otherwise close it.
      clickOutsideEvents={PRESSES}
      withInitialFocusPlaceholder={false}
      returnFocus
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          className={classes['rowMenuPlace']}
          style={{ left: x, top: y }}
          aria-label={label}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {deedsOf(row).map(({ deed, keys }) => (
          <Menu.Item key={deed} onClick={() => onDo(deed, row)} rightSection={keys}>
            {t(`row-${deed}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function deedsOf({ inUse }: ItemRow): readonly { readonly deed: RowDeed; readonly keys?: string }[] {
  return [
    { deed: 'open', keys: 'Enter' },
    { deed: 'edit', keys: COMMANDS['items.edit'].keys[0] },
    { deed: 'duplicate', keys: COMMANDS['items.duplicate'].keys[0] },
    { deed: 'send' },
    { deed: 'hold', keys: COMMANDS['items.hold'].keys[0] },
    { deed: inUse ? 'stop' : 'start-again' },
    { deed: 'label' },
  ];
}

const PRESSES = ['mousedown', 'touchstart'];

/** Where the menu of a row opens: below the lower right corner of what was pressed, measured in the list's area. */
export function menuPlaceOf(row: ItemRow, at: HTMLElement, area: HTMLElement | null): MenuPlace {
  const { right, bottom } = at.getBoundingClientRect();
  const { left = 0, top = 0 } = area?.getBoundingClientRect() ?? {};
  return { row, x: right - left, y: bottom - top };
}
