import { EventEmitter } from 'node:events';
import { emitFromWindow, windowIsGone } from './app.ts';
import { noteDeed } from './deeds.ts';
import { openWindows } from './open-windows.ts';
import { isRefused, standIn, type Emulated } from './stand-in.ts';
import { HostWebContents } from './web-contents.ts';

let lastId = 0;

/** A window is a page in a browser: what belongs to its frame (place, size, state) is kept but changes nothing on the screen. */
export class HostWindow extends EventEmitter implements Emulated<Electron.BrowserWindow> {
  static getAllWindows(): HostWindow[] {
    return [...openWindows.values()];
  }
  static getFocusedWindow(): HostWindow | null {
    return HostWindow.getAllWindows().at(-1) ?? null;
  }
  static fromId(id: number): HostWindow | null {
    return openWindows.get(id) ?? null;
  }
  static fromWebContents(contents: Electron.WebContents): HostWindow | null {
    return HostWindow.fromId(contents.id);
  }

  readonly id: number;
  readonly webContents: Electron.WebContents;
  readonly page: HostWebContents;
  title: string;
  private bounds: Electron.Rectangle;
  private isShown: boolean;
  private shape: 'normal' | 'minimized' | 'maximized' | 'fullscreen' = 'normal';
  private isGone = false;

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super();
    const preferences = options.webPreferences ?? {};
    refuseUnsafe(preferences);
    this.id = lastId += 1;
    this.title = options.title ?? '';
    this.isShown = options.show !== false;
    this.bounds = boundsOf(options);
    const self = standIn<HostWindow>('BrowserWindow', this);
    this.page = new HostWebContents(this.id, preferences, () => self.close());
    this.webContents = standIn<Electron.WebContents>('webContents', this.page);
    openWindows.set(this.id, self);
    emitFromWindow('web-contents-created', this.webContents);
    emitFromWindow('browser-window-created', self);
    return self;
  }

  loadURL(url: string): Promise<void> {
    return this.page.loadURL(url);
  }
  reload(): void {
    this.page.reload();
  }

  close(): void {
    if (!this.isGone && !isRefused(this, 'close')) this.destroy();
  }
  destroy(): void {
    if (this.isGone) return;
    this.page.destroy();
    this.isGone = true;
    openWindows.delete(this.id);
    this.emit('closed');
    windowIsGone();
  }
  isDestroyed(): boolean {
    return this.isGone;
  }

  show(): void {
    this.isShown = true;
    this.emit('show');
  }
  showInactive(): void {
    this.show();
  }
  hide(): void {
    this.isShown = false;
    this.emit('hide');
  }
  isVisible(): boolean {
    return this.isShown;
  }
  focus(): void {
    this.emit('focus');
  }
  blur(): void {
    this.emit('blur');
  }
  isFocused(): boolean {
    return this.isShown && this.shape !== 'minimized';
  }

  minimize(): void {
    this.become('minimized', 'minimize');
  }
  maximize(): void {
    this.become('maximized', 'maximize');
  }
  unmaximize(): void {
    this.become('normal', 'unmaximize');
  }
  restore(): void {
    this.become('normal', 'restore');
  }
  setFullScreen(isOn: boolean): void {
    this.become(isOn ? 'fullscreen' : 'normal', isOn ? 'enter-full-screen' : 'leave-full-screen');
  }
  isMinimized(): boolean {
    return this.shape === 'minimized';
  }
  isMaximized(): boolean {
    return this.shape === 'maximized';
  }
  isFullScreen(): boolean {
    return this.shape === 'fullscreen';
  }
  isNormal(): boolean {
    return this.shape === 'normal';
  }

  getBounds(): Electron.Rectangle {
    return { ...this.bounds };
  }
  getNormalBounds(): Electron.Rectangle {
    return { ...this.bounds };
  }
  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.bounds = { ...this.bounds, ...bounds };
    this.emit('resize');
    this.emit('move');
  }
  setMinimumSize(): void {}

  getTitle(): string {
    return this.title;
  }
  setTitle(title: string): void {
    this.title = title;
  }
  setMenu(): void {}
  removeMenu(): void {}
  setMenuBarVisibility(): void {}
  setAutoHideMenuBar(): void {}
  setBackgroundColor(): void {}
  flashFrame(): void {}
  setProgressBar(progress: number): void {
    noteDeed('window.setProgressBar', progress);
  }

  /** The page changed its title; the program may keep the window's own. */
  pageTitleChanged(title: string): void {
    if (!isRefused(this, 'page-title-updated', {}, title, true)) this.title = title;
  }

  private become(shape: HostWindow['shape'], event: string): void {
    this.shape = shape;
    this.emit(event);
  }
}

/** As the program sees it: `new BrowserWindow(…)` and its static members. */
export const BrowserWindow = standIn<typeof HostWindow>('BrowserWindow', HostWindow);

function refuseUnsafe(preferences: Electron.WebPreferences): void {
  if (
    preferences.sandbox === false ||
    preferences.nodeIntegration ||
    preferences.contextIsolation === false
  ) {
    throw new Error('electron host: only sandboxed, isolated windows without Node are emulated');
  }
}

function boundsOf(options: Electron.BrowserWindowConstructorOptions): Electron.Rectangle {
  return { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 };
}
