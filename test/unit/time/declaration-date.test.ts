import { expect, test } from 'vitest';
import { readDeclarationDate } from '../../../shared/time/declaration-date.ts';

const DAY_MS = 86_400_000;

const daysOf1990To2099 = (): string[] => {
  const days: string[] = [];
  for (let at = Date.UTC(1990, 0, 1); at < Date.UTC(2100, 0, 1); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
};

const writtenBothWays = (iso: string): string[] => {
  const [year, month, day] = iso.split('-');
  return [`${year}${month}${day}`, `${day}${month}${year}`];
};

const isoOf = (text: string): string => {
  const date = readDeclarationDate(text);
  return date.is === 'date' ? date.iso : date.is;
};

test('every day from 1990 to 2099 is read from both ways of writing, and no text means two days', () => {
  const [meaning, read, meant] = [new Map<string, string>(), [] as string[], [] as string[]];
  for (const iso of daysOf1990To2099()) {
    for (const text of writtenBothWays(iso)) {
      meaning.set(text, iso);
      read.push(`${text}: ${isoOf(text)}`);
      meant.push(`${text}: ${iso}`);
    }
  }
  // One meaning for each text: the second way of writing another day would have made the map smaller.
  expect(meaning.size).toBe(2 * daysOf1990To2099().length);
  expect(read).toEqual(meant);
});

test('no other text of eight digits is a date', () => {
  const texts = new Set(daysOf1990To2099().flatMap((iso) => writtenBothWays(iso)));
  const wronglyRead: string[] = [];
  for (let number = 0; number < 100_000_000; number += 997) {
    const text = String(number).padStart(8, '0');
    if ((readDeclarationDate(text).is === 'date') !== texts.has(text)) wronglyRead.push(text);
  }
  expect(wronglyRead).toEqual([]);
});

test('live Kenya and the spec are both understood', () => {
  expect(readDeclarationDate('01022023')).toEqual({ is: 'date', iso: '2023-02-01' });
  expect(readDeclarationDate('20200211')).toEqual({ is: 'date', iso: '2020-02-11' });
  expect(readDeclarationDate(' 01022023 ')).toEqual({ is: 'date', iso: '2023-02-01' });
});

test.each([
  '-1',
  '',
  '0',
  '00000000',
  '31022023',
  '20230231',
  '2023-02-01',
  '1022023',
  '010220233',
  'abcdefgh',
  20200211,
  null,
  undefined,
  {},
])('%j says that there is no date', (raw) => {
  expect(readDeclarationDate(raw)).toEqual({ is: 'no-date' });
});
