import type { Say } from '../words/use-words.ts';

/** The name of the protection in words where we know it; otherwise as the system calls it. */
export function protectionName(protection: string, t: Say<'settings'>): string {
  switch (protection) {
    case 'dpapi':
    case 'keychain':
    case 'basic_text':
    case 'host_stand_in':
      return t(`protection-${protection}`);
    default:
      return protection;
  }
}
