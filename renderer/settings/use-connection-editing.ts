import { useState } from 'react';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { BridgeError } from '../bridge/bridge-error.ts';
import { useDeed } from '../bridge/use-deed.ts';
import type { Draft } from './connection-draft.ts';
import { profileFrom } from './connection-draft.ts';
import { fieldId } from './connection-form-field.tsx';
import type { ConnectionProblem } from './connection-problems.ts';
import { fieldOf } from './connection-problems.ts';

/** The form while somebody edits it. */
export interface ConnectionEditing {
  draft: Draft;
  change: (member: string, value: string) => void;
  save: () => void;
  isSaving: boolean;
  error: BridgeError | null;
  /** What the program found wrong when it was last asked, without what has been typed over since. */
  problems: readonly ConnectionProblem[];
  /** Those of them that belong to no field. */
  homeless: readonly ConnectionProblem[];
  problemAt: (member: string) => ConnectionProblem | undefined;
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
  const isAt = (member: string) => (problem: ConnectionProblem) => fieldOf(problem, draft) === member;
  return {
    draft,
    change(member, value) {
      setDraft({ ...draft, [member]: value });
      setProblems(problems.filter((problem) => !isAt(member)(problem)));
    },
    save: () =>
      mutate(
        { profile: profileFrom(profile, draft) },
        {
          onSuccess(result) {
            if (result.is === 'changed') onSaved();
            if (result.is !== 'problems') return;
            setProblems(result.problems);
            focusFirst(result.problems, draft);
          },
        },
      ),
    isSaving: isPending,
    error,
    problems,
    homeless: problems.filter((problem) => fieldOf(problem, draft) === null),
    problemAt: (member) => problems.find(isAt(member)),
  };
}

/** The cursor goes to the first field that needs another look, in the order of the problems. */
function focusFirst(problems: readonly ConnectionProblem[], draft: Draft): void {
  const member = problems.map((problem) => fieldOf(problem, draft)).find((field) => field !== null);
  if (member !== undefined && member !== null) document.getElementById(fieldId(member))?.focus();
}
