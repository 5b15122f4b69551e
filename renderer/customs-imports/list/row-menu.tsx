import { Menu } from '@mantine/core';
import { IconCopy, IconLayoutSidebarRight, IconNote, IconPackage } from '@tabler/icons-react';
import type { CustomsImport, ImportMark } from '../../../shared/customs-imports/customs-import.ts';
import { COMMANDS, type CommandId } from '../../app/command-table.ts';
import { DropItem, PlacedMenu } from '../../app/drop-menu.tsx';
import type { MenuPlace } from '../../design/use-list-movement.ts';
import { useWords } from '../../words/use-words.ts';
import { MarkItems } from '../mark-items.tsx';
import { ExportItems } from './export-items.tsx';
import type { ExportToFile } from './use-imports-export.ts';

/** A menu that is open, and the line that it is for. */
export interface OpenRowMenu {
  readonly line: CustomsImport;
  readonly at: MenuPlace;
}

interface RowMenuProps {
  readonly open: OpenRowMenu;
  /** It is for so many lines that are selected; null for the one alone. */
  readonly selectedCount: number | null;
  readonly onClose: () => void;
  readonly deeds: {
    readonly mark: (mark: ImportMark | null) => void;
    readonly open: () => void;
    readonly note: () => void;
    readonly makeItem: () => void;
    readonly copy: () => void;
    /** Of selected lines only: the list has its own menu for all. */
    readonly toFile: ExportToFile['start'];
  };
}

/** What can be done with a line, where it stands: the marks first, so that Ctrl+M opens the same menu. */
export function RowMenu({ open: { line, at }, selectedCount, onClose, deeds }: RowMenuProps) {
  const isForSeveral = selectedCount !== null;
  const { t } = useWords('customs-imports');
  return (
    <PlacedMenu at={at} label={t('line-menu')} onClose={onClose}>
      <Menu.Label role="presentation">{t(isForSeveral ? 'mark-several' : 'mark')}</Menu.Label>
      <MarkItems mark={isForSeveral ? 'several' : line.mark} onMark={deeds.mark} />
      <Menu.Divider />
      <LineDeeds selectedCount={selectedCount} deeds={deeds} />
    </PlacedMenu>
  );
}

function LineDeeds({ selectedCount, deeds }: Pick<RowMenuProps, 'selectedCount' | 'deeds'>) {
  const { t } = useWords('customs-imports');
  const isForSeveral = selectedCount !== null;
  return (
    <>
      {!isForSeveral && (
        <>
          <DropItem icon={<IconLayoutSidebarRight size="1rem" aria-hidden />} onClick={deeds.open}>
            {t('open-line')}
          </DropItem>
          <DropItem
            icon={<IconNote size="1rem" aria-hidden />}
            chord={chordOf('imports.note')}
            onClick={deeds.note}
          >
            {t('write-note')}
          </DropItem>
        </>
      )}
      <DropItem
        icon={<IconPackage size="1rem" aria-hidden />}
        chord={chordOf('imports.make-item')}
        onClick={deeds.makeItem}
      >
        {t(isForSeveral ? 'make-drafts' : 'make-item')}
      </DropItem>
      <DropItem
        icon={<IconCopy size="1rem" aria-hidden />}
        chord={chordOf('imports.copy')}
        onClick={deeds.copy}
      >
        {t('copy')}
      </DropItem>
      {isForSeveral && <ExportItems count={selectedCount} onExport={deeds.toFile} />}
    </>
  );
}

const chordOf = (id: CommandId): string | undefined => COMMANDS[id].keys[0];
