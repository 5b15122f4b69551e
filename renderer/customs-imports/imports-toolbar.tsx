import { useRef } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { LookBack } from '../../shared/customs-imports/customs-import.ts';
import { useCommand } from '../app/commands.ts';
import { FindBox } from '../design/find-box.tsx';
import { selectAll } from '../design/select-all.ts';
import { useWords } from '../words/use-words.ts';
import type { Look } from './use-look.ts';

interface ImportsToolbarProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly look: Look;
}

/** Finding in the lines, how far back to ask, and asking. */
export function ImportsToolbar({ text, onText, look }: ImportsToolbarProps) {
  const { t } = useWords('customs-imports');
  const find = useRef<HTMLInputElement>(null);
  useCommand('list.find', () => selectAll(find.current));
  return (
    <>
      <FindBox
        label={t('find')}
        hint={t('find-hint')}
        clearLabel={t('find-clear')}
        value={text}
        onChange={onText}
        inputRef={find}
      />
      <NativeSelect
        aria-label={t('look-back')}
        data={LookBack.options.map((lookBack) => ({ value: lookBack, label: t(`look-back-${lookBack}`) }))}
        value={look.lookBack}
        onChange={(event) => look.setLookBack(LookBack.parse(event.currentTarget.value))}
      />
      <Button onClick={look.start} title="F5" aria-keyshortcuts="F5">
        {t('fetch')}
      </Button>
    </>
  );
}
