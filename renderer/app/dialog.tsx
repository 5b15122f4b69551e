import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { CloseButton, Modal } from '@mantine/core';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import classes from './dialog.module.css';

interface DialogProps {
  title: string;
  /** CSS width, e.g. '36rem'; never wider than the window. */
  size: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over whatever screen is open, with a heading and a way out. Esc closes it and gives the focus back. */
export function Dialog({ title, size, onClose, children }: DialogProps) {
  const { t } = useWords('shell');
  useFocusReturn();
  return (
    // Mantine's own heading would be a second banner of the window for a screen reader.
    <Modal
      opened
      onClose={onClose}
      attributes={{ content: { 'aria-label': title } }}
      size={size}
      lockScroll={false}
      withCloseButton={false}
      closeOnEscape={false}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </div>
      {children}
    </Modal>
  );
}

/** Esc is used up by the dialog: the screen behind must not step back as well. */
function closeOnEscape(event: KeyboardEvent, onClose: () => void): void {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  onClose();
}

/** Mantine gives the focus back when a dialog is closed; this one is taken away with what opened it. */
function useFocusReturn(): void {
  useEffect(() => {
    const cameFrom = document.activeElement;
    return () => {
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, []);
}
