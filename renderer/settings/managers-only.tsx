import { Button } from '@mantine/core';
import { useCommands } from '../app/commands.ts';
import { useProgram } from '../bridge/program.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';

/** Whether the person at the computer may set up, change people and reach the key (ux §4.10). */
export function useMayManage(): boolean {
  return useProgram().access === 'manage';
}

/** Stands at the head of a page whose deeds are not for everybody: who can do them, and the way to become that. */
export function ManagersOnly() {
  const { t } = useWords('settings');
  const commands = useCommands();
  if (useMayManage()) return null;
  return (
    <Notice
      kind="info"
      title={t('managers-only')}
      actions={
        <Button variant="default" onClick={() => commands.run('operator.change')}>
          {t('change-operator')}
        </Button>
      }
    />
  );
}
