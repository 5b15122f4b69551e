import { Button, VisuallyHidden } from '@mantine/core';
import type { Operator, Operators } from '../../shared/operators/operator.ts';
import { formatDateTime } from '../words/format.ts';
import { useNow } from '../words/use-now.ts';
import { useWords } from '../words/use-words.ts';
import { useMayManage } from './managers-only.tsx';
import own from './plain-table.module.css';

interface OperatorsTableProps {
  readonly people: Operators;
  readonly onChange: (operator: Operator) => void;
  readonly onPin: (operator: Operator) => void;
}

/** Everybody who works or worked in the shop: those in use first. */
export function OperatorsTable({ people, onChange, onPin }: OperatorsTableProps) {
  const { t } = useWords('settings');
  const sorted = [...people.operators].sort(
    (a, b) => Number(b.inUse) - Number(a.inUse) || a.name.localeCompare(b.name),
  );
  return (
    <div className={own.frame}>
      <table className={own.table} aria-label={t('page-operators')}>
        <thead>
          <tr>
            <th scope="col">{t('operator-name')}</th>
            <th scope="col">{t('operator-id')}</th>
            <th scope="col">{t('operator-role')}</th>
            <th scope="col">{t('operator-pin')}</th>
            <th scope="col">{t('operator-in-use')}</th>
            <th scope="col">
              <VisuallyHidden>{t('operator-deeds')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((operator) => (
            <PersonRow
              key={operator.id}
              operator={operator}
              isCurrent={operator.id === people.currentId}
              onChange={() => onChange(operator)}
              onPin={() => onPin(operator)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PersonRowProps {
  readonly operator: Operator;
  readonly isCurrent: boolean;
  readonly onChange: () => void;
  readonly onPin: () => void;
}

function PersonRow({ operator, isCurrent, onChange, onPin }: PersonRowProps) {
  const { t } = useWords('settings');
  const mayManage = useMayManage();
  const { id, name, role, hasPin, inUse } = operator;
  return (
    <tr className={inUse ? undefined : own.quiet}>
      <th scope="row" className={own.rowHead}>
        {name}
        {isCurrent && <div className={own.remark}>{t('works-now')}</div>}
        <KeyPagesClosed until={operator.keyPagesFrom} />
      </th>
      <td>{id}</td>
      <td>{t(`shell:role-${role}`)}</td>
      <td>{t(hasPin ? 'pin-set' : 'pin-none')}</td>
      <td>{t(inUse ? 'yes' : 'no')}</td>
      <td>
        <div className={own.deeds}>
          {mayManage && (
            <Button variant="default" aria-label={t('change-person-of', { name })} onClick={onChange}>
              {t('change-person')}
            </Button>
          )}
          {(mayManage || isCurrent) && (
            <Button variant="default" aria-label={t('pin-of', { name })} onClick={onPin}>
              {t('pin-deed')}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

/** After a forgotten PIN was set anew without the old one, the key is out of reach for a day. */
function KeyPagesClosed({ until }: { until: string | null }) {
  const { t } = useWords('settings');
  const now = useNow();
  if (until === null || Date.parse(until) <= now) return null;
  return <div className={own.remark}>{t('key-pages-from', { when: formatDateTime(until) })}</div>;
}
