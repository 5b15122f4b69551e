/**
 * What `import … from 'electron'` gives the program's main bundle on the host. A name that is missing here fails
 * at start ("does not provide an export named …"), a member that is missing throws by name when it is used.
 */
import { app } from './app.ts';
import { dialog } from './dialogs.ts';
import { ipcMain } from './ipc.ts';
import { Menu } from './menu.ts';
import { net } from './net.ts';
import { protocol } from './protocol.ts';
import { safeStorage } from './safe-storage.ts';
import { session } from './session.ts';
import {
  clipboard,
  crashReporter,
  nativeTheme,
  Notification,
  powerMonitor,
  screen,
  shell,
} from './system.ts';
import { BrowserWindow } from './windows.ts';

const electron = {
  app,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
};

export { app } from './app.ts';
export { dialog } from './dialogs.ts';
export { ipcMain } from './ipc.ts';
export { Menu } from './menu.ts';
export { net } from './net.ts';
export { protocol } from './protocol.ts';
export { safeStorage } from './safe-storage.ts';
export { session } from './session.ts';
export {
  clipboard,
  crashReporter,
  nativeTheme,
  Notification,
  powerMonitor,
  screen,
  shell,
} from './system.ts';
export { BrowserWindow } from './windows.ts';

// oxlint-disable-next-line import/no-default-export -- Electron's own module has one, and libraries import it
export default new Proxy(electron, {
  get(target, key) {
    if (typeof key === 'symbol' || key in target || key === 'then')
      return Reflect.get(target, key) as unknown;
    if (key === '__esModule' || key === 'default') return undefined;
    throw new Error(`electron host: electron.${key} is not emulated`);
  },
});
