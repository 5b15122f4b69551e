import { NativeSelect } from '@mantine/core';
import { FailureNotice } from '../design/failure-notice.tsx';
import { fieldAria, LabelledField } from '../design/labelled-field.tsx';
import { SecretField } from '../design/secret-field.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../words/use-words.ts';
import { SetupPage } from './setup-page.tsx';
import { FIRST_ROLES, useFirstOperator } from './use-first-operator.ts';
import type { Wizard } from './use-wizard.ts';
import classes from './operator-page.module.css';

/** Page 6: who works here first. The authority asks who registered each item; the id is made from the name. */
export function OperatorPage({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const { person, change, problemAt, add, isBusy, error } = useFirstOperator(wizard);
  const common = (field: 'name' | 'id' | 'pin') => {
    const remark = problemAt(field);
    return {
      id: `operator-${field}`,
      problem: remark === null ? undefined : t(remark.words, remark.values),
      value: person[field],
      onChange: (value: string) => change({ [field]: value }),
    };
  };
  return (
    <SetupPage
      title={t('operator')}
      lead={t('operator-text')}
      primary={{ label: t('next'), run: add, isBusy }}
    >
      {error !== null && <FailureNotice error={error} />}
      <div className={classes.fields}>
        <TextField {...common('name')} label={t('your-name')} isRequired />
        <TextField {...common('id')} label={t('operator-id')} isRequired note={t('operator-id-note')} />
        <RoleChoice role={person.role} onChange={(role) => change({ role })} />
        <SecretField {...common('pin')} label={t('sign-in-pin')} note={t('sign-in-pin-note')} />
      </div>
    </SetupPage>
  );
}

type FirstRole = (typeof FIRST_ROLES)[number];

function RoleChoice({ role, onChange }: { role: FirstRole; onChange: (role: FirstRole) => void }) {
  const { t } = useWords('setup');
  const words = { id: 'operator-role', label: t('role'), note: t(`role-${role}-note`) };
  return (
    <LabelledField {...words}>
      <NativeSelect
        {...fieldAria(words)}
        value={role}
        data={FIRST_ROLES.map((one) => ({ value: one, label: t(`role-${one}`) }))}
        onChange={(event) => onChange(event.currentTarget.value === 'installer' ? 'installer' : 'owner')}
      />
    </LabelledField>
  );
}
