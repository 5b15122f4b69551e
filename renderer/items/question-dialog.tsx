import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../app/dialog.tsx';
import classes from './question-dialog.module.css';

interface QuestionDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A question before something is done: Enter says yes, Esc no. */
export function QuestionDialog({ title, children, yes, no, onYes, onNo }: QuestionDialogProps) {
  return (
    <Dialog title={title} size="32rem" onClose={onNo}>
      {children}
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onNo}>
          {no}
        </Button>
        <Button data-autofocus onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
