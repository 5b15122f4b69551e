import { describe, expect, it } from 'vitest';
import { choiceAfterKey, codeOfText, firstChoice } from '../../../renderer/codes/code-picker-state.ts';
import { standingOf, type Choice } from '../../../renderer/codes/choice.ts';
import { codeText, rateText } from '../../../renderer/codes/code-text.ts';
import { refreshedWords } from '../../../renderer/codes/refreshed-words.ts';
import { choiceOf } from '../../../renderer/codes/use-coded-field-source.ts';
import { sayIn } from './say.ts';

const option = (code: string, name: string, value = ''): Choice => ({
  code,
  name,
  inUse: true,
  value,
  path: [],
  reason: '',
});
const units = [option('KG', 'Kilo-Gramme'), option('U', 'Pieces/item')];

describe('the choice the keyboard is on', () => {
  it('is the best one for what was typed', () => {
    expect(firstChoice(units, 'kilo', '')).toBe(0);
  });

  it('is the code that stands in the field when the list was only opened', () => {
    expect(firstChoice(units, null, 'U')).toBe(1);
  });

  it('is none in a list that was only opened over an empty field, so going on chooses nothing', () => {
    expect(firstChoice(units, null, '')).toBeNull();
    expect(firstChoice(units, '', 'U')).toBeNull();
    expect(firstChoice([], 'kilo', '')).toBeNull();
  });

  it('is none for a number that no code found begins with, so a typed code is never replaced by another', () => {
    const classes = [option('5059690800', 'Sugar')];
    expect(firstChoice(classes, '5059', '')).toBe(0);
    expect(firstChoice(classes, '9901', '')).toBeNull();
    expect(firstChoice(classes, 'sugar', '')).toBe(0);
  });

  it('goes to the ends by Home and End once the arrows are in the list; before, they belong to the text', () => {
    expect(choiceAfterKey('End', 0, 5, true)).toBe(4);
    expect(choiceAfterKey('Home', 3, 5, true)).toBe(0);
    expect(choiceAfterKey('End', 0, 5, false)).toBeNull();
  });

  it('moves by the arrows and stays at the ends', () => {
    expect(choiceAfterKey('ArrowDown', null, 2)).toBe(0);
    expect(choiceAfterKey('ArrowUp', null, 2)).toBe(1);
    expect(choiceAfterKey('ArrowDown', 1, 2)).toBe(1);
    expect(choiceAfterKey('PageUp', 1, 2)).toBe(0);
    expect(choiceAfterKey('x', 1, 2)).toBeNull();
  });
});

describe('text typed into a code field', () => {
  it('is taken as the code in any case', () => {
    expect(codeOfText(' kg ', units)).toBe('KG');
  });

  it('stays as it is when it is no code, so nothing typed is lost', () => {
    expect(codeOfText('sacks', units)).toBe('sacks');
  });

  it('never becomes another code that only begins like it', () => {
    expect(codeOfText('K', units)).toBe('K');
  });
});

describe('a code for people', () => {
  const vat = {
    code: 'B',
    name: 'B-VAT 16%',
    inUse: true,
    value: { label: 'Tax Rate', value: '16' },
  };

  it('shows code, name and rate', () => {
    expect(codeText(choiceOf(vat, 'taxTypeCode'))).toBe('B — B-VAT 16% — 16\u00A0%');
  });

  it('shows code and name where there is no value', () => {
    expect(codeText(option('KE', 'KENYA'))).toBe('KE — KENYA');
  });

  it('has a rate only in the field of the tax type, whatever a class calls its values', () => {
    expect(choiceOf(vat, 'quantityUnitCode').value).toBe('16');
    expect(choiceOf({ ...vat, value: { label: null, value: '16' } }, 'taxTypeCode').value).toBe('16\u00A0%');
  });

  it('a rate that is no plain number stays as the authority wrote it', () => {
    expect(rateText('exempt')).toBeNull();
    expect(rateText('')).toBeNull();
    expect(rateText('16.0')).toBe('16.0\u00A0%');
    expect(choiceOf({ ...vat, value: { label: 'Tax Rate', value: 'exempt' } }, 'taxTypeCode').value).toBe(
      'exempt',
    );
  });
});

const asIs = (choice: Choice) => choice;

describe('what stands behind a value', () => {
  it('is not known before the lists have answered', () => {
    expect(standingOf(undefined, asIs)).toEqual({ is: 'not-known-yet' });
  });

  it('is a code of the lists, or one that they do not hold', () => {
    const [kilo] = units;
    expect(standingOf([kilo!], asIs)).toEqual({ is: 'known', choice: kilo });
    expect(standingOf([null], asIs)).toEqual({ is: 'unknown' });
  });
});

describe('the sentence after a refresh', () => {
  const nothing = {
    added: 0,
    renamed: 0,
    valueChanged: 0,
    changed: 0,
    switchedOff: 0,
    switchedOn: 0,
    unreadableRows: 0,
  };
  const report = { is: 'refreshed', classes: 24, ...nothing, at: '2026-11-21T06:00:00.000Z' } as const;

  it('tells only what happened', () => {
    const words = refreshedWords({ ...report, added: 3, renamed: 1, switchedOff: 2 }, sayIn('codes'));
    expect(words).toBe('24 lists checked: 3 codes added, 1 renamed, 2 switched off.');
  });

  it('tells a new rate by itself, because it touches every price', () => {
    expect(refreshedWords({ ...report, valueChanged: 1 }, sayIn('codes'))).toBe(
      '24 lists checked: 1 with a new value.',
    );
  });

  it('says so when nothing changed', () => {
    expect(refreshedWords(report, sayIn('codes'))).toBe('24 lists checked: nothing changed.');
  });
});
