import { EventEmitter } from 'node:events';
import { noteDeed } from './deeds.ts';
import { standIn, type Emulated } from './stand-in.ts';

export const shell = standIn<Electron.Shell>('shell', {
  openExternal: async (url) => noteDeed('shell.openExternal', url),
  openPath: async (file) => {
    noteDeed('shell.openPath', file);
    return '';
  },
  showItemInFolder: (file) => noteDeed('shell.showItemInFolder', file),
  trashItem: async (file) => noteDeed('shell.trashItem', file),
  beep: () => undefined,
});

/** Keeps its own text; the system's clipboard is not touched. */
let clipboardText = '';
export const clipboard = standIn<Electron.Clipboard>('clipboard', {
  readText: () => Promise.resolve(clipboardText),
  writeText: async (text) => {
    clipboardText = text;
  },
  clear: () => {
    clipboardText = '';
  },
});

class HostNotification extends EventEmitter implements Emulated<Electron.Notification> {
  static isSupported(): boolean {
    return true;
  }
  private readonly options: Electron.NotificationConstructorOptions;
  constructor(options: Electron.NotificationConstructorOptions = {}) {
    super();
    this.options = options;
    return standIn<HostNotification>('Notification', this);
  }
  show(): void {
    noteDeed('notification', this.options.title ?? '', this.options.body ?? '');
    this.emit('show');
  }
  close(): void {
    this.emit('close');
  }
}
export const Notification = standIn<typeof HostNotification>('Notification', HostNotification);

/** The page's colours come from the browser: changing the source tells the program, not the page. */
class HostNativeTheme extends EventEmitter implements Emulated<Electron.NativeTheme> {
  private source: Electron.NativeTheme['themeSource'] = 'system';
  readonly shouldUseHighContrastColors = false;
  readonly shouldUseInvertedColorScheme = false;
  readonly prefersReducedTransparency = false;
  get themeSource(): Electron.NativeTheme['themeSource'] {
    return this.source;
  }
  set themeSource(source: Electron.NativeTheme['themeSource']) {
    this.source = source;
    this.emit('updated');
  }
  get shouldUseDarkColors(): boolean {
    return this.source === 'dark';
  }
}
export const nativeTheme = standIn<Electron.NativeTheme>('nativeTheme', new HostNativeTheme());

/** Sleep, wake and the like come only when a test emits them. */
class HostPowerMonitor extends EventEmitter implements Emulated<Electron.PowerMonitor> {
  readonly onBatteryPower = false;
  getSystemIdleTime(): number {
    return 0;
  }
  getSystemIdleState(): 'active' {
    return 'active';
  }
  isOnBatteryPower(): boolean {
    return false;
  }
}
export const powerMonitor = standIn<Electron.PowerMonitor>('powerMonitor', new HostPowerMonitor());

/** One screen of the size that the program is made for. */
const DISPLAY = standIn<Electron.Display>('display', {
  id: 1,
  label: '',
  scaleFactor: 1,
  rotation: 0,
  internal: true,
  bounds: { x: 0, y: 0, width: 1366, height: 768 },
  size: { width: 1366, height: 768 },
  workArea: { x: 0, y: 0, width: 1366, height: 728 },
  workAreaSize: { width: 1366, height: 728 },
});
class HostScreen extends EventEmitter implements Emulated<Electron.Screen> {
  getPrimaryDisplay = (): Electron.Display => DISPLAY;
  getAllDisplays = (): Electron.Display[] => [DISPLAY];
  getDisplayMatching = (): Electron.Display => DISPLAY;
  getDisplayNearestPoint = (): Electron.Display => DISPLAY;
  getCursorScreenPoint = (): Electron.Point => ({ x: 0, y: 0 });
}
export const screen = standIn<Electron.Screen>('screen', new HostScreen());

export const crashReporter = standIn<Electron.CrashReporter>('crashReporter', { start: () => undefined });
