import type { ReactNode } from 'react';
import { useProgram } from '../bridge/program.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './practice-frame.module.css';

/** Around a practice shop: a frame and a strip that nobody can mistake for real work. Otherwise nothing. */
export function PracticeFrame({ children }: { children: ReactNode }) {
  const { t } = useWords('shell');
  const isPractice = useProgram().shop?.environment === 'practice';
  return (
    <div className={classes.frame} data-practice={isPractice}>
      {isPractice && (
        <aside className={classes.strip} aria-label={t('scope-practice')}>
          {t('practice-strip')}
        </aside>
      )}
      <div className={classes.inside}>{children}</div>
    </div>
  );
}
