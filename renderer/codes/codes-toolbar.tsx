import { useRef } from 'react';
import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useCommand } from '../app/commands.ts';
import { FindBox } from '../design/find-box.tsx';
import { selectAll } from '../design/select-all.ts';
import { useWords } from '../words/use-words.ts';
import type { CodesFilter } from './codes-browser.tsx';

interface CodesToolbarProps {
  readonly filter: CodesFilter;
  readonly onChange: (part: Partial<CodesFilter>) => void;
  readonly onRefresh: (everything: boolean) => void;
}

/** Finding in all lists, showing what is off, and refreshing. */
export function CodesToolbar({ filter, onChange, onRefresh }: CodesToolbarProps) {
  const { t } = useWords('codes');
  const find = useRef<HTMLInputElement>(null);
  useCommand('list.find', () => selectAll(find.current));
  return (
    <>
      <FindBox
        label={t('find')}
        hint={t('find-hint')}
        clearLabel={t('find-clear')}
        value={filter.text}
        onChange={(text) => onChange({ text })}
        inputRef={find}
      />
      <Switch
        label={t('show-off')}
        checked={filter.showOff}
        onChange={(event) => onChange({ showOff: event.currentTarget.checked })}
      />
      <Button variant="default" onClick={() => onRefresh(true)}>
        {t('everything')}
      </Button>
      <Button title="F5" aria-keyshortcuts="F5" onClick={() => onRefresh(false)}>
        {t('refresh')}
      </Button>
    </>
  );
}
