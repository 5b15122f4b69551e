import { useState } from 'react';
import type { ImportFilter, ImportTotals } from '../../../shared/customs-imports/import-list.ts';
import { Dialog } from '../../app/dialog.tsx';
import { useAnswer } from '../../bridge/use-answer.ts';
import { formatMoney } from '../../words/format-money.ts';
import { formatCount } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import { moneyOf } from '../import-values.ts';
import classes from './list.module.css';

/** What the lines of a filter come to, per currency and in local money (ux §4.8: footer). */
export function TotalsLine({ filter }: { filter: ImportFilter }) {
  const { t } = useWords('customs-imports');
  const [isOpen, setOpen] = useState(false);
  const totals = useAnswer('customsImports', 'totals', { filter }, { keepOld: true }).data;
  if (totals === undefined) return null;
  const { lines, currencies, localAmount, withoutRate } = totals;
  const more = currencies.length - SHOWN_CURRENCIES;
  return (
    <div className={classes['totals']}>
      <span>{t('totals-lines', { count: lines })}</span>
      {currencies.slice(0, SHOWN_CURRENCIES).map(({ currencyCode, amount }) => (
        <strong key={currencyCode}>{moneyOf(amount, currencyCode)}</strong>
      ))}
      {more > 0 && (
        <button type="button" className={classes['more']} onClick={() => setOpen(true)}>
          {t('totals-more', { count: more })}
        </button>
      )}
      {lines > 0 && (
        <span>
          <strong>{formatMoney(localAmount)}</strong>{' '}
          <span className={classes['quiet']}>
            {t('totals-local')}
            {withoutRate > 0 && `, ${t('totals-without-rate', { count: withoutRate })}`}
          </span>
        </span>
      )}
      {isOpen && <AllTotals totals={totals} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** So many fit beside each other in a small window. */
const SHOWN_CURRENCIES = 2;

function AllTotals({ totals, onClose }: { totals: ImportTotals; onClose: () => void }) {
  const { t } = useWords('customs-imports');
  return (
    <Dialog title={t('totals')} size="40rem" onClose={onClose}>
      <table className={classes['sums']}>
        <caption className={classes['quiet']}>{t('totals-local')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('field-currency')}</th>
            <th scope="col">{t('group-lines')}</th>
            <th scope="col">{t('column-invoiceAmount')}</th>
            <th scope="col">{t('column-localAmount')}</th>
            <th scope="col">{t('totals-no-rate')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.currencies.map((sum) => (
            <tr key={sum.currencyCode}>
              <th scope="row" lang="en">
                {sum.currencyCode || '—'}
              </th>
              <td>{formatCount(sum.lines)}</td>
              <td>{moneyOf(sum.amount, sum.currencyCode)}</td>
              <td>{sum.withoutRate < sum.lines ? formatMoney(sum.localAmount) : '—'}</td>
              <td>{formatCount(sum.withoutRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
