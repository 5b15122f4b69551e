import type { ClassificationsStatus } from '../../../shared/codes/classification.ts';
import { useAnswer } from '../../bridge/use-answer.ts';
import { formatCount } from '../../words/format.ts';
import { useFormat } from '../../words/use-format.ts';
import { useWords } from '../../words/use-words.ts';
import { SideListLine, type SideListLineProps } from '../side-list.tsx';
import classes from './classifications.module.css';

type LoadedList = NonNullable<ClassificationsStatus['list']>;

/** The entry of the classifications below the authority's lists, with how many there are. */
export function ClassificationsLine(line: SideListLineProps) {
  const { t } = useWords('classifications');
  const list = useAnswer('classifications', 'status', undefined).data?.list;
  return (
    <div className={classes['foot']}>
      <SideListLine {...line}>
        <span className={classes['entry']}>
          <span>{t('title')}</span>
          <span className={classes['quiet']}>{list ? formatCount(list.count) : ''}</span>
          <span className={classes['from']}>
            {list === null && t('none-short')}
            {list && <span className={classes['file']}>{list.fileName}</span>}
          </span>
        </span>
      </SideListLine>
    </div>
  );
}

/** Where the list in force came from: file, number of codes, day (ux §4.3). */
export function SourceLine({ list }: { list: LoadedList }) {
  const { t } = useWords('classifications');
  const format = useFormat();
  const { fileName, count, fileDate, loadedAt } = list;
  return (
    <p className={classes['source']}>
      {t('loaded-from')} <em>{fileName}</em>
      {`, ${t('codes', { count })}, ${format.longDate(fileDate ?? loadedAt)}`}
    </p>
  );
}
