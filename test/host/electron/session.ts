import { EventEmitter } from 'node:events';
import { noteDeed } from './deeds.ts';
import { protocol } from './protocol.ts';
import { standIn, type Emulated } from './stand-in.ts';
import { webRequest } from './web-request.ts';

/** The one session. Handlers of permissions are noted, never asked: the host has no way to a browser's own prompts. */
class HostSession extends EventEmitter implements Emulated<Electron.Session> {
  readonly protocol = protocol;
  readonly webRequest = webRequest;
  readonly setPermissionRequestHandler = noted('setPermissionRequestHandler');
  readonly setPermissionCheckHandler = noted('setPermissionCheckHandler');
  readonly setDevicePermissionHandler = noted('setDevicePermissionHandler');
  readonly setDisplayMediaRequestHandler = noted('setDisplayMediaRequestHandler');
  readonly setUSBProtectedClassesHandler = noted('setUSBProtectedClassesHandler');
  readonly setBluetoothPairingHandler = noted('setBluetoothPairingHandler');
  readonly setCertificateVerifyProc = noted('setCertificateVerifyProc');

  setSpellCheckerEnabled(): void {}
  setSpellCheckerLanguages(): void {}
  clearCache(): Promise<void> {
    return Promise.resolve();
  }
  clearStorageData(): Promise<void> {
    return Promise.resolve();
  }
}

function noted(name: string) {
  return (handler: unknown): void => noteDeed(`session.${name}`, handler === null ? 'removed' : 'set');
}

export const session = standIn<typeof Electron.Session>('session', {
  defaultSession: standIn<Electron.Session>('session', new HostSession()),
});
