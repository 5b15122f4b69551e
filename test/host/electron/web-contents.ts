import { EventEmitter } from 'node:events';
import type { ToPage } from '../messages.ts';
import { noteDeed } from './deeds.ts';
import { session } from './session.ts';
import { isRefused, standIn, type Emulated } from './stand-in.ts';

/** How the host reaches the page of one window, and how long a page may be gone before its window closes. */
type Post = (message: ToPage) => void;
type OpenHandler = (details: Electron.HandlerDetails) => { readonly action: 'deny' | 'allow' };
const PAGE_GONE_MS = 1_500;
const PAGE_EXPECTED_MS = 30_000;

let openPage: (contents: HostWebContents) => void = () => {
  throw new Error('electron host: no server for pages');
};
/** Who gives a window its address when it first loads one: the host's server. */
export function openPagesWith(open: (contents: HostWebContents) => void): void {
  openPage = open;
}

/** The one frame of a page: the host does not emulate frames inside it. */
class HostFrame implements Emulated<Electron.WebFrameMain> {
  url = 'about:blank';
  readonly name = '';
  readonly parent = null;
  readonly routingId = 1;
  readonly detached = false;
  readonly visibilityState = 'visible';
  readonly processId: number;
  readonly frameTreeNodeId: number;
  constructor(id: number) {
    this.processId = 100 + id;
    this.frameTreeNodeId = id;
  }
  get origin(): string {
    const url = new URL(this.url);
    return url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin;
  }
  isDestroyed(): boolean {
    return false;
  }
}

export class HostWebContents extends EventEmitter implements Emulated<Electron.WebContents> {
  readonly id: number;
  readonly session = session.defaultSession;
  readonly preferences: Electron.WebPreferences;
  readonly mainFrame: Electron.WebFrameMain;
  private readonly frame: HostFrame;
  private readonly whenGone: () => void;
  private readonly firstLoad = Promise.withResolvers<void>();
  private waiting: ToPage[] = [];
  private post: Post | undefined;
  private goneTimer: NodeJS.Timeout | undefined;
  private openHandler: OpenHandler | undefined;
  private zoom = 1;
  private isGone = false;

  /** @param whenGone called when the page has left for good, e.g. its browser tab was closed. */
  constructor(id: number, preferences: Electron.WebPreferences, whenGone: () => void) {
    super();
    this.id = id;
    this.preferences = preferences;
    this.whenGone = whenGone;
    this.frame = new HostFrame(id);
    this.mainFrame = Object.defineProperties(standIn<Electron.WebFrameMain>('webFrameMain', this.frame), {
      top: { get: () => this.mainFrame },
    });
  }

  loadURL(url: string): Promise<void> {
    const isFirst = this.frame.url === 'about:blank';
    this.frame.url = url;
    if (isFirst) openPage(this);
    else this.tell({ is: 'navigate', url });
    return this.firstLoad.promise;
  }
  reload(): void {
    this.tell({ is: 'navigate', url: this.frame.url });
  }
  getURL(): string {
    return this.frame.url;
  }
  isLoading(): boolean {
    return this.post === undefined;
  }
  isDestroyed(): boolean {
    return this.isGone;
  }

  send(channel: string, ...args: unknown[]): void {
    this.tell({ is: 'event', channel, args });
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  getZoomFactor(): number {
    return this.zoom;
  }
  setZoomFactor(factor: number): void {
    this.zoom = factor;
    this.tell({ is: 'zoom', factor });
  }
  get zoomFactor(): number {
    return this.zoom;
  }
  set zoomFactor(factor: number) {
    this.setZoomFactor(factor);
  }
  setVisualZoomLevelLimits(): Promise<void> {
    return Promise.resolve();
  }

  focus(): void {}
  setBackgroundThrottling(): void {}
  openDevTools(): void {}
  closeDevTools(): void {}
  isDevToolsOpened(): boolean {
    return false;
  }

  // What follows is the host's own side of the page, not Electron's.

  /** Where the page is now, as the program knows the address. */
  pageIsAt(url: string): void {
    this.frame.url = url;
  }

  /** A new document was asked for: what was said to the old one is forgotten, and the new one has time to arrive. */
  documentRequested(): void {
    this.waiting = [];
    this.post = undefined;
    this.expectPageWithin(PAGE_EXPECTED_MS);
  }

  pageArrived(post: Post): void {
    clearTimeout(this.goneTimer);
    this.post = post;
    if (this.zoom !== 1) post({ is: 'zoom', factor: this.zoom });
    for (const message of this.waiting.splice(0)) post(message);
  }

  pageLeft(post: Post): void {
    if (this.post !== post) return;
    this.post = undefined;
    this.expectPageWithin(PAGE_GONE_MS);
  }

  pageLoaded(): void {
    this.emit('did-finish-load');
    this.firstLoad.resolve();
  }

  windowRequested(url: string): void {
    const answer = this.openHandler?.(openDetails(url)) ?? { action: 'allow' };
    noteDeed('window.open', url, answer.action);
    if (answer.action === 'allow')
      throw new Error('electron host: windows opened by a page are not emulated');
  }

  navigationRequested(url: string): void {
    const details = {
      url,
      isSameDocument: false,
      isMainFrame: true,
      frame: this.mainFrame,
      initiator: this.mainFrame,
    };
    const isPrevented =
      isRefused(this, 'will-frame-navigate', details) ||
      isRefused(this, 'will-navigate', details, url, false, true);
    noteDeed('will-navigate', url, isPrevented ? 'prevented' : 'allowed');
    if (!isPrevented) this.tell({ is: 'navigate', url });
  }

  destroy(): void {
    if (this.isGone) return;
    clearTimeout(this.goneTimer);
    this.tell({ is: 'close' });
    this.isGone = true;
    this.emit('destroyed');
  }

  private tell(message: ToPage): void {
    if (this.isGone) throw new TypeError('Object has been destroyed');
    if (this.post === undefined) this.waiting.push(message);
    else this.post(message);
  }

  private expectPageWithin(ms: number): void {
    clearTimeout(this.goneTimer);
    this.goneTimer = setTimeout(this.whenGone, ms);
  }
}

function openDetails(url: string): Electron.HandlerDetails {
  return {
    url,
    frameName: '',
    features: '',
    disposition: 'new-window',
    referrer: { url: '', policy: 'default' },
  };
}
