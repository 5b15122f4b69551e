import type { App, Session, WebContents } from 'electron';
import type { Log } from '../logging/log.ts';
import { mayLoad, mayNavigate } from './navigation-policy.ts';
import { isPermissionAllowed } from './permission-policy.ts';

/** Denies every permission and every request that leaves our own pages, for one session. */
export function secureSession(session: Session, origin: string, log: Log): void {
  session.setPermissionRequestHandler((_contents, permission, decide) =>
    decide(isPermissionAllowed(permission)),
  );
  session.setPermissionCheckHandler((_contents, permission) => isPermissionAllowed(permission));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, decide) => decide({}));
  session.webRequest.onBeforeRequest({ urls: ['<all_urls>'] }, (details, decide) => {
    const cancel = !mayLoad(details.url, origin);
    if (cancel) log.warn(`the window asked for another place and was refused: ${details.resourceType}`);
    decide({ cancel });
  });
}

/** Keeps every web contents on our pages: no navigation away, no new window, no webview. */
export function secureContents(app: App, origin: string, log: Log): void {
  const stay = (event: { preventDefault(): void; url: string }): void => {
    if (mayNavigate(event.url, origin)) return;
    event.preventDefault();
    log.warn('the window tried to leave our pages');
  };
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.on('will-navigate', stay);
    contents.on('will-frame-navigate', stay);
    contents.on('will-redirect', stay);
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}
