import { useState } from 'react';
import { draftOf, profileFrom } from '../connection/connection-draft.ts';
import { ConnectionForm } from '../connection/connection-form.tsx';
import { ConnectionProblemsNotice } from '../connection/connection-problems-notice.tsx';
import type { ConnectionProblem } from '../connection/connection-problems.ts';
import { connectionOf } from './chosen-connection.ts';
import type { Wizard } from './use-wizard.ts';

interface ConnectionEditingProps {
  readonly wizard: Wizard;
  readonly problems: readonly ConnectionProblem[];
}

/** Every field of the connection. It is kept with the draft at each key, and checked when the shop is made. */
export function ConnectionEditing({ wizard, problems }: ConnectionEditingProps) {
  const { entered, enter } = wizard;
  const [base] = useState(() => connectionOf(entered));
  const [draft, setDraft] = useState(() => draftOf(base));
  return (
    <>
      <ConnectionProblemsNotice problems={problems} draft={draft} />
      <ConnectionForm
        value={draft}
        onChange={(next) => {
          setDraft(next);
          enter({ profile: profileFrom(base, next) });
        }}
        problems={problems}
        isReadOnly={false}
      />
    </>
  );
}
