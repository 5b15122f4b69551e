import { useProgram } from '../bridge/program.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './environment-tag.module.css';

/** Which of the authority's services the open shop works with; always on screen, with its own colour. */
export function EnvironmentTag() {
  const { t } = useWords('shell');
  const environment = useProgram().shop?.environment;
  if (environment === undefined) return null;
  return (
    <span className={classes.tag} data-environment={environment}>
      {t(`environment-${environment}`)}
    </span>
  );
}
