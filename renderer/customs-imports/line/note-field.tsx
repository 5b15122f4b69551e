import { useId } from 'react';
import { Textarea } from '@mantine/core';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import { FailureNotice } from '../../design/failure-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useNote } from './use-note.ts';
import { useWishedFocus } from './use-wished-focus.ts';
import classes from './line.module.css';

interface NoteFieldProps {
  readonly line: CustomsImport;
  /** Somebody asked for it by key. */
  readonly isWished: boolean;
  readonly onFocused: () => void;
}

/** The note on a line. It is saved by itself: after a rest in typing, and on leaving. */
export function NoteField({ line, isWished, onFocused }: NoteFieldProps) {
  const { t } = useWords('customs-imports');
  const id = useId();
  const field = useWishedFocus<HTMLTextAreaElement>(isWished, onFocused);
  const { text, type, leave, standing, failure } = useNote(line);
  return (
    <div className={classes['note']}>
      <div className={classes['noteHead']}>
        <label htmlFor={id}>{t('field-note')}</label>
        <output className={classes['quiet']}>{standing !== 'as-saved' && t(`note-${standing}`)}</output>
      </div>
      <Textarea
        ref={field}
        id={id}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST_NOTE}
        title="Alt+N"
        aria-keyshortcuts="Alt+N"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
      {failure !== null && <FailureNotice error={failure} title={t('note-failed')} onTryAgain={leave} />}
    </div>
  );
}

/** What the contract lets through. */
const LONGEST_NOTE = 2000;
