import { type BrowserWindow, Notification } from 'electron';
import type { Settings } from '../../shared/program/program-state.ts';
import { importsNoticeWords, type ImportsNews } from './notice-words.ts';

export interface NotificationNeeds {
  language: Settings['language'];
  /** The program's window; none while it is being opened or closed. */
  window: () => BrowserWindow | undefined;
  /** Shows the screen that the notification is about. */
  goTo: () => void;
}

/** Tells what customs has booked by a notification of the system; a press on it brings the window and the screen. */
export function notifyOfImports(news: ImportsNews, { language, window, goTo }: NotificationNeeds): void {
  if (!Notification.isSupported()) return;
  const notification = new Notification(importsNoticeWords(news, language));
  notification.on('click', () => {
    const shown = window();
    if (shown === undefined) return;
    if (shown.isMinimized()) shown.restore();
    shown.focus();
    goTo();
  });
  notification.show();
}
