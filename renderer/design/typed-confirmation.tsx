import { Button, Input } from '@mantine/core';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useWords } from '../words/use-words.ts';
import { fieldAria, LabelledField } from './labelled-field.tsx';
import classes from './typed-confirmation.module.css';
import type { Confirming } from './use-confirming.ts';
import { useConfirming } from './use-confirming.ts';

interface ConfirmationFieldProps {
  /** What has to be typed; blanks around it and the case of letters do not matter. */
  readonly expected: string;
  readonly label: string;
  readonly confirming: Confirming;
  /** What Enter does here, when it is not the button of a form around it. */
  readonly onEnter?: () => void;
}

/** Where a person types what a decision is about; the form around it has the button. */
export function ConfirmationField({ expected, label, confirming, onEnter }: ConfirmationFieldProps) {
  const { t } = useWords('shell');
  const { typed, type, isWrong } = confirming;
  const words = { id: useId(), label, problem: isWrong ? t('type-exactly', { text: expected }) : undefined };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || onEnter === undefined) return;
    event.preventDefault();
    if (!event.repeat) onEnter();
  };
  return (
    <LabelledField {...words}>
      <Input
        {...fieldAria(words)}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </LabelledField>
  );
}

interface TypedConfirmationProps extends Pick<ConfirmationFieldProps, 'expected' | 'label'> {
  /** On the button. */
  readonly deed: string;
  readonly isBusy?: boolean;
  readonly onConfirmed: () => void;
}

/** A decision that cannot be taken by a slip of the hand: the person types what it is about, then presses. */
export function TypedConfirmation({ expected, label, deed, isBusy, onConfirmed }: TypedConfirmationProps) {
  const confirming = useConfirming(expected);
  const line = useRef<HTMLDivElement>(null);
  const confirm = (): void => {
    const isRight = confirming.check();
    line.current?.scrollIntoView({ block: 'center' });
    if (isRight) onConfirmed();
  };
  return (
    <div ref={line} className={classes.line}>
      <div className={classes.field}>
        <ConfirmationField expected={expected} label={label} confirming={confirming} onEnter={confirm} />
      </div>
      <Button variant="default" className={classes.button ?? ''} loading={isBusy ?? false} onClick={confirm}>
        {deed}
      </Button>
    </div>
  );
}
