import path from 'node:path';
import { BrowserWindow, dialog } from 'electron';

/** One kind of file: what it is called in the dialog, and its endings without a dot, the usual one first. */
interface FileFilter {
  name: string;
  extensions: readonly string[];
}

/** Asks a person where to write a file; null when they thought better of it. */
export async function chooseFileToWrite(suggestedName: string, filter: FileFilter): Promise<string | null> {
  const options: Electron.SaveDialogOptions = {
    defaultPath: path.join(lastFolders.get(kindOf(filter)) ?? '', suggestedName),
    filters: filtersOf(filter),
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  };
  const window = BrowserWindow.getFocusedWindow();
  const { canceled, filePath } = await (window === null
    ? dialog.showSaveDialog(options)
    : dialog.showSaveDialog(window, options));
  return canceled || filePath === '' ? null : remembered(filePath, filter);
}

/** Asks a person for one file to read; null when they thought better of it. */
export async function chooseFileToRead(filter: FileFilter): Promise<string | null> {
  const folder = lastFolders.get(kindOf(filter));
  const options: Electron.OpenDialogOptions = {
    ...(folder === undefined ? {} : { defaultPath: folder }),
    filters: filtersOf(filter),
    properties: ['openFile'],
  };
  const window = BrowserWindow.getFocusedWindow();
  const { canceled, filePaths } = await (window === null
    ? dialog.showOpenDialog(options)
    : dialog.showOpenDialog(window, options));
  const [file] = filePaths;
  return canceled || file === undefined ? null : remembered(file, filter);
}

/** Where each kind of file was last, while the program runs. */
const lastFolders = new Map<string, string>();

function remembered(file: string, filter: FileFilter): string {
  lastFolders.set(kindOf(filter), path.dirname(file));
  return file;
}

function kindOf({ extensions }: FileFilter): string {
  return extensions.join(' ');
}

function filtersOf({ name, extensions }: FileFilter): Electron.FileFilter[] {
  return [{ name, extensions: [...extensions] }];
}
