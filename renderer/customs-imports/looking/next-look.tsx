import { Link } from 'wouter';
import { useFormat } from '../../words/use-format.ts';
import { useWords } from '../../words/use-words.ts';
import classes from './looking.module.css';

/** When the program looks again by itself; it leads to where that is decided. */
export function NextLook({ at }: { at: string | null }) {
  const { t } = useWords('customs-imports');
  const format = useFormat();
  return (
    <Link href={SETTINGS} className={classes['next']} title={t('next-look-settings')}>
      {at === null ? t('next-look-none') : t('next-look', { when: format.since(at) })}
    </Link>
  );
}

const SETTINGS = '/settings/customs-imports';
