import { open, writeFile } from 'node:fs/promises';
import { AppError } from '../../shared/errors/app-error.ts';

/** How a person is asked for a file; the window never names a path. Both answer null when nothing was chosen. */
export interface FileDialogs {
  chooseFileToWrite(suggestedName: string, filter: FileFilter): Promise<string | null>;
  chooseFileToRead(filter: FileFilter): Promise<string | null>;
}

/** One kind of file: what it is called in the dialog, and its ending without a dot. */
interface FileFilter {
  name: string;
  extension: string;
}

/** Writes a text into a file that a person chose. @throws AppError 'files.not-written' */
export async function writeChosenFile(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, 'utf8');
  } catch (cause) {
    throw new AppError('files.not-written', {}, { cause });
  }
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
