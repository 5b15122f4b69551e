/** Saves one key after the other into a folder, and says each that is kept, until somebody ends it. */
import '../../support/host-electron.ts';
import { Secret } from '../../../electron/authority/secret.ts';
import { storeOver } from './key-store-world.ts';
import { plainProtection } from './plain-protection.ts';

// The argument before it is the program's folder, which the host's stand-in for Electron reads.
const folder = process.argv[3] ?? '';
const { createRecordStore } = await import('../../../electron/settings/record-store.electron.ts');
const store = storeOver(createRecordStore(folder, 'device-key'), plainProtection);
for (let number = 1; ; number += 1) {
  await store.sealAnswer(new Secret(`answer with key ${number}`), `at ${number}`);
  await store.save(new Secret(`key ${number}`), `SERIAL-${number}`);
  process.stdout.write(`${number}\n`);
}
