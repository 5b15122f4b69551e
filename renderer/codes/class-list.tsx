import type { CodeClass } from '../../shared/codes/code.ts';
import { formatCount } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import classes from './class-list.module.css';

interface ClassListProps {
  readonly classes: readonly CodeClass[];
  /** Code of the chosen class; '' for all. */
  readonly chosen: string;
  readonly onChoose: (classCode: string) => void;
}

/** The classes of codes with their counts, as radio buttons: one Tab stop, the arrows choose. */
export function ClassList({ classes: all, chosen, onChoose }: ClassListProps) {
  const { t } = useWords('codes');
  const choose = (code: string) => ({ isChosen: code === chosen, onChoose: () => onChoose(code) });
  const total = all.reduce((sum, { codeCount }) => sum + codeCount, 0);
  return (
    <fieldset className={classes['list']} data-pane="classes" tabIndex={-1}>
      <legend className={classes['legend']}>{t('lists')}</legend>
      <ClassLine code="" name={t('all-lists')} count={total} offCount={0} {...choose('')} />
      {all.map(({ code, name, codeCount, offCount }) => (
        <ClassLine
          key={code}
          code={code}
          name={name}
          count={codeCount}
          offCount={offCount}
          {...choose(code)}
        />
      ))}
    </fieldset>
  );
}

interface ClassLineProps {
  readonly code: string;
  readonly name: string;
  readonly count: number;
  readonly offCount: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ClassLine({ code, name, count, offCount, isChosen, onChoose }: ClassLineProps) {
  const { t } = useWords('codes');
  return (
    <label className={classes['line']}>
      <input
        type="radio"
        name="code-class"
        className={classes['radio']}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={classes['code']}>{code}</span>
      <span className={classes['name']} lang={code === '' ? undefined : 'en'}>
        {name}
      </span>
      <span
        className={classes['count']}
        title={offCount > 0 ? t('off-count', { count: offCount }) : undefined}
      >
        {formatCount(count)}
      </span>
    </label>
  );
}
