import { useRef } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useCommand } from '../app/commands.ts';
import { ChoiceBar } from '../design/choice-bar.tsx';
import { FindBox } from '../design/find-box.tsx';
import { selectAll } from '../design/select-all.ts';
import { useWords } from '../words/use-words.ts';
import { OPERATION_CHOICES, RESULT_CHOICES, type ActivityFilter } from './activity-filter.ts';
import type { ActivityExport } from './use-activity-export.ts';

interface ActivityToolbarProps {
  readonly filter: ActivityFilter;
  readonly onChange: (part: Partial<ActivityFilter>) => void;
  readonly toFile: ActivityExport;
}

/** Finding in the journal, narrowing it, and taking it along in a file. */
export function ActivityToolbar({ filter, onChange, toFile }: ActivityToolbarProps) {
  const { t } = useWords('activity');
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
      <OperationChoice value={filter.operation} onChange={(operation) => onChange({ operation })} />
      <ChoiceBar
        label={t('filter-result')}
        choices={RESULT_CHOICES.map((value) => ({ value, label: t(`filter-result-${value}`) }))}
        value={filter.result}
        onChange={(result) => onChange({ result })}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size="1rem" aria-hidden />}
        disabled={toFile.isRunning}
        onClick={toFile.start}
        title="Ctrl+Shift+E"
        aria-keyshortcuts="Control+Shift+E"
      >
        {t('export')}
      </Button>
    </>
  );
}

interface OperationChoiceProps {
  readonly value: ActivityFilter['operation'];
  readonly onChange: (operation: ActivityFilter['operation']) => void;
}

function OperationChoice({ value, onChange }: OperationChoiceProps) {
  const { t } = useWords('activity');
  return (
    <NativeSelect
      aria-label={t('column-operation')}
      data={OPERATION_CHOICES.map((choice) => ({ value: choice, label: t(`operation-${choice}`) }))}
      value={value}
      onChange={(event) => {
        const chosen = OPERATION_CHOICES.find((choice) => choice === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
