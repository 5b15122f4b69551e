import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { CloseButton, Modal } from '@mantine/core';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { closeOnEscape } from './close-on-escape.ts';
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
      {/* Mantine moves the focus here after a timer: to what can have none, so that it stays where the keys led it. */}
      <span data-autofocus hidden />
      <div className={classes.head} ref={focusFirst}>
        <h2 className={classes.title}>{title}</h2>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </div>
      {children}
    </Modal>
  );
}

/**
 * Gives the focus to the part that asks for it at once, or to the way out: what is typed next is meant for the dialog
 * already.
 */
function focusFirst(head: HTMLElement | null): void {
  const asking = head
    ?.closest('[role="dialog"]')
    ?.querySelector<HTMLElement>('[data-autofocus]:not([hidden])');
  (asking ?? head?.querySelector('button'))?.focus();
}

/** Mantine gives the focus back when a dialog is closed; this one is taken away with what opened it. */
function useFocusReturn(): void {
  const [cameFrom] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    },
    [cameFrom],
  );
}
