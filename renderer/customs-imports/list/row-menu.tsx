import { Menu } from '@mantine/core';
import { IconCopy, IconLayoutSidebarRight, IconNote, IconPackage } from '@tabler/icons-react';
import type { CustomsImport, ImportMark } from '../../../shared/customs-imports/customs-import.ts';
import { COMMANDS } from '../../app/command-table.ts';
import { useWords } from '../../words/use-words.ts';
import { EscapeCloses } from '../drop-menu.tsx';
import { MarkItems } from '../mark-items.tsx';
import { ExportItems } from './export-items.tsx';
import type { ExportToFile } from './use-imports-export.ts';
import classes from '../customs-imports.module.css';

/** A menu that is open, and the line that it is for. */
export interface OpenRowMenu {
  readonly line: CustomsImport;
  /** Where it belongs: the row; the focus goes back there. */
  readonly at: HTMLElement;
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
  const place = at.getBoundingClientRect();
  const close = () => {
    onClose();
    at.focus({ preventScroll: true });
  };
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-start"
      portalProps={{ target: 'main' }}
      transitionProps={{ duration: 0 }}
      closeOnEscape={false}
      withInitialFocusPlaceholder={false}
      // The key that opened it is still on its way.
      clickOutsideEvents={['mousedown', 'touchstart']}
      returnFocus={false}
      // The row that it belongs to is no button.
      {...{ withRoles: false }}
    >
      <Menu.Target>
        <span className={classes['menuPlace']} style={{ left: place.left + INDENT_PX, top: place.bottom }} />
      </Menu.Target>
      <Menu.Dropdown className={classes['menu']} aria-label={t('line-menu')}>
        <EscapeCloses close={close} />
        <Menu.Label role="presentation">{t(isForSeveral ? 'mark-several' : 'mark')}</Menu.Label>
        <MarkItems mark={isForSeveral ? 'several' : line.mark} onMark={deeds.mark} />
        <Menu.Divider />
        <LineDeeds selectedCount={selectedCount} deeds={deeds} />
      </Menu.Dropdown>
    </Menu>
  );
}

function LineDeeds({ selectedCount, deeds }: Pick<RowMenuProps, 'selectedCount' | 'deeds'>) {
  const { t } = useWords('customs-imports');
  const isForSeveral = selectedCount !== null;
  return (
    <>
      {!isForSeveral && (
        <>
          <Menu.Item leftSection={<IconLayoutSidebarRight size="1rem" aria-hidden />} onClick={deeds.open}>
            {t('open-line')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconNote size="1rem" aria-hidden />}
            rightSection={<Keys of="imports.note" />}
            onClick={deeds.note}
          >
            {t('write-note')}
          </Menu.Item>
        </>
      )}
      <Menu.Item
        leftSection={<IconPackage size="1rem" aria-hidden />}
        rightSection={<Keys of="imports.make-item" />}
        onClick={deeds.makeItem}
      >
        {t(isForSeveral ? 'make-drafts' : 'make-item')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopy size="1rem" aria-hidden />}
        rightSection={<Keys of="imports.copy" />}
        onClick={deeds.copy}
      >
        {t('copy')}
      </Menu.Item>
      {isForSeveral && <ExportItems count={selectedCount} onExport={deeds.toFile} />}
    </>
  );
}

const INDENT_PX = 40;

function Keys({ of }: { of: 'imports.note' | 'imports.make-item' | 'imports.copy' }) {
  return <span className={classes['keys']}>{COMMANDS[of].keys[0]}</span>;
}
