import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { readProfileFile } from '../../shared/authority/profile-file.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import { problemWord } from '../connection/connection-problems.ts';
import type { ConnectionProblem } from '../connection/connection-problems.ts';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';

const LARGEST_FILE = 100_000;

/** Takes a connection from a file that another installer saved; what is wrong with it is said, member by member. */
export function ProfileFile({ onRead }: { onRead: (profile: ConnectionProfile) => void }) {
  const { t } = useWords('connection');
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly ConnectionProblem[]>([]);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = file.size > LARGEST_FILE ? '' : await file.text();
    const reading = readProfileFile(text);
    setProblems(reading.ok ? [] : reading.problems);
    if (reading.ok) onRead(reading.profile);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size="1rem" aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('load-file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('load-file')}
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          // So that the same file can be chosen again after it was mended.
          event.currentTarget.value = '';
        }}
      />
      <Problems problems={problems} />
    </>
  );
}

function Problems({ problems }: { problems: readonly ConnectionProblem[] }) {
  const { t } = useWords('connection');
  if (problems.length === 0) return null;
  return (
    <Notice kind="problem" title={t('file-problems')} says="at-once">
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.what}`}>
            {problem.field !== '' && <code>{problem.field}</code>} {t(problemWord(problem))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
