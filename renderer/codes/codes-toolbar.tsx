import { useRef, useState } from 'react';
import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { COMMANDS } from '../app/command-table.ts';
import { useCommand } from '../app/commands.ts';
import { DropItem, DropMenu } from '../app/drop-menu.tsx';
import { FindBox } from '../design/find-box.tsx';
import { selectAll } from '../design/select-all.ts';
import { useWords } from '../words/use-words.ts';
import { typed, type CodesFilter } from './codes-filter.ts';
import type { ExportToFile } from './use-codes-export.ts';
import classes from './codes-screen.module.css';

interface CodesToolbarProps {
  readonly filter: CodesFilter;
  readonly onFilter: (filter: CodesFilter) => void;
  readonly toFile: ExportToFile;
}

/** Finding in everything, showing what is off, and saving what is shown into a file. */
export function CodesToolbar({ filter, onFilter, toFile }: CodesToolbarProps) {
  const { t } = useWords('codes');
  const find = useRef<HTMLInputElement>(null);
  useCommand('list.find', () => selectAll(find.current));
  useCommand('codes.show-off', () => onFilter({ ...filter, showOff: !filter.showOff }));
  const isClassifications = filter.list.is === 'classifications';
  return (
    <div className={classes['tools']}>
      <FindBox
        label={t(isClassifications ? 'classifications:find' : 'find')}
        hint={t('find-hint')}
        clearLabel={t('find-clear')}
        value={filter.text}
        onChange={(text) => onFilter(typed(filter, text))}
        inputRef={find}
      />
      {!isClassifications && (
        <>
          <Switch
            label={t('show-off')}
            checked={filter.showOff}
            onChange={(event) => onFilter({ ...filter, showOff: event.currentTarget.checked })}
          />
          <ExportMenu toFile={toFile} />
        </>
      )}
    </div>
  );
}

function ExportMenu({ toFile }: { toFile: ExportToFile }) {
  const { t } = useWords('codes');
  const [isOpen, setOpen] = useState(false);
  return (
    <DropMenu
      isOpen={isOpen}
      setOpen={setOpen}
      position="bottom-end"
      target={
        <Button
          variant="default"
          disabled={!toFile.isPossible}
          rightSection={<IconChevronDown size="1rem" aria-hidden />}
        >
          {t('export')}
        </Button>
      }
    >
      <DropItem chord={COMMANDS['codes.export-xlsx'].keys[0]} onClick={() => toFile.start('xlsx')}>
        {t('export-xlsx')}
      </DropItem>
      <DropItem onClick={() => toFile.start('csv')}>{t('export-csv')}</DropItem>
    </DropMenu>
  );
}
