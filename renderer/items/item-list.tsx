import { useCallback, useState, type Ref } from 'react';
import { useLocation } from 'wouter';
import type { ItemRow } from '../../shared/items/item.ts';
import { ItemSort } from '../../shared/items/item-views.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import type { MenuPlace } from '../design/use-list-movement.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import { PagedTable } from '../design/paged-table.tsx';
import { useWords } from '../words/use-words.ts';
import { useItemColumns } from './item-columns.tsx';
import { NoItems } from './no-items.tsx';
import { RowMenu, type OpenRowMenu, type RowDeed } from './row-menu.tsx';
import type { InlineEditing } from './use-inline-edit.ts';
import type { ShownItems } from './use-shown-items.ts';
import classes from './item-list.module.css';

interface ItemListProps {
  readonly shown: ShownItems;
  readonly place: Ref<ListPlace<ItemRow>>;
  readonly editing: InlineEditing;
  readonly onDo: (deed: RowDeed, row: ItemRow) => void;
}

/** The items that fit the filter, page by page, with the menu of each. */
export function ItemList({ shown, place, editing, onDo }: ItemListProps) {
  const { t } = useWords('items');
  const bridge = useBridge();
  const [, goTo] = useLocation();
  const [menu, setMenu] = useState<OpenRowMenu | null>(null);
  // The same function for every drawing, so that rows are not drawn anew for it.
  const openMenu = useCallback((row: ItemRow, at: MenuPlace) => setMenu({ row, at }), []);
  const columns = useItemColumns({ editing, onMenu: openMenu });
  const { filter, change, request, setTotal, selection } = shown;
  const { sort, descending } = filter;
  return (
    <div className={classes['area']}>
      <PagedTable<ItemRow>
        name="items"
        label={t('title')}
        columns={columns}
        source={(page) => answerQuery(bridge, 'items', 'page', { ...page, ...request })}
        listKey={JSON.stringify(request)}
        order={{
          by: sort,
          descending,
          change: (by, down) => change({ sort: ItemSort.parse(by), descending: down }),
        }}
        selection={selection}
        place={place}
        onOpen={({ id }) => goTo(`/items/${id}`)}
        onRowMenu={openMenu}
        onTotal={setTotal}
        failureTitle={t('list-failed')}
        empty={<NoItems filter={filter} onFilter={change} />}
      />
      <RowMenu open={menu} onDo={onDo} onClose={() => setMenu(null)} />
    </div>
  );
}
