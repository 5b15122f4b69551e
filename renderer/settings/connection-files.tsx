import { Button } from '@mantine/core';
import { IconDownload, IconPencil, IconUpload } from '@tabler/icons-react';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import own from './connection-page.module.css';
import type { ConnectionProblem } from '../connection/connection-problems.ts';
import { problemWord } from '../connection/connection-problems.ts';

interface ConnectionFilesProps {
  readonly mayChange: boolean;
  readonly onEdit: () => void;
}

/** What can be done with the connection: change it, save it to a file, load it from one. */
export function ConnectionFiles({ mayChange, onEdit }: ConnectionFilesProps) {
  const { t } = useWords('connection');
  const save = useDeed('connection', 'saveFile');
  const load = useDeed('connection', 'loadFile');
  const isBusy = save.isPending || load.isPending;
  // What came of the one deed is gone when the other begins.
  const saveFile = (): void => {
    load.reset();
    save.mutate(undefined);
  };
  const loadFile = (): void => {
    save.reset();
    load.mutate(undefined);
  };
  return (
    <div className={own.files}>
      <div className={own.buttons}>
        {mayChange && <DeedButton label={t('edit')} Icon={IconPencil} isBusy={isBusy} onClick={onEdit} />}
        <DeedButton label={t('save-file')} Icon={IconDownload} isBusy={isBusy} onClick={saveFile} />
        {mayChange && (
          <DeedButton label={t('load-file')} Icon={IconUpload} isBusy={isBusy} onClick={loadFile} />
        )}
      </div>
      <WhatCameOfIt save={save} load={load} />
    </div>
  );
}

interface DeedButtonProps {
  readonly label: string;
  readonly Icon: typeof IconUpload;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

function DeedButton({ label, Icon, isBusy, onClick }: DeedButtonProps) {
  return (
    <Button
      variant="default"
      disabled={isBusy}
      leftSection={<Icon size="1rem" aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

interface WhatCameOfItProps {
  readonly save: ReturnType<typeof useDeed<'connection', 'saveFile'>>;
  readonly load: ReturnType<typeof useDeed<'connection', 'loadFile'>>;
}

function WhatCameOfIt({ save, load }: WhatCameOfItProps) {
  const { t } = useWords('connection');
  const error = save.error ?? load.error;
  if (error !== null) return <FailureNotice error={error} />;
  if (load.data?.is === 'problems') return <FileProblems problems={load.data.problems} />;
  const isTakenOver = load.data?.is === 'changed';
  if (!isTakenOver && save.data?.is !== 'written') return null;
  return (
    <Notice kind="success" says="politely">
      {save.data?.is === 'written' ? t('file-written', { name: save.data.fileName }) : t('taken-over')}
    </Notice>
  );
}

function FileProblems({ problems }: { problems: readonly ConnectionProblem[] }) {
  const { t } = useWords('connection');
  return (
    <Notice kind="problem" title={t('file-problems')} says="at-once">
      <p>{t('file-problems-text')}</p>
      <ul className={own.problems}>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.what}`}>
            {problem.field !== '' && <code className={own.member}>{problem.field}</code>}{' '}
            {t(problemWord(problem))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
