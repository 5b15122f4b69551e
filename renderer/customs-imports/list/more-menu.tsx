import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconColumns, IconPrinter } from '@tabler/icons-react';
import { DropItem, DropMenu } from '../../app/drop-menu.tsx';
import { useWords } from '../../words/use-words.ts';
import { ExportItems } from './export-items.tsx';
import type { ExportToFile } from './use-imports-export.ts';

export interface MoreMenuProps {
  /** How many lines the list has; null while that is not known. */
  readonly total: number | null;
  readonly onColumns: () => void;
  readonly onExport: ExportToFile['start'];
  readonly onPrint: () => void;
}

/** Columns, and taking the list along: as a file or on paper. */
export function MoreMenu({ onColumns, ...others }: MoreMenuProps) {
  const { t } = useWords('customs-imports');
  const [isOpen, setOpen] = useState(false);
  return (
    <DropMenu
      isOpen={isOpen}
      setOpen={setOpen}
      position="bottom-end"
      target={
        <Button variant="default" rightSection={<IconChevronDown size="1rem" aria-hidden />}>
          {t('more')}
        </Button>
      }
    >
      <DropItem icon={<IconColumns size="1rem" aria-hidden />} onClick={onColumns}>
        {t('columns')}
      </DropItem>
      <Menu.Divider />
      <TakingAlong {...others} />
    </DropMenu>
  );
}

function TakingAlong({ total, onExport, onPrint }: Omit<MoreMenuProps, 'onColumns'>) {
  const { t } = useWords('customs-imports');
  const count = total ?? 0;
  return (
    <>
      <ExportItems count={count} onExport={onExport} />
      <DropItem icon={<IconPrinter size="1rem" aria-hidden />} isDisabled={count === 0} onClick={onPrint}>
        {t('print-list', { count })}
      </DropItem>
    </>
  );
}
