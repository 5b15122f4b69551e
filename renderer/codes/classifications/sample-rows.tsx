import { CLASSIFICATION_COLUMNS, type ClassificationFile } from '../../../shared/codes/classification.ts';
import { useWords } from '../../words/use-words.ts';
import { columnName, type DraftMatching } from './column-matching.ts';
import classes from './matching.module.css';

interface SampleRowsProps {
  readonly file: ClassificationFile & { is: 'chosen' };
  readonly draft: DraftMatching;
}

/** The first rows of the file, with what each column was taken for. */
export function SampleRows({ file, draft }: SampleRowsProps) {
  const { t } = useWords('classifications');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={classes['sample']} aria-label={t('sample')} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            {file.columns.map((heading, place) => {
              const taken = CLASSIFICATION_COLUMNS.find((column) => draft[column] === place);
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <th key={place} scope="col" data-taken={taken !== undefined || undefined}>
                  {columnName(heading, place, t)}
                  <span className={classes['taken']}>
                    {taken === undefined ? t('not-used') : t(`matching-${taken}`)}
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {file.sample.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row is its place
            <tr key={line}>
              {file.columns.map((_heading, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <td key={place}>{row[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
