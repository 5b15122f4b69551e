import { BrowserWindow, nativeTheme, screen } from 'electron';
import type { Settings } from '../../shared/program/program-state.ts';
import type { Log } from '../logging/log.ts';
import type { RecordStore } from '../settings/settings.ts';
import { Placement, visiblePlacement } from './window-placement.ts';
import type { Area } from './window-placement.ts';
import { WEB_PREFERENCES, WINDOW_GROUND, WINDOW_MINIMUM } from './window-options.ts';

export interface WindowNeeds {
  preload: string;
  address: string;
  title: string;
  placement: RecordStore<unknown>;
  theme: Settings['theme'];
  log: Log;
}

/** Opens the program's one window; it shows itself when there is something to see. */
export function openWindow(needs: WindowNeeds): BrowserWindow {
  applyTheme(needs.theme);
  const { maximised, ...bounds } = visiblePlacement(storedPlacement(needs), workAreas());
  const window = new BrowserWindow({
    ...bounds,
    minWidth: WINDOW_MINIMUM.width,
    minHeight: WINDOW_MINIMUM.height,
    show: false,
    title: needs.title,
    backgroundColor: nativeTheme.shouldUseDarkColors ? WINDOW_GROUND.dark : WINDOW_GROUND.light,
    webPreferences: { ...WEB_PREFERENCES, preload: needs.preload },
  });
  if (maximised) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => keepPlacement(window, needs));
  reloadAfterCrash(window, needs.log);
  void window.loadURL(needs.address);
  return window;
}

/** Makes the frame follow the chosen theme; the page itself sets the size of its text. */
export function applyTheme(theme: Settings['theme']): void {
  nativeTheme.themeSource = theme === 'auto' ? 'system' : theme;
}

function storedPlacement(needs: WindowNeeds): Placement | null {
  try {
    const stored = Placement.safeParse(needs.placement.read());
    return stored.success ? stored.data : null;
  } catch (error) {
    needs.log.warn('the window placement could not be read', error);
    return null;
  }
}

function keepPlacement(window: BrowserWindow, needs: WindowNeeds): void {
  try {
    needs.placement.write({ ...window.getNormalBounds(), maximised: window.isMaximized() });
  } catch (error) {
    needs.log.warn('the window placement could not be kept', error);
  }
}

function workAreas(): [Area, ...Area[]] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== primary.id);
  return [primary.workArea, ...others.map((display) => display.workArea)];
}

/** A window whose process died is loaded again once; a second death in a minute is left for a person to see. */
function reloadAfterCrash(window: BrowserWindow, log: Log): void {
  let hasReloaded = false;
  window.webContents.on('render-process-gone', (_event, details) => {
    log.error(`the window's process ended: ${details.reason}`);
    if (hasReloaded || details.reason === 'clean-exit' || window.isDestroyed()) return;
    hasReloaded = true;
    window.webContents.reload();
  });
}
