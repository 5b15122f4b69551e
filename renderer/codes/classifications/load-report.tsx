import { Button } from '@mantine/core';
import type { ClassificationReport } from '../../../shared/codes/classification.ts';
import { Notice } from '../../design/notice.tsx';
import { formatCount } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import classes from './matching.module.css';

interface LoadReportProps {
  readonly fileName: string;
  readonly report: ClassificationReport;
  readonly onDone: () => void;
}

/** What came of loading a list: how many, what is other than before, and the rows that were left out, with why. */
export function LoadReport({ fileName, report, onDone }: LoadReportProps) {
  const { t } = useWords('classifications');
  const facts = [
    [t('report-added'), report.added],
    [t('report-renamed'), report.renamed],
    [t('report-gone'), report.gone],
    [t('report-left-out'), report.leftOut],
  ] as const;
  return (
    <div className={classes['page']} data-pane="list" tabIndex={-1}>
      <Notice
        kind="success"
        says="politely"
        title={t('loaded', { count: report.loaded, name: fileName })}
        actions={<Button onClick={onDone}>{t('show-list')}</Button>}
      />
      <dl className={classes['facts']}>
        {facts.map(([label, count]) => (
          <div key={label} className={classes['fact']}>
            <dt>{label}</dt>
            <dd className={classes['number']}>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {report.gone > 0 && <p className={classes['quiet']}>{t('gone-text')}</p>}
      {report.problems.length > 0 && <LeftOut report={report} />}
    </div>
  );
}

function LeftOut({ report: { leftOut, problems } }: { report: ClassificationReport }) {
  const { t } = useWords('classifications');
  return (
    <>
      <h2 className={classes['title']}>{t('left-out-title')}</h2>
      {leftOut > problems.length && (
        <p className={classes['quiet']}>{t('left-out-first', { count: problems.length })}</p>
      )}
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('column-row')}</th>
            <th scope="col">{t('column-why')}</th>
            <th scope="col">{t('column-text')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, what, text }) => (
            <tr key={`${row} ${what}`}>
              <td className={classes['number']}>{formatCount(row)}</td>
              <td>{t(`problem-${what}`)}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
