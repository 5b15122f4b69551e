import path from 'node:path';

/**
 * Where this person's data lies. On Windows the local, not the roaming folder: a key bound to this computer and a
 * database must not be copied to others behind the program's back.
 * @returns null where Electron's own choice is right
 */
export function localDataFolder(
  platform: string,
  environment: Readonly<Record<string, string | undefined>>,
  programName: string,
): string | null {
  const local = environment['LOCALAPPDATA'];
  return platform === 'win32' && local !== undefined && local !== ''
    ? path.win32.join(local, programName)
    : null;
}
