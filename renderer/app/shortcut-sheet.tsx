import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { CloseButton, Modal } from '@mantine/core';
import { useWords } from '../words/use-words.ts';
import { ShortcutList } from './shortcut-list.tsx';
import classes from './shortcut-sheet.module.css';

/** Ctrl+F1: every shortcut on one sheet, over whatever screen is open. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords('shell');
  const title = t('shortcuts-title');
  return (
    // Mantine's own heading would be a second banner of the window for a screen reader.
    <Modal
      opened
      onClose={onClose}
      attributes={{ content: { 'aria-label': title } }}
      size="56rem"
      lockScroll={false}
      withCloseButton={false}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </div>
      <ShortcutList />
    </Modal>
  );
}
