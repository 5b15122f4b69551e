import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import type { Draft } from './connection-draft.ts';
import own from './connection-form.module.css';
import type { ConnectionProblem } from './connection-problems.ts';
import { homelessProblems, problemWord } from './connection-problems.ts';

interface ConnectionProblemsNoticeProps {
  readonly problems: readonly ConnectionProblem[];
  readonly draft: Draft;
}

/** How many fields of a connection need another look; what belongs to no field is said here. */
export function ConnectionProblemsNotice({ problems, draft }: ConnectionProblemsNoticeProps) {
  const { t } = useWords('connection');
  if (problems.length === 0) return null;
  return (
    <Notice kind="problem" title={t('problems', { count: problems.length })} says="at-once">
      {homelessProblems(problems, draft).map((problem) => (
        <p key={`${problem.field} ${problem.what}`}>
          <code className={own.member}>{problem.field}</code> {t(problemWord(problem))}
        </p>
      ))}
    </Notice>
  );
}
