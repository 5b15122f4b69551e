import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { ariaChord } from '../../app/command-keys.ts';
import { COMMANDS } from '../../app/command-table.ts';
import { useWords } from '../../words/use-words.ts';
import { DropMenu } from '../drop-menu.tsx';
import type { ExportToFile } from './use-imports-export.ts';
import classes from '../customs-imports.module.css';

interface ExportItemsProps {
  /** How many lines the file will hold. */
  readonly count: number;
  readonly onExport: ExportToFile['start'];
}

/** The items of a menu that save lines into a file, with how many these are. */
export function ExportItems({ count, onExport }: ExportItemsProps) {
  const { t } = useWords('customs-imports');
  const [chord] = COMMANDS['imports.export-xlsx'].keys;
  return (
    <>
      <Menu.Item
        leftSection={<IconDownload size="1rem" aria-hidden />}
        rightSection={<span className={classes['keys']}>{chord}</span>}
        aria-keyshortcuts={ariaChord(chord)}
        disabled={count === 0}
        onClick={() => onExport('xlsx')}
      >
        {t('export-xlsx', { count })}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconDownload size="1rem" aria-hidden />}
        disabled={count === 0}
        onClick={() => onExport('csv')}
      >
        {t('export-csv', { count })}
      </Menu.Item>
    </>
  );
}

/** A button that says how many lines it saves, and opens the menu of the formats. */
export function ExportButton({ count, onExport }: ExportItemsProps) {
  const { t } = useWords('customs-imports');
  const [isOpen, setOpen] = useState(false);
  return (
    <DropMenu
      isOpen={isOpen}
      setOpen={setOpen}
      target={
        <Button
          variant="default"
          leftSection={<IconDownload size="1rem" aria-hidden />}
          rightSection={<IconChevronDown size="1rem" aria-hidden />}
        >
          {t('export-lines', { count })}
        </Button>
      }
    >
      <ExportItems count={count} onExport={onExport} />
    </DropMenu>
  );
}
