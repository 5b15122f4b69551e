import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PracticeStorage } from './storage.ts';

/**
 * A storage in one file, a line of JSON each. A torn last line (the program or the computer stopped while writing)
 * was never answered for: it is dropped, and cut off the file. Lines that arrive together share one flush to disk.
 */
export async function fileStorage(file: string): Promise<PracticeStorage> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const handle = await open(file, 'a');
  const writer = groupingWriter(handle);
  return {
    read: () => readWholeLines(file, handle),
    append: writer.append,
    close: async () => {
      await writer.idle();
      await handle.close();
    },
  };
}

async function readWholeLines(file: string, handle: FileHandle): Promise<string[]> {
  const bytes = await readFile(file);
  const text = bytes.toString('utf8');
  const lines = text.split('\n');
  const torn = lines.pop() ?? '';
  let tornBytes = Buffer.byteLength(torn);
  const last = lines.at(-1);
  if (last !== undefined && !isJson(last)) {
    lines.pop();
    tornBytes += Buffer.byteLength(last) + 1;
  }
  if (tornBytes > 0) await handle.truncate(bytes.length - tornBytes);
  return lines;
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

interface GroupingWriter {
  append: (line: string) => Promise<void>;
  idle: () => Promise<void>;
}

/** Writes one group at a time; what arrives meanwhile is the next group, and each line is told when its group is safe. */
function groupingWriter(handle: FileHandle): GroupingWriter {
  let waiting: string[] = [];
  let nextGroup: Promise<void> | null = null;
  let lastGroup: Promise<void> = Promise.resolve();

  const writeGroup = async (): Promise<void> => {
    const group = waiting.join('');
    waiting = [];
    nextGroup = null;
    await handle.appendFile(group);
    await handle.datasync();
  };

  const append = (line: string): Promise<void> => {
    waiting.push(`${line}\n`);
    nextGroup ??= lastGroup = lastGroup.then(writeGroup);
    return nextGroup;
  };
  return { append, idle: () => lastGroup };
}
