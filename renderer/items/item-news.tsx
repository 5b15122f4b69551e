import { QuietLine } from '../design/quiet-line.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import type { BulkReport } from '../../shared/items/item-deeds.ts';
import classes from './items-screen.module.css';

/** What came of the last deed. */
export type ItemNews =
  | {
      readonly is: 'done';
      readonly text: string;
      readonly canUndo: boolean;
      /** Items that a rule kept out. */
      readonly obstacles: BulkReport['obstacles'];
    }
  | { readonly is: 'said'; readonly text: string }
  | { readonly is: 'failed'; readonly error: Error };

interface ItemNewsLineProps {
  readonly news: ItemNews | null;
  readonly onUndo: () => void;
  readonly onObstacles: () => void;
  readonly onClose: () => void;
}

/** One quiet line above the list; only what did not come about takes more room (ux §4.0, §4.4). */
export function ItemNewsLine({ news, onUndo, onObstacles, onClose }: ItemNewsLineProps) {
  const { t } = useWords('items');
  if (news === null) return null;
  if (news.is === 'failed') {
    return (
      <div className={classes['failure']}>
        <FailureNotice error={news.error} />
      </div>
    );
  }
  if (news.is === 'said') {
    return (
      <QuietLine kind="info" isSaid deed={{ label: t('shell:close'), run: onClose }}>
        {news.text}
      </QuietLine>
    );
  }
  const undo = { label: t('undo'), run: onUndo };
  const show = { label: t('show-left-out'), run: onObstacles };
  return (
    <QuietLine
      kind={news.obstacles.length > 0 ? 'warning' : 'success'}
      isSaid
      more={[
        ...(news.canUndo ? [undo] : []),
        ...(news.obstacles.length > 0 ? [show] : []),
        { label: t('shell:close'), run: onClose },
      ]}
    >
      {news.text}
    </QuietLine>
  );
}
