import { Link } from 'wouter';
import { useAnswer } from '../bridge/use-answer.ts';
import { QuietLine } from '../design/quiet-line.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './items-screen.module.css';

/** What was typed in the editor and never saved, so that nobody looks for it in the list (ux §4.5). */
export function UnsavedLine() {
  const { t } = useWords('items');
  const unsaved = useAnswer('items', 'unsaved', undefined).data ?? [];
  if (unsaved.length === 0) return null;
  const shown = unsaved.slice(0, MOST_LINKS);
  return (
    <QuietLine kind="info">
      <span className={classes['unsaved']}>
        {t('unsaved', { count: unsaved.length })}
        {shown.map(({ id, name }) => (
          <Link key={id ?? 'new'} href={`/items/${id ?? 'new'}`}>
            {name === '' ? t('unsaved-nameless') : name}
          </Link>
        ))}
        {unsaved.length > shown.length && t('unsaved-more', { count: unsaved.length - shown.length })}
      </span>
    </QuietLine>
  );
}

const MOST_LINKS = 4;
