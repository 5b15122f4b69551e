import { expect, test } from 'vitest';
import { importsNoticeWords } from '../../../electron/shell/notice-words.ts';

test('a notification counts what is there and says nothing of what is not', () => {
  expect(importsNoticeWords({ new: 3, changed: 0, gone: 1 }, 'en')).toEqual({
    title: 'Customs imports',
    body: '3 new, 1 no longer listed',
  });
});

test('a notification speaks the language of the program', () => {
  expect(importsNoticeWords({ new: 0, changed: 2, gone: 0 }, 'sw').body).toBe('2 zimebadilika');
});
