import { Button } from '@mantine/core';
import { useLayoutEffect } from 'react';
import type { FormEvent } from 'react';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { Draft } from '../connection/connection-draft.ts';
import { fieldId } from '../connection/connection-form-field.tsx';
import { ConnectionForm } from '../connection/connection-form.tsx';
import { ConnectionProblemsNotice } from '../connection/connection-problems-notice.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import own from './connection-page.module.css';
import { useClassNames } from './use-class-names.ts';
import { useConnectionEditing } from './use-connection-editing.ts';

interface ConnectionEditorProps {
  readonly profile: ConnectionProfile;
  /** What stands in the fields at first. */
  readonly first: Draft;
  readonly onClose: (isSaved: boolean) => void;
}

/** The connection of the open shop, to be changed and saved. */
export function ConnectionEditor({ profile, first, onClose }: ConnectionEditorProps) {
  const { t } = useWords('connection');
  const { draft, change, save, isSaving, error, problems } = useConnectionEditing(profile, first, () =>
    onClose(true),
  );
  const classNames = useClassNames();
  useLayoutEffect(() => document.getElementById(fieldId('baseUrl'))?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  return (
    <form className={own.editor} noValidate aria-label={t('form')} onSubmit={submit}>
      <ConnectionForm
        value={draft}
        onChange={change}
        problems={problems}
        isReadOnly={false}
        classNames={classNames}
      />
      <div className={own.end}>
        {error !== null && <FailureNotice error={error} />}
        <ConnectionProblemsNotice problems={problems} draft={draft} />
        <div className={own.buttons}>
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
          <Button variant="default" disabled={isSaving} onClick={() => onClose(false)}>
            {t('shell:cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}
