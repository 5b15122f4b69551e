import { open, rename, rm } from 'node:fs/promises';
import { AppError } from '../../shared/errors/app-error.ts';

/** How a person is asked for a file; the window never names a path. Both answer null when nothing was chosen. */
export interface FileDialogs {
  chooseFileToWrite(suggestedName: string, filter: FileFilter): Promise<string | null>;
  chooseFileToRead(filter: FileFilter): Promise<string | null>;
}

/** One kind of file: what it is called in the dialog, and its endings without a dot, the usual one first. */
interface FileFilter {
  name: string;
  extensions: readonly string[];
}

/**
 * Writes a text into a file that a person chose. It gets its name when it is whole and on the disk, so that what had
 * the name before is there until then. @throws AppError 'files.not-written'
 */
export async function writeChosenFile(file: string, text: string): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeThrough(part, text);
    await rename(part, file);
  } catch (cause) {
    await rm(part, { force: true }).catch(() => undefined);
    throw new AppError('files.not-written', {}, { cause });
  }
}

async function writeThrough(file: string, text: string): Promise<void> {
  await using handle = await open(file, 'w');
  await handle.writeFile(text, 'utf8');
  await handle.sync();
}

/**
 * Reads a text from a file that a person chose.
 * @param largest in bytes; a larger file is not read, because it cannot be what was asked for
 * @throws AppError 'files.not-read'
 */
export async function readChosenFile(file: string, largest: number): Promise<string> {
  try {
    await using opened = await open(file);
    const { size } = await opened.stat();
    if (size > largest) throw new RangeError(`${size} bytes are more than ${largest}`);
    return await opened.readFile('utf8');
  } catch (cause) {
    throw new AppError('files.not-read', {}, { cause });
  }
}
