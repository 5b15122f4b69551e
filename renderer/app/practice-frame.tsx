import type { ReactNode } from 'react';
import { useProgram } from '../bridge/program.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './practice-frame.module.css';

/** Around a practice or test shop: a frame and a strip that nobody can mistake for real work. Otherwise nothing. */
export function PracticeFrame({ children }: { children: ReactNode }) {
  const { t } = useWords('shell');
  const environment = useProgram().shop?.environment ?? 'real';
  return (
    <div className={classes.frame} data-environment={environment}>
      {environment !== 'real' && (
        <aside className={classes.strip} aria-label={t(`environment-${environment}`)}>
          {t(`${environment}-strip`)}
        </aside>
      )}
      <div className={classes.inside}>{children}</div>
    </div>
  );
}
