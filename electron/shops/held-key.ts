import { readKeyFile } from '../device/key-file.ts';
import type { ShopFiles } from './shop-files.ts';

/** Whether this computer keeps a key for a shop, whatever its state; a file that cannot be read may hold one. */
export function holdsKey({ keyFile }: Pick<ShopFiles, 'keyFile'>): boolean {
  const reading = readKeyFile(keyFile);
  if (reading.is !== 'read') return true;
  const { key, previous, earlier } = reading.file;
  return key !== null || previous !== null || earlier.length > 0;
}
