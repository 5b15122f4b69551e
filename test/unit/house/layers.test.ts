import { describe, expect, test } from 'vitest';
import type { SourceFile } from '../../support/source-files.ts';
import { sourceFiles } from '../../support/source-files.ts';
import { ABBREVIATIONS, MAY_ABBREVIATE, SINGLE_DOORS, THREAD_OF_FOLDER } from './doors.ts';
import { BOTH_THREADS, ROOMS } from './layers.ts';

const files = ['shared', 'electron', 'renderer'].flatMap(sourceFiles);

describe('the house keeps its rooms apart', () => {
  test('the test itself sees the whole house', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(300);
  });

  test('every file imports only what its room allows', () => {
    expect(files.flatMap(forbiddenImports)).toEqual([]);
  });

  test('main and core never import from each other', () => {
    expect(files.flatMap(crossedThreads)).toEqual([]);
  });

  test("a domain never imports another domain's repository", () => {
    const wrong = files.flatMap((file) =>
      file.imports
        .filter(({ target }) => target.endsWith('.repository.ts') && folderOf(target) !== folderOf(file.path))
        .map(
          ({ target }) =>
            `${file.path} imports ${target}: a domain calls another domain's service, never its tables`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  test('each danger has one door', () => {
    const wrong = files.flatMap((file) =>
      SINGLE_DOORS.filter(({ what, only }) => what.test(file.text) && !only.test(file.path)).map(
        ({ what, why }) => `${file.path} has ${String(what)}: ${why}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("the authority's abbreviations stay in its own rooms", () => {
    const wrong = files
      .filter((file) => !MAY_ABBREVIATE.test(file.path))
      .flatMap((file) => {
        const found = ABBREVIATIONS.exec(file.text);
        return found === null ? [] : [`${file.path} says ${found[0]}: elsewhere we speak whole words`];
      });
    expect(wrong).toEqual([]);
  });

  test('there are no barrels and no rooms for odds and ends', () => {
    const wrong = files.filter((file) => /(^|\/)(index\.tsx?|utils?\/|helpers?\/|common\/)/.test(file.path));
    expect(wrong.map((file) => file.path)).toEqual([]);
  });
});

function forbiddenImports(file: SourceFile): string[] {
  const room = ROOMS.filter(({ at }) => file.path.startsWith(at)).toSorted(
    (a, b) => b.at.length - a.at.length,
  )[0];
  if (room === undefined) return [`${file.path} lives in no room of the table`];
  return file.imports
    .map(({ target }) => named(target))
    .filter((target) => !room.may.some((start) => matches(target, start)))
    .filter((target) => target !== 'npm:electron')
    .map((target) => `${file.path} imports ${target}: ${room.at} may not (${room.why})`);
}

/** A target as the table names it: project path, `node:…`, or `npm:PACKAGE` without the file inside it. */
function named(target: string): string {
  if (/^(shared|electron|renderer|test)\//.test(target) || target.startsWith('node:')) return target;
  const [scope = '', name] = target.split('/');
  return `npm:${scope.startsWith('@') && name !== undefined ? `${scope}/${name}` : scope}`;
}

function matches(target: string, start: string): boolean {
  return start.endsWith('/') || start === 'node:' ? target.startsWith(start) : target === start;
}

function crossedThreads(file: SourceFile): string[] {
  const here = threadOf(file.path);
  if (here !== 'main' && here !== 'core') return [];
  return file.imports
    .filter(({ target }) => {
      const there = threadOf(target);
      return (there === 'main' || there === 'core') && there !== here;
    })
    .map(({ target }) => `${file.path} (${here}) imports ${target}: it runs on the other thread`);
}

function threadOf(file: string): string | undefined {
  if ((BOTH_THREADS as readonly string[]).includes(file)) return 'both';
  return file.startsWith('electron/') ? THREAD_OF_FOLDER[folderOf(file)] : undefined;
}

function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}
