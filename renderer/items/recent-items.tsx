import { Link } from 'wouter';
import { useAnswer } from '../bridge/use-answer.ts';
import { StateWord } from '../design/state-word.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './recent-items.module.css';

/** The items saved last, the newest first, each with its state as it changes (ux §4.5). */
export function RecentItems({ ids }: { ids: readonly number[] }) {
  const { t } = useWords('items');
  if (ids.length === 0) return null;
  return (
    <section className={classes['strip']} aria-labelledby="recent-items">
      <h2 id="recent-items" className={classes['title']}>
        {t('recent')}
      </h2>
      <ul className={classes['list']}>
        {ids.map((id) => (
          <RecentItem key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function RecentItem({ id }: { id: number }) {
  const { data: item } = useAnswer('items', 'get', { id });
  if (item === undefined) return null;
  return (
    <li className={classes['item']}>
      <Link href={`/items/${id}`} className={classes['name']} title={item.fields.name}>
        {item.fields.name}
      </Link>
      <StateWord state={item.state} />
    </li>
  );
}
