import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT } from '../../support/source-files.ts';

// What the packer looks for in an Electron: the mark before the fuses, then version, count, and one state each.
const FUSE_MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES_OFF = '\u0001\t000000000';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-package-'));
const packed = path.join(folder, 'out', 'linux-unpacked');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Packs the built program around a hollow Electron: all but the binary itself is as it will be. */
beforeAll(() => {
  const hollow = path.join(folder, 'electron');
  mkdirSync(path.join(hollow, 'locales'), { recursive: true });
  mkdirSync(path.join(hollow, 'resources'));
  writeFileSync(path.join(hollow, 'electron'), `hollow ${FUSE_MARK}${FUSES_OFF} end`, { mode: 0o755 });
  for (const name of [
    'LICENSE',
    'LICENSES.chromium.html',
    'resources.pak',
    'icudtl.dat',
    'locales/en-US.pak',
    'locales/de.pak',
  ])
    writeFileSync(path.join(hollow, name), 'hollow');
  writeFileSync(path.join(hollow, 'version'), '45.4.1');
  execFileSync(
    process.execPath,
    [
      path.join(PROJECT, 'node_modules/electron-builder/cli.js'),
      '--linux',
      'dir',
      `-c.electronDist=${hollow}`,
      `-c.directories.output=${path.join(folder, 'out')}`,
      '--publish',
      'never',
    ],
    { cwd: PROJECT, stdio: 'pipe' },
  );
}, 60_000);

describe('the package', () => {
  test('holds the built program and its package.json, and nothing else', () => {
    const files = listPackage(path.join(packed, 'resources/app.asar'), { isPack: false }).map((name) =>
      name.replaceAll('\\', '/'),
    );
    expect(files.filter((name) => !/^\/(dist(\/|$)|package\.json$)/.test(name))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        '/dist/main/main.js',
        '/dist/main/core.js',
        '/dist/preload/preload.cjs',
        '/dist/renderer/index.html',
        '/package.json',
      ]),
    );
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  });

  test('has every fuse set: no foreign scripts, no inspector, the program only from its sealed archive', async () => {
    const wire = await getCurrentFuseWire(path.join(packed, 'sajili'));
    const isOn = (fuse: FuseV1Options): boolean => wire[fuse] === FuseState.ENABLE;
    expect({
      runAsNode: isOn(FuseV1Options.RunAsNode),
      cookies: isOn(FuseV1Options.EnableCookieEncryption),
      nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      inspector: isOn(FuseV1Options.EnableNodeCliInspectArguments),
      integrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      onlyFromArchive: isOn(FuseV1Options.OnlyLoadAppFromAsar),
      ownSnapshot: isOn(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot),
      filePrivileges: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
    }).toEqual({
      runAsNode: false,
      cookies: false,
      nodeOptions: false,
      inspector: false,
      integrity: true,
      onlyFromArchive: true,
      ownSnapshot: false,
      filePrivileges: false,
    });
  });
});
