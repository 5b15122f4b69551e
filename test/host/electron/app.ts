import { EventEmitter } from 'node:events';
import { noteDeed } from './deeds.ts';
import { openWindows } from './open-windows.ts';
import { commandLineSwitch, folderOf, manifest, programFolder } from './program-folder.ts';
import { dropInstanceLock, takeInstanceLock } from './single-instance.ts';
import { isRefused, makeEvent, standIn, type Emulated } from './stand-in.ts';

const ready = Promise.withResolvers<void>();
const state = { isReady: false, isQuitting: false };
const chosenFolders = new Map<string, string>();
let beforeExit: () => Promise<void> = () => Promise.resolve();

class HostApp extends EventEmitter implements Emulated<Electron.App> {
  readonly isPackaged = false;
  name = manifest.productName ?? manifest.name;
  readonly commandLine = commandLine();

  whenReady(): Promise<void> {
    return ready.promise;
  }
  isReady(): boolean {
    return state.isReady;
  }

  getName(): string {
    return this.name;
  }
  setName(name: string): void {
    this.name = name;
  }
  getVersion(): string {
    return manifest.version;
  }
  getAppPath(): string {
    return programFolder;
  }
  getLocale(): string {
    return commandLineSwitch('lang') ?? new Intl.DateTimeFormat().resolvedOptions().locale;
  }
  getSystemLocale(): string {
    return this.getLocale();
  }
  getPreferredSystemLanguages(): string[] {
    return [this.getLocale()];
  }

  getPath(name: string): string {
    const folder = chosenFolders.get(name) ?? folderOf(name);
    if (folder === undefined) throw new Error(`Failed to get '${name}' path`);
    return folder;
  }
  /** Data sealed by the host's key store cannot be opened by Electron's, so they never share a folder. */
  setPath(name: string, folder: string): void {
    chosenFolders.set(name, name === 'userData' ? `${folder}-host` : folder);
  }
  setAppLogsPath(folder?: string): void {
    if (folder !== undefined) this.setPath('logs', folder);
  }

  requestSingleInstanceLock(): boolean {
    return takeInstanceLock(this.getPath('userData'));
  }
  releaseSingleInstanceLock(): void {
    dropInstanceLock();
  }

  setAppUserModelId(): void {}
  enableSandbox(): void {}
  disableHardwareAcceleration(): void {}
  setAboutPanelOptions(): void {}
  focus(): void {}
  relaunch(options?: Electron.RelaunchOptions): void {
    noteDeed('app.relaunch', options ?? {});
  }

  /** Electron's order: 'before-quit', every window asked to close, 'will-quit', 'quit'; any of the first three may refuse. */
  quit(): void {
    if (state.isQuitting) return;
    state.isQuitting = true;
    if (isRefused(this, 'before-quit') || !everyWindowCloses() || isRefused(this, 'will-quit')) {
      state.isQuitting = false;
      return;
    }
    this.exit(0);
  }

  /** Ends the program without asking anybody. Before 'ready' it ends at once, as Electron does. */
  exit(code = 0): void {
    state.isQuitting = true;
    for (const window of openWindows.values()) window.destroy();
    this.emit('quit', makeEvent({}), code);
    if (!state.isReady) process.exit(code);
    void beforeExit().finally(() => process.exit(code));
  }
}

const hostApp = new HostApp();
export const app = standIn<Electron.App>('app', hostApp);

/** Emits 'ready'. The host calls it once the main bundle has been evaluated to its end, as Electron does. */
export function announceReady(): void {
  if (state.isQuitting) return;
  state.isReady = true;
  hostApp.emit('will-finish-launching');
  ready.resolve();
  hostApp.emit('ready', makeEvent({}), {});
}

/** What the host itself still has to finish when the program ends. */
export function finishBeforeExit(work: () => Promise<void>): void {
  beforeExit = work;
}

/** Called by a window that is gone. */
export function windowIsGone(): void {
  if (openWindows.size > 0 || state.isQuitting) return;
  if (hostApp.listenerCount('window-all-closed') > 0) hostApp.emit('window-all-closed');
  else hostApp.quit();
}

/** An event of the app that windows cause. */
export function emitFromWindow(name: string, subject: unknown): void {
  hostApp.emit(name, makeEvent({}), subject);
}

function everyWindowCloses(): boolean {
  for (const window of openWindows.values()) {
    window.close();
    if (!window.isDestroyed()) return false;
  }
  return true;
}

function commandLine(): Electron.CommandLine {
  const added = new Map<string, string>();
  return standIn<Electron.CommandLine>('app.commandLine', {
    appendSwitch: (name: string, value = '') => void added.set(name, value),
    appendArgument: () => undefined,
    removeSwitch: (name: string) => void added.delete(name),
    hasSwitch: (name: string) => added.has(name) || commandLineSwitch(name) !== undefined,
    getSwitchValue: (name: string) => added.get(name) ?? commandLineSwitch(name) ?? '',
  });
}
