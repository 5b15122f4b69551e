import type { Item } from '../../shared/items/item.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { StateWord } from '../design/state-word.tsx';
import { useFormat, type Format } from '../words/use-format.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { ProblemList } from './problem-list.tsx';
import type { ItemEditing } from './use-item-editing.ts';
import classes from './item-check.module.css';

interface ItemCheckProps {
  readonly editing: ItemEditing;
  readonly onGoTo: (field: string) => void;
}

/** What is still to fix, and where the item stands with the authority. */
export function ItemCheck({ editing: { item, problems }, onGoTo }: ItemCheckProps) {
  const { t } = useWords('items');
  const hasProblems = problems.all.length > 0;
  return (
    <>
      <h3 className={classes['title']}>{t('panel-problems')}</h3>
      {hasProblems ? (
        <ProblemList problems={problems.all} onGoTo={onGoTo} />
      ) : (
        <p className={classes['quiet']}>{t('panel-nothing')}</p>
      )}
      <h3 className={classes['title']}>{t('panel-state')}</h3>
      {item === null ? <p className={classes['quiet']}>{t('panel-not-saved')}</p> : <Standing item={item} />}
    </>
  );
}

function Standing({ item }: { item: Item }) {
  const { t } = useWords('items');
  const format = useFormat();
  const hasOlder =
    item.acceptedAt !== null && item.acceptedRevision !== null && item.acceptedRevision < item.revision;
  return (
    <>
      <StateWord state={item.state} />
      <p>{standingWords(item, t, format)}</p>
      <AuthorityWords message={item.message} resultCode={item.resultCode} />
      {hasOlder && item.acceptedAt !== null && (
        <p className={classes['quiet']}>{t('standing-older', { when: format.when(item.acceptedAt) })}</p>
      )}
    </>
  );
}

function standingWords(item: Item, t: Say<'items'>, format: Format): string {
  switch (item.state) {
    case 'draft':
    case 'sending':
    case 'not-accepted':
    case 'no-answer':
    case 'held':
      return t(`standing-${item.state}`);
    case 'needs-fixing':
    case 'local':
      return t(`item-editor:standing-${item.state}`);
    case 'waiting':
      return t('standing-waiting', { when: format.when(item.changedAt) });
    case 'accepted':
      return t('standing-accepted', {
        when: format.when(item.acceptedAt ?? item.changedAt),
        name: item.changedBy,
      });
    default:
      return assertNever(item.state);
  }
}
