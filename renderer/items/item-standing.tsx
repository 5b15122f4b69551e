import { IconBan } from '@tabler/icons-react';
import type { Item } from '../../shared/items/item.ts';
import { StateWord } from '../design/state-word.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import classes from './item-standing.module.css';

/** Beside the heading of a stored item: its state, since when and by whom, and whether it is no longer used. */
export function ItemStanding({ item }: { item: Item }) {
  const { t } = useWords('item-editor');
  const format = useFormat();
  const isAccepted = item.state === 'accepted' && item.acceptedAt !== null;
  const when = format.when(isAccepted && item.acceptedAt !== null ? item.acceptedAt : item.changedAt);
  const by = t('standing-by', { name: item.changedBy });
  return (
    <div className={classes['standing']}>
      <StateWord state={item.state} />
      {!item.fields.inUse && (
        <span className={classes['stopped']}>
          <IconBan className={classes['icon']} size="1rem" stroke={2} aria-hidden />
          {t('standing-stopped')}
        </span>
      )}
      <span className={classes['rest']} title={`${when} ${by}`}>
        <span>{when}</span> <span>{by}</span>
      </span>
    </div>
  );
}
