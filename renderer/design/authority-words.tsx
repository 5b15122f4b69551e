import { useWords } from '../words/use-words.ts';
import classes from './authority-words.module.css';

/**
 * What the authority itself said, quoted and labelled, with its code (ux §4.12 rule 4). It speaks English whatever
 * the language of the screen. Nothing is drawn when it said nothing.
 */
export function AuthorityWords({ message, resultCode }: { message: string; resultCode: string }) {
  const { t } = useWords('shell');
  if (message === '' && resultCode === '') return null;
  return (
    <p className={classes.said}>
      {t('authority-said')}{' '}
      {message !== '' && (
        <q className={classes.quote} lang="en">
          {message}
        </q>
      )}
      {resultCode !== '' && (
        <span className={classes.code}> {t('authority-code', { code: resultCode })}</span>
      )}
    </p>
  );
}
