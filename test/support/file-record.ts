import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { KeptRecordStore } from '../../electron/settings/settings.ts';
import type { OpenRecord } from '../../electron/shops/shop-files.ts';

/** Records in real files of the same form as the program's own, which need Electron to be opened. */
export const openFileRecord: OpenRecord = {
  lasting: (folder, name) => fileRecord(path.join(folder, `${name}.json`)),
  replaceable: (folder, name) => settingAside(path.join(folder, `${name}.json`)),
};

function fileRecord(file: string): KeptRecordStore<unknown> {
  const write = (value: unknown): void => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify({ record: value }));
    renameSync(`${file}.new`, file);
  };
  return {
    read: () =>
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { record: unknown }).record : null,
    write(value) {
      if (existsSync(file)) JSON.parse(readFileSync(file, 'utf8'));
      write(value);
    },
    replaceUnreadable(value, stamp) {
      renameSync(file, file.replace(/\.json$/, `.damaged-${stamp}.json`));
      write(value);
    },
  };
}

function settingAside(file: string): KeptRecordStore<unknown> {
  const record = fileRecord(file);
  return {
    ...record,
    read() {
      try {
        return record.read();
      } catch {
        renameSync(file, `${file}.damaged`);
        return null;
      }
    },
  };
}
