import { Button, Input } from '@mantine/core';
import { useState } from 'react';
import type { MouseEvent, KeyboardEvent } from 'react';
import { useProgram } from '../bridge/program.tsx';
import { fieldAria, LabelledField } from '../design/labelled-field.tsx';
import { useWords } from '../words/use-words.ts';
import { nameProblem } from './operator-fields.ts';
import classes from './practice-form.module.css';

/** A name and one press: the quickest way in. It has the cursor when the page opens (ux §4.1 page 0). */
export function PracticeForm({ onStart }: { onStart: (operatorName: string) => void }) {
  const { t } = useWords('setup');
  const [name, setName] = useState(useProgram().shop?.operator?.name ?? '');
  const [isTried, setTried] = useState(false);
  const remark = nameProblem(name);
  const isShown = remark !== null && (isTried || remark.words === 'name-too-long');
  const words = {
    id: 'practice-name',
    label: t('your-name'),
    problem: isShown ? t(remark.words, remark.values) : undefined,
    note: t('your-name-note'),
  };
  const start = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    setTried(true);
    if (remark === null) onStart(name.trim());
  };
  return (
    <div className={classes.form}>
      <div className={classes.field}>
        <LabelledField {...words}>
          <Input
            {...fieldAria(words)}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && start(event)}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of the page, and the way nearly everybody takes first
            autoFocus
          />
        </LabelledField>
      </div>
      <Button className={classes.button ?? ''} onClick={start}>
        {t('practise-first')}
      </Button>
    </div>
  );
}
