import { useState } from 'react';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { BridgeError } from '../bridge/bridge-error.ts';
import { useDeed } from '../bridge/use-deed.ts';
import type { Draft } from '../connection/connection-draft.ts';
import { profileFrom } from '../connection/connection-draft.ts';
import { fieldId } from '../connection/connection-form-field.tsx';
import type { ConnectionProblem } from '../connection/connection-problems.ts';
import { fieldOf, firstFieldOf } from '../connection/connection-problems.ts';

/** The form while somebody edits it. */
export interface ConnectionEditing {
  draft: Draft;
  change: (draft: Draft, member: string) => void;
  save: () => void;
  isSaving: boolean;
  error: BridgeError | null;
  /** What the program found wrong when it was last asked, without what has been typed over since. */
  problems: readonly ConnectionProblem[];
}

/** Keeps what is typed, asks the program to take it over, and brings each problem to its field. */
export function useConnectionEditing(
  profile: ConnectionProfile,
  first: Draft,
  onSaved: () => void,
): ConnectionEditing {
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<readonly ConnectionProblem[]>([]);
  const { mutate, isPending, error } = useDeed('connection', 'change');
  return {
    draft,
    change(next, member) {
      setDraft(next);
      setProblems(problems.filter((problem) => fieldOf(problem, draft) !== member));
    },
    save: () =>
      mutate(
        { profile: profileFrom(profile, draft) },
        {
          onSuccess(result) {
            if (result.is === 'changed') onSaved();
            if (result.is !== 'problems') return;
            setProblems(result.problems);
            const member = firstFieldOf(result.problems, draft);
            if (member !== null) document.getElementById(fieldId(member))?.focus();
          },
        },
      ),
    isSaving: isPending,
    error,
    problems,
  };
}
