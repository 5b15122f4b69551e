import type { KeyboardEvent } from 'react';
import type { ClassificationRow } from '../../../shared/codes/classification.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { answerQuery } from '../../bridge/use-answer.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { PagedTable } from '../../design/paged-table.tsx';
import { useWords } from '../../words/use-words.ts';
import { useCopyKey } from '../use-copy-key.ts';
import { useStable } from '../use-stable.ts';
import type { TreePlace } from './breadcrumb.tsx';
import { useClassificationColumns } from './classification-columns.tsx';
import { useFavourite } from './use-favourite.ts';
import classes from './classifications.module.css';

interface ClassificationListProps {
  /** Whose children are shown; null for what a search or the favourites find anywhere. */
  readonly place: TreePlace | null;
  readonly asked: { readonly text: string; readonly onlyFavourites: boolean };
  readonly onOpen: (row: ClassificationRow) => void;
  /** A key without Ctrl or Alt, pressed on a row. */
  readonly onTreeKey: (event: KeyboardEvent, row: ClassificationRow) => void;
}

/** The classifications of one level, or those that were found, page by page. */
export function ClassificationList({ place, asked, onOpen, onTreeKey }: ClassificationListProps) {
  const { t } = useWords('classifications');
  const bridge = useBridge();
  const favourite = useFavourite();
  const copy = useCopyKey();
  const parentCode = place?.at(-1)?.code ?? '';
  const open = useStable(onOpen);
  const columns = useClassificationColumns({
    isTree: place !== null,
    onOpen: open,
    onFavourite: favourite.toggle,
  });
  return (
    <div className={classes['rows']} {...copy.listeners}>
      <PagedTable<ClassificationRow>
        // Each level is a list of its own, so that going up finds the entry one came from.
        key={parentCode}
        name={`classifications ${parentCode}`}
        label={place?.at(-1)?.name ?? t('title')}
        columns={columns}
        source={(page) => answerQuery(bridge, 'classifications', 'page', { ...page, ...asked, parentCode })}
        listKey={JSON.stringify([parentCode, asked])}
        onOpen={open}
        onRowKey={(event, row) => {
          copy.note(row.code);
          favourite.note(row);
          if (!event.ctrlKey && !event.altKey && !event.metaKey) onTreeKey(event, row);
        }}
        failureTitle={t('not-read')}
        empty={
          <EmptyState
            text={asked.onlyFavourites ? t('no-favourites') : t('none-match', { text: asked.text })}
          />
        }
      />
    </div>
  );
}
