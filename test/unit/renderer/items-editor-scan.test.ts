import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScanReader, spelledOut, type ScanReader } from '../../../renderer/app/scan-reader.ts';

const FIELDS = ['barcode', 'name', 'classificationCode', 'price', 'itemCode', 'batchNumber', ''] as const;
type Field = (typeof FIELDS)[number];

/** A form in which every letter goes to the field with the cursor, guarded as the editor's is. */
function form() {
  const reader: ScanReader = createScanReader();
  const texts = new Map<Field, string>(FIELDS.map((field) => [field, '']));
  let cursor: Field = 'barcode';
  let before = '';
  let at = 0;
  const commands: string[] = [];
  return {
    texts,
    commands,
    cursor: () => cursor,
    goTo(field: Field) {
      cursor = field;
    },
    press(key: string, gap: number, isPlain = true) {
      at += gap;
      const reading = reader.read({ key, at, isPlain, isInText: cursor !== '' });
      if (reading.is === 'beginning') before = texts.get(cursor) ?? '';
      if (reading.is === 'scan') {
        texts.set(cursor, before);
        texts.set('barcode', reading.text);
        cursor = 'name';
        return;
      }
      if (key === 'Enter' || key === 'Tab') commands.push(key);
      else if (key.length === 1 && cursor !== '') texts.set(cursor, (texts.get(cursor) ?? '') + key);
    },
  };
}

const character = constantFrom(...Array.from('0123456789ABCDEFXYZ-'));
const burst = record({
  field: constantFrom(...FIELDS),
  code: array(character, { minLength: 6, maxLength: 20 }),
  gaps: array(integer({ min: 0, max: 35 }), { minLength: 21, maxLength: 21 }),
  end: constantFrom('Enter', 'Tab'),
  typedBefore: array(character, { maxLength: 5 }),
});

describe('a barcode scanner', () => {
  it('500 scans into whatever field all end in Barcode, change nothing else and command nothing (U33)', () => {
    assert(
      property(burst, ({ field, code, gaps, end, typedBefore }) => {
        const typed = form();
        typed.goTo(field);
        for (const key of typedBefore) typed.press(key, 80);
        code.forEach((key, index) => typed.press(key, index === 0 ? 80 : (gaps[index] ?? 0)));
        typed.press(end, gaps.at(-1) ?? 0);
        const expected = new Map<Field, string>(FIELDS.map((name) => [name, '']));
        if (field !== '') expected.set(field, typedBefore.join(''));
        expected.set('barcode', code.join(''));
        expect(typed.texts).toEqual(expected);
        expect(typed.commands).toEqual([]);
        expect(typed.cursor()).toBe('name');
      }),
      { numRuns: 500 },
    );
  });

  it('nobody who types is taken for one, however fast: a single gap longer than a scanner makes is enough', () => {
    const person = record({
      text: array(character, { minLength: 6, maxLength: 30 }),
      slow: integer({ min: 36, max: 400 }),
    });
    assert(
      property(person, ({ text, slow }) => {
        const typed = form();
        typed.goTo('name');
        text.forEach((key, index) => typed.press(key, index % 5 === 4 ? slow : 30));
        typed.press('Enter', slow);
        expect(typed.texts.get('name')).toBe(text.join(''));
        expect(typed.texts.get('barcode')).toBe('');
        expect(typed.commands).toEqual(['Enter']);
      }),
    );
  });

  it('five fast letters and Enter are still a person', () => {
    const typed = form();
    typed.goTo('name');
    for (const key of 'sugar') typed.press(key, 20);
    typed.press('Enter', 20);
    expect(typed.texts.get('name')).toBe('sugar');
  });

  it('a key that is held, or pressed with Ctrl, is no part of a scan', () => {
    const typed = form();
    typed.goTo('name');
    for (let times = 0; times < 20; times += 1) typed.press('0', 30, false);
    typed.press('Enter', 30);
    expect(typed.commands).toEqual(['Enter']);
  });

  it('the Shift key between the letters of a code does not end it', () => {
    const typed = form();
    for (const key of ['1', '2', 'Shift', 'A', 'Shift', 'B', '3', '4']) typed.press(key, 10);
    typed.press('Enter', 10);
    expect(typed.texts.get('barcode')).toBe('12AB34');
  });

  it('where there is no field, not one of its letters presses anything, and a short label of the shop counts', () => {
    const reader = createScanReader();
    const readings = ['1', ' ', '2', 'Enter'].map(
      (key, place) => reader.read({ key, at: place * 5, isPlain: true, isInText: false }).is,
    );
    expect(readings).toEqual(['beginning', 'inside', 'inside', 'scan']);
  });

  it('a person who presses Space and goes on by Enter is none, wherever the focus is', () => {
    const reader = createScanReader();
    const press = (key: string, at: number) => reader.read({ key, at, isPlain: true, isInText: false }).is;
    expect([press(' ', 0), press('Enter', 20), press(' ', 120), press(' ', 240)]).toEqual([
      'beginning',
      'nothing',
      'beginning',
      'beginning',
    ]);
  });

  it('is said digit by digit', () => {
    expect(spelledOut('6161')).toBe('6 1 6 1');
  });
});
