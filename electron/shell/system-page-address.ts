import type { Argument } from '../../shared/ipc/derive-types.ts';

type Page = Argument<'setup', 'openSystemPage'>['page'];

const ADDRESSES: Readonly<Record<string, Record<Page, string>>> = {
  win32: { date: 'ms-settings:dateandtime', storage: 'ms-settings:storagesense' },
  darwin: {
    date: 'x-apple.systempreferences:com.apple.Date-Time-Settings.extension',
    storage: 'x-apple.systempreferences:com.apple.settings.Storage',
  },
};

/** The address of a page of the system's own settings; null where there is none that can be opened. */
export function systemPageAddress(platform: string, page: Page): string | null {
  return ADDRESSES[platform]?.[page] ?? null;
}
