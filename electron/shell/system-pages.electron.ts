import { shell } from 'electron';
import type { Argument } from '../../shared/ipc/derive-types.ts';
import { systemPageAddress } from './system-page-address.ts';

type Page = Argument<'setup', 'openSystemPage'>['page'];

/** Opens a page of the system's settings. False where there is none, or where the system did not open it. */
export async function openSystemPage(page: Page): Promise<boolean> {
  const address = systemPageAddress(process.platform, page);
  if (address === null) return false;
  try {
    await shell.openExternal(address);
    return true;
  } catch {
    // The person is told the way by foot; there is nothing else to do about it.
    return false;
  }
}
