import { expect, test } from 'vitest';
import { createSettings } from '../../../electron/settings/settings.ts';
import { memoryRecord } from '../../support/record-store.ts';

const OLDER = { language: 'sw', theme: 'dark', density: 'comfort', textSize: 120 } as const;

test('settings of a version that kept no columns of customs imports are read as they are', () => {
  expect(createSettings(memoryRecord(OLDER), ['en']).current()).toEqual(OLDER);
});

test('the columns that somebody chose are there after a restart, beside all other settings', () => {
  const record = memoryRecord(OLDER);
  createSettings(record, ['en']).change({ importColumns: ['mark', 'itemName'] });
  const restarted = createSettings(record, ['en']);
  expect(restarted.current()).toEqual({ ...OLDER, importColumns: ['mark', 'itemName'] });
  restarted.change({ theme: 'light' });
  expect(createSettings(record, ['en']).current().importColumns).toEqual(['mark', 'itemName']);
});
