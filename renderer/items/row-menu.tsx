import type { ItemRow } from '../../shared/items/item.ts';
import { COMMANDS } from '../app/command-table.ts';
import { DropItem, PlacedMenu } from '../app/drop-menu.tsx';
import type { MenuPlace } from '../design/use-list-movement.ts';
import { useWords } from '../words/use-words.ts';

/** The row whose menu is open, and what the menu belongs to. */
export interface OpenRowMenu {
  readonly row: ItemRow;
  readonly at: MenuPlace;
}

/** What the menu of a row can do. */
export type RowDeed = 'open' | 'edit' | 'duplicate' | 'send' | 'hold' | 'stop' | 'start-again' | 'label';

interface RowMenuProps {
  readonly open: OpenRowMenu | null;
  readonly onDo: (deed: RowDeed, row: ItemRow) => void;
  readonly onClose: () => void;
}

/** Everything that can be done with one item (ux §4.4): one menu for the whole list, opened at its row. */
export function RowMenu({ open, onDo, onClose }: RowMenuProps) {
  const { t } = useWords('items');
  if (open === null) return null;
  const { row, at } = open;
  return (
    <PlacedMenu key={row.id} at={at} label={t('row-actions', { name: row.name })} onClose={onClose}>
      {deedsOf(row).map(({ deed, chord }) => (
        <DropItem key={deed} chord={chord} onClick={() => onDo(deed, row)}>
          {t(`row-${deed}`)}
        </DropItem>
      ))}
    </PlacedMenu>
  );
}

function deedsOf({ inUse }: ItemRow): readonly { readonly deed: RowDeed; readonly chord?: string }[] {
  return [
    { deed: 'open', chord: 'Enter' },
    { deed: 'edit', chord: COMMANDS['items.edit'].keys[0] },
    { deed: 'duplicate', chord: COMMANDS['items.duplicate'].keys[0] },
    { deed: 'send' },
    { deed: 'hold', chord: COMMANDS['items.hold'].keys[0] },
    { deed: inUse ? 'stop' : 'start-again' },
    { deed: 'label' },
  ];
}
