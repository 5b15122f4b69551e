import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const SOURCES = ['electron', 'shared', 'renderer', 'vite.config.ts', 'package.json'];
const BUILT = ['dist/main/main.js', 'dist/preload/preload.cjs', 'dist/renderer/index.html'];

/** Builds the program if it has not been built, or not since its sources were last changed. False when that fails. */
export function buildIfStale(folder: string): boolean {
  if (!isStale(folder)) return true;
  console.log('Building Sajili …');
  const vite = path.join(folder, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--app', '--logLevel', 'warn'];
  return spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' }).status === 0;
}

/** True when something that is built is missing or older than the newest source. */
export function isStale(folder: string): boolean {
  const built = BUILT.map((name) => path.join(folder, name));
  if (!built.every((file) => existsSync(file))) return true;
  const newest = Math.max(...SOURCES.map((name) => newestChange(path.join(folder, name))));
  return newest > Math.min(...built.map((file) => statSync(file).mtimeMs));
}

function newestChange(place: string): number {
  if (!existsSync(place)) return 0;
  const { mtimeMs } = statSync(place);
  if (!statSync(place).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(place).map((name) => newestChange(path.join(place, name))));
}
