import { expect, test } from 'vitest';
import { failureChoices } from '../../../electron/shell/failure-choices.ts';
import { failureWords } from '../../../electron/shell/failure-words.ts';
import { ERROR_CODES } from '../../../shared/errors/error-codes.ts';

test('whatever does not open, a person can look at the folder, open another shop, or close', () => {
  for (const code of ERROR_CODES)
    expect(failureChoices(code, false).toSorted()).toEqual(['open-folder', 'quit', 'without-shop']);
});

test('a copy is offered only for damaged data, and is never what closing the dialog means', () => {
  const offering = ERROR_CODES.filter((code) => failureChoices(code, true).includes('restore'));
  expect(offering).toEqual(['database.damaged']);
  expect(failureChoices('database.damaged', true)[0]).toBe('quit');
});

test.each([
  ['en', 'shop.json', 'Nothing was changed'],
  ['sw', 'shop.json', 'Hakuna kilichobadilishwa'],
] as const)(
  'a record that cannot be read is told by its own file in %s, not as the data',
  (language, file, calm) => {
    const words = failureWords('shop.record-unreadable', language);
    expect(words.title).toContain(file);
    expect(words.body).toContain(calm);
    expect(words.title).not.toBe(failureWords('database.damaged', language).title);
  },
);
