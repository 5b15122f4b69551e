import { Button, CloseButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import { IconCopy, IconPackage, IconPrinter } from '@tabler/icons-react';
import type { ImportMark } from '../../../shared/customs-imports/customs-import.ts';
import { useWords } from '../../words/use-words.ts';
import { MarkButton } from '../line/mark-button.tsx';
import { ExportButton } from './export-items.tsx';
import type { ExportToFile } from './use-imports-export.ts';
import classes from './list.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly marking: { readonly isOpen: boolean; readonly setOpen: (isOpen: boolean) => void };
  readonly onMark: (mark: ImportMark | null) => void;
  readonly onMakeDrafts: () => void;
  readonly onExport: ExportToFile['start'];
  readonly onCopy: () => void;
  readonly onPrint: () => void;
  readonly onClear: () => void;
}

/** What can be done with the lines that are selected. It stands over the bar of the list, so that no row moves. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, isBusy, marking, onMark, onMakeDrafts, onExport, onCopy, onPrint, onClear } = props;
  const { t } = useWords('customs-imports');
  return (
    <div className={classes['selectionBar']} role="toolbar" aria-label={t('selection-deeds')}>
      <strong>{t('shell:selection-count', { count })}</strong>
      <MarkButton mark="several" isOpen={marking.isOpen} setOpen={marking.setOpen} onMark={onMark} />
      <Button
        variant="default"
        leftSection={<IconPackage size="1rem" aria-hidden />}
        loading={isBusy}
        onClick={onMakeDrafts}
      >
        {t('make-drafts')}
      </Button>
      <ExportButton count={count} onExport={onExport} />
      <Button variant="default" leftSection={<IconCopy size="1rem" aria-hidden />} onClick={onCopy}>
        {t('copy')}
      </Button>
      <Button variant="default" leftSection={<IconPrinter size="1rem" aria-hidden />} onClick={onPrint}>
        {t('print')}
      </Button>
      <CloseButton
        className={classes['clearSelection']}
        aria-label={t('selection-clear')}
        onClick={onClear}
      />
    </div>
  );
}
