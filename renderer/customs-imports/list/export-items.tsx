import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { COMMANDS } from '../../app/command-table.ts';
import { DropItem, DropMenu } from '../../app/drop-menu.tsx';
import { useWords } from '../../words/use-words.ts';
import type { ExportToFile } from './use-imports-export.ts';

interface ExportItemsProps {
  /** How many lines the file will hold. */
  readonly count: number;
  readonly onExport: ExportToFile['start'];
}

/** The items of a menu that save lines into a file, with how many these are. */
export function ExportItems({ count, onExport }: ExportItemsProps) {
  const { t } = useWords('customs-imports');
  return (
    <>
      <DropItem
        icon={<IconDownload size="1rem" aria-hidden />}
        chord={COMMANDS['imports.export-xlsx'].keys[0]}
        isDisabled={count === 0}
        onClick={() => onExport('xlsx')}
      >
        {t('export-xlsx', { count })}
      </DropItem>
      <DropItem
        icon={<IconDownload size="1rem" aria-hidden />}
        isDisabled={count === 0}
        onClick={() => onExport('csv')}
      >
        {t('export-csv', { count })}
      </DropItem>
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
