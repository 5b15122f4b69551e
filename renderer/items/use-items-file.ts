import type { ItemsExport } from '../../shared/items/item-deeds.ts';
import type { ItemSelection } from '../../shared/items/item-list.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { useWords } from '../words/use-words.ts';
import type { ItemNews } from './item-news.tsx';

/** Saves items into a file; a second press while one is being chosen or written does nothing. */
export function useItemsFile(say: (news: ItemNews) => void) {
  const { t } = useWords('items');
  const deed = useDeed('files', 'exportItems');
  return (selection: ItemSelection, format: ItemsExport['format']): void => {
    if (deed.isPending) return;
    deed.mutate(
      { selection, format },
      {
        onError: (error) => say({ is: 'failed', error }),
        onSuccess: (result) => {
          if (result.is !== 'written') return;
          say({ is: 'said', text: t('exported', { count: result.count, name: result.fileName }) });
        },
      },
    );
  };
}
