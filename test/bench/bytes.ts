import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PROJECT } from '../support/source-files.ts';
import type { Bench, Figures } from './measure.ts';

const DIST = path.join(PROJECT, 'dist');
const KILOBYTE = 1000;

/** The most a part may weigh (targets of the product; a build above them is not ready). */
export const BUDGETS: Readonly<Record<string, number>> = {
  'bytes.firstScreen.js': 260 * KILOBYTE,
  'bytes.firstScreen.css': 45 * KILOBYTE,
  'bytes.largestLazyScreen': 90 * KILOBYTE,
  'bytes.skeletonCss': 4 * KILOBYTE,
  'bytes.main': 600 * KILOBYTE,
};

export const bytes: Bench = { name: 'bytes', run: async () => measureBytes() };

/** Weighs the built program. Throws when there is no build. */
export function measureBytes(): Figures {
  if (!existsSync(path.join(DIST, 'renderer/index.html')))
    throw new Error('there is no build; run npm run build');
  const page = readFileSync(path.join(DIST, 'renderer/index.html'), 'utf8');
  const scripts = addresses(page, /<(?:script|link)[^>]*?(?:src|href)="\.\/([^"]+\.js)"/g);
  const styles = addresses(page, /<link[^>]*?href="\.\/([^"]+\.css)"/g);
  const others = readdirSync(path.join(DIST, 'renderer/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`)
    .filter((name) => !scripts.includes(name));
  const inline = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map((match) => match[1] ?? '')
    .join('');
  const main = readdirSync(path.join(DIST, 'main')).filter((name) => name.endsWith('.js'));
  return {
    'bytes.firstScreen.js': weight(sum(scripts.map(zipped))),
    'bytes.firstScreen.css': weight(sum(styles.map(zipped))),
    'bytes.largestLazyScreen': weight(Math.max(0, ...others.map(zipped))),
    'bytes.skeletonCss': weight(Buffer.byteLength(inline)),
    'bytes.main': weight(statSync(path.join(DIST, 'main/main.js')).size),
    'bytes.main.allThreads': weight(sum(main.map((name) => statSync(path.join(DIST, 'main', name)).size))),
  };
}

function addresses(page: string, pattern: RegExp): string[] {
  return [...new Set([...page.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

function zipped(name: string): number {
  return gzipSync(readFileSync(path.join(DIST, 'renderer', name))).byteLength;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function weight(value: number): Figures[string] {
  return { value, unit: 'B', ratioTo: null, ratio: null };
}
