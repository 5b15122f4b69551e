import type { LookReport } from '../../../shared/customs-imports/customs-import.ts';
import { LinkButton } from '../../design/link-button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import classes from './looking.module.css';

/** M02: the open shop is not the one that the device was initialised for. Both are shown; nothing was asked. */
export function Mismatch({ report }: { report: LookReport & { is: 'mismatch' } }) {
  const { t } = useWords('customs-imports');
  const rows = [
    { name: t('mismatch-shop'), ...report.shop },
    { name: t('mismatch-device'), ...report.device },
  ];
  return (
    <div className={classes['notices']}>
      <Notice
        kind="problem"
        says="at-once"
        title={t('mismatch')}
        actions={<LinkButton to="/settings/shop">{t('mismatch-open')}</LinkButton>}
      >
        <p>{t('mismatch-text')}</p>
        <table className={classes['pairs']}>
          <thead>
            <tr>
              <th scope="col">{t('mismatch-whose')}</th>
              <th scope="col">{t('mismatch-pin')}</th>
              <th scope="col">{t('mismatch-branch')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, pin, branchId }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{pin}</td>
                <td>{branchId}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Notice>
    </div>
  );
}
