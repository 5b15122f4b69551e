import type { Tell } from './ipc-renderer.ts';

/** Sends the page somewhere without asking again. */
type GoTo = (url: string) => void;

/** Asks the program, as Electron would, before the page goes anywhere or opens a window. */
export function watchNavigation(tell: Tell): GoTo {
  window.open = (url) => {
    tell({ is: 'open-window', url: new URL(String(url ?? 'about:blank'), location.href).href });
    return null;
  };
  watchLinksToNewWindows(tell);
  return watchDocumentChanges(tell);
}

/** Links with a target, and links clicked with the middle button or a modifier, would open a window. */
function watchLinksToNewWindows(tell: Tell): void {
  const openLink = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    const isElsewhere = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (link.target !== '_blank' && !isElsewhere) return;
    event.preventDefault();
    tell({ is: 'open-window', url: link.href });
  };
  window.addEventListener('click', openLink);
  window.addEventListener('auxclick', openLink);
}

/**
 * Every other way to a new document (a link, `location`, a form) is stopped, asked about, and gone again if the
 * program lets it. Going back, reloading and moving inside the document are the page's own business.
 */
function watchDocumentChanges(tell: Tell): GoTo {
  let allowed: string | undefined;
  navigation.addEventListener('navigate', (event) => {
    const url = event.destination.url;
    const isOwn = event.navigationType === 'reload' || event.navigationType === 'traverse';
    if (isOwn || event.hashChange || event.destination.sameDocument || url === allowed) return;
    event.preventDefault();
    tell({ is: 'navigate', url });
  });
  return (url) => {
    allowed = url;
    if (url === location.href) location.reload();
    else location.assign(url);
  };
}
