import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** A source file with the addresses it imports, relative ones resolved to project paths. */
export interface SourceFile {
  /** Project path with forward slashes, e.g. 'electron/items/save-item.ts'. */
  path: string;
  text: string;
  imports: { target: string; isTypeOnly: boolean }[];
}

/** All TypeScript files of a top folder. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(PROJECT, name), 'utf8');
      return { path: name, text, imports: importsOf(name, text) };
    });
}

const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;

function importsOf(file: string, text: string): SourceFile['imports'] {
  return [...text.matchAll(IMPORT)].map((match) => {
    const target = match[2] ?? match[3] ?? match[4] ?? '';
    const resolved = target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target;
    return { target: resolved, isTypeOnly: match[1] !== undefined };
  });
}
