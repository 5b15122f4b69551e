import type { Role } from '../../shared/operators/operator.ts';
import { ROLES } from '../../shared/operators/operator.ts';
import { useWords } from '../words/use-words.ts';
import own from './form-parts.module.css';

interface RoleChoiceProps {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
  /** Why it may not be a clerk; null when it may. */
  readonly noClerk: string | null;
}

/** What a person may do in the shop, each role with what it means. */
export function RoleChoice({ value, onChange, noClerk }: RoleChoiceProps) {
  const { t } = useWords('settings');
  return (
    <fieldset className={own.group}>
      <legend className={own.legend}>{t('operator-role')}</legend>
      {ROLES.map((role) => (
        <label key={role} className={own.reason}>
          <input
            type="radio"
            name="role"
            className={own.radio}
            checked={role === value}
            disabled={role === 'clerk' && noClerk !== null}
            onChange={() => onChange(role)}
          />
          <span>
            <span className={own.reasonName}>{t(`shell:role-${role}`)}</span>
            <br />
            {t(`role-${role}-text`)}
          </span>
        </label>
      ))}
      {noClerk !== null && <p className={own.muted}>{noClerk}</p>}
    </fieldset>
  );
}
