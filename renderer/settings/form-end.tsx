import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import own from './form-parts.module.css';

interface FormEndProps {
  /** The words of the button that does the thing. */
  readonly label: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onCancel: () => void;
  /** More to do with the same thing, after the usual buttons. */
  readonly children?: ReactNode;
}

/** The end of a form: what the program would not do, and the buttons. */
export function FormEnd({ label, isPending, error, onCancel, children }: FormEndProps) {
  const { t } = useWords('shell');
  return (
    <>
      {error !== null && <FailureNotice error={error} />}
      <div className={own.buttons}>
        <Button type="submit" loading={isPending}>
          {label}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onCancel}>
          {t('cancel')}
        </Button>
        {children}
      </div>
    </>
  );
}
