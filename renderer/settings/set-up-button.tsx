import { Button } from '@mantine/core';
import { useBeginSetup } from '../app/use-begin-setup.ts';
import { useTask } from '../bridge/use-task.ts';
import { FailureNotice } from '../design/failure-notice.tsx';

interface SetUpButtonProps {
  readonly label: string;
  /** The open shop with all that is known of it, or another branch beside it. */
  readonly of?: 'thisShop' | 'newBranch';
}

/** Opens the set-up wizard. */
export function SetUpButton({ label, of = 'thisShop' }: SetUpButtonProps) {
  const begin = useBeginSetup();
  const { run, isBusy, error } = useTask();
  return (
    <>
      <Button loading={isBusy} onClick={() => run(begin[of])}>
        {label}
      </Button>
      {error !== null && <FailureNotice error={error} />}
    </>
  );
}
