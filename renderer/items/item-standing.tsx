import type { Item } from '../../shared/items/item.ts';
import { StateWord } from '../design/state-word.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { ImportsOfItem } from './import-banner.tsx';
import { NeighbourButtons } from './neighbour-buttons.tsx';
import { useNeighbours } from './use-neighbours.ts';
import classes from './item-editor.module.css';

/** Beside the heading of a stored item: its state, since when and by whom, and the ways to the items around it. */
export function ItemStanding({ item }: { item: Item }) {
  const { t } = useWords('item-editor');
  const format = useFormat();
  const neighbours = useNeighbours(item.id);
  const isAccepted = item.state === 'accepted' && item.acceptedAt !== null;
  const when = format.when(isAccepted && item.acceptedAt !== null ? item.acceptedAt : item.changedAt);
  return (
    <div className={classes['standing']}>
      <NeighbourButtons {...neighbours} />
      <div>
        <span className={classes['standingLine']}>
          <StateWord state={item.state} />
          {t('standing', { when, name: item.changedBy })}
        </span>
        <ImportsOfItem id={item.id} />
      </div>
    </div>
  );
}
