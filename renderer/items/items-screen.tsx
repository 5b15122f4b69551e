import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { useCommand } from '../app/commands.ts';
import { FindBox } from '../design/find-box.tsx';
import { selectAll } from '../design/select-all.ts';
import { Screen } from '../design/screen.tsx';
import { useKeptState } from '../design/use-kept-state.ts';
import { useWords } from '../words/use-words.ts';
import { FIRST_FILTER, type ItemFilter } from './item-filter.ts';
import { ItemList } from './item-list.tsx';
import { ItemViews } from './item-views.tsx';

/** The item list (ux §4.4): find, ready views, order by heading; Enter or a double click opens an item. */
export function ItemsScreen() {
  const { t } = useWords('items');
  const [filter, setFilter] = useKeptState<ItemFilter>('items.filter', FIRST_FILTER);
  const [total, setTotal] = useState<number | null>(null);
  const [, goTo] = useLocation();
  const find = useRef<HTMLInputElement>(null);
  useCommand('list.find', () => selectAll(find.current));
  const change = (part: Partial<ItemFilter>) => setFilter({ ...filter, ...part });
  return (
    <Screen
      fills
      title={t('title')}
      detail={<output>{total === null ? '' : t('count', { count: total })}</output>}
      toolbar={
        <>
          <FindBox
            label={t('find')}
            hint={t('find-hint')}
            clearLabel={t('find-clear')}
            value={filter.text}
            onChange={(text) => change({ text })}
            inputRef={find}
          />
          <ItemViews value={filter.view} onChange={(view) => change({ view })} />
          <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => goTo('/items/new')}>
            {t('new')}
          </Button>
        </>
      }
    >
      <ItemList
        filter={filter}
        onOrder={(sort, descending) => change({ sort, descending })}
        onTotal={setTotal}
        onShowAll={() => setFilter({ ...FIRST_FILTER, view: 'all' })}
      />
    </Screen>
  );
}
