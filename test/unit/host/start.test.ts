import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStale } from '../../host/build.ts';
import { findElectron, findOrFetchElectron } from '../../host/electron-binary.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-start-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** @param minute when the file was last changed */
function write(name: string, minute: number): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, minute * 60, minute * 60);
}

function buildAt(minute: number): void {
  for (const name of ['main/main.js', 'preload/preload.cjs', 'renderer/index.html'])
    write(`dist/${name}`, minute);
}

describe('npm start builds the program', () => {
  beforeEach(() => {
    for (const name of ['electron/main.ts', 'shared/ipc/contract.ts', 'renderer/main.tsx']) write(name, 1);
    const minute = 60;
    for (const name of ['electron', 'shared', 'shared/ipc', 'renderer']) {
      utimesSync(path.join(folder, name), minute, minute);
    }
  });

  it('when it was never built, or not to the end', () => {
    expect(isStale(folder)).toBe(true);
    buildAt(2);
    rmSync(path.join(folder, 'dist/preload/preload.cjs'));
    expect(isStale(folder)).toBe(true);
  });

  it('when a source was changed since, and only then', () => {
    buildAt(2);
    expect(isStale(folder)).toBe(false);
    write('shared/ipc/contract.ts', 3);
    expect(isStale(folder)).toBe(true);
  });
});

describe('npm start looks for Electron', () => {
  const names = new Map([
    ['win32', 'electron.exe'],
    ['darwin', 'Electron.app/Contents/MacOS/Electron'],
  ]);
  const executable = names.get(process.platform) ?? 'electron';
  beforeEach(() => vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', folder));

  it('says why there is none, and does not try to fetch one into a folder that was named', () => {
    expect(findElectron()).toMatchObject({ is: 'missing' });
    expect(findOrFetchElectron()).toMatchObject({ is: 'missing' });
  });

  it('finds its binary without running it', () => {
    vi.stubEnv('DISPLAY', ':1');
    write(executable, 1);
    expect(findElectron()).toEqual({ is: 'found', file: path.join(folder, executable) });
  });

  it.runIf(process.platform === 'linux')('needs a display on Linux', () => {
    vi.stubEnv('DISPLAY', undefined);
    vi.stubEnv('WAYLAND_DISPLAY', undefined);
    write(executable, 1);
    expect(findElectron()).toMatchObject({ is: 'no-display' });
  });
});
