import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { pathPreview } from '../../shared/authority/addresses.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import type { Draft } from './connection-draft.ts';
import { addressedBy, OPERATIONS_IN_ORDER, textAt } from './connection-draft.ts';
import type { FormField } from './connection-fields.ts';
import {
  ADDRESS_FIELDS,
  EXTRA_FIELDS,
  operationFields,
  signInFields,
  TIME_FIELDS,
} from './connection-fields.ts';
import { ConnectionFormField, fieldId } from './connection-form-field.tsx';
import own from './connection-form.module.css';
import { problemWord } from './connection-problems.ts';
import type { ConnectionEditing } from './use-connection-editing.ts';
import { useConnectionEditing } from './use-connection-editing.ts';

interface ConnectionEditorProps {
  readonly profile: ConnectionProfile;
  /** What stands in the fields at first. */
  readonly first: Draft;
  readonly onClose: (isSaved: boolean) => void;
}

/** The form for the connection: everything that a door of the authority leaves open, without secrets. */
export function ConnectionEditor({ profile, first, onClose }: ConnectionEditorProps) {
  const { t } = useWords('connection');
  const editing = useConnectionEditing(profile, first, () => onClose(true));
  const { draft } = editing;
  useEffect(() => document.getElementById(fieldId('baseUrl'))?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    editing.save();
  };
  return (
    <form className={own.form} noValidate aria-label={t('form')} onSubmit={submit}>
      <FieldGroup legend={t('where')} fields={[...ADDRESS_FIELDS, ...EXTRA_FIELDS]} editing={editing} />
      {OPERATIONS_IN_ORDER.map((operation) => (
        <FieldGroup
          key={operation}
          legend={t(`operation-${operation}`)}
          fields={operationFields(operation)}
          editing={editing}
          notes={{
            [`paths.${operation}`]: t('goes-to', { address: pathPreview(addressedBy(draft), operation) }),
          }}
        />
      ))}
      <FieldGroup
        legend={t('sign-in')}
        fields={signInFields(textAt(draft, 'authentication.is'))}
        editing={editing}
      />
      <FieldGroup legend={t('time')} fields={TIME_FIELDS} editing={editing} />
      <EndOfForm editing={editing} onCancel={() => onClose(false)} />
    </form>
  );
}

interface EndOfFormProps {
  readonly editing: ConnectionEditing;
  readonly onCancel: () => void;
}

/** What is wrong, where the eye is when one saves; and the buttons. */
function EndOfForm({ editing, onCancel }: EndOfFormProps) {
  const { t } = useWords('connection');
  const { error, isSaving } = editing;
  return (
    <div className={own.end}>
      {error !== null && <FailureNotice error={error} />}
      <ProblemsNotice editing={editing} />
      <div className={own.buttons}>
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
        <Button variant="default" disabled={isSaving} onClick={onCancel}>
          {t('shell:cancel')}
        </Button>
      </div>
    </div>
  );
}

interface FieldGroupProps {
  readonly legend: string;
  readonly fields: readonly FormField[];
  readonly editing: ConnectionEditing;
  /** What to say below a field, by its member. */
  readonly notes?: Readonly<Record<string, string>>;
}

function FieldGroup({ legend, fields, editing, notes = {} }: FieldGroupProps) {
  const { t } = useWords('connection');
  return (
    <fieldset className={own.group}>
      <legend className={own.legend}>{legend}</legend>
      <div className={own.fields}>
        {fields.map((field) => {
          const problem = editing.problemAt(field.member);
          return (
            <ConnectionFormField
              key={field.member}
              field={field}
              value={textAt(editing.draft, field.member)}
              onChange={editing.change}
              problem={problem === undefined ? undefined : t(problemWord(problem, field.is === 'number'))}
              note={notes[field.member]}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** How many fields need another look; what belongs to no field is said here. */
function ProblemsNotice({ editing: { problems, homeless } }: { editing: ConnectionEditing }) {
  const { t } = useWords('connection');
  if (problems.length === 0) return null;
  return (
    <Notice kind="problem" title={t('problems', { count: problems.length })} says="at-once">
      {homeless.map((problem) => (
        <p key={`${problem.field} ${problem.what}`}>
          <code className={own.member}>{problem.field}</code> {t(problemWord(problem))}
        </p>
      ))}
    </Notice>
  );
}
