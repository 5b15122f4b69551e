import { describe, expect, it } from 'vitest';
import { choiceAfterKey, codeOfText, firstChoice } from '../../../renderer/codes/code-picker-state.ts';
import { codeText, rateText, valueText } from '../../../renderer/codes/code-text.ts';
import { refreshedWords } from '../../../renderer/codes/refreshed-words.ts';
import type { CodeOption } from '../../../shared/codes/code.ts';
import { sayIn } from './say.ts';

const option = (code: string, name: string, value: CodeOption['value'] = null): CodeOption => ({
  code,
  name,
  inUse: true,
  value,
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
  it('shows code, name and rate', () => {
    const vat = option('B', 'B-VAT 16%', { label: 'Tax Rate', value: '16' });
    expect(codeText(vat)).toBe('B — B-VAT 16% — 16\u00A0%');
  });

  it('shows code and name where there is no value', () => {
    expect(codeText(option('KE', 'KENYA'))).toBe('KE — KENYA');
  });

  it.each(['Tax Rate', 'TaxRate', 'rate'])('a value headed “%s” is a rate', (label) => {
    expect(rateText({ label, value: '16' })).toBe('16\u00A0%');
  });

  it('a rate that is no plain number, and a value that is no rate, stay as the authority wrote them', () => {
    expect(valueText({ label: 'Tax Rate', value: 'exempt' })).toBe('exempt');
    expect(valueText({ label: 'Separate', value: '16' })).toBe('16');
    expect(valueText({ label: null, value: '16' })).toBe('16');
  });
});

describe('the sentence after a refresh', () => {
  const nothing = { added: 0, renamed: 0, changed: 0, switchedOff: 0, switchedOn: 0, unreadableRows: 0 };
  const report = { is: 'refreshed', classes: 24, ...nothing, at: '2026-11-21T06:00:00.000Z' } as const;

  it('tells only what happened', () => {
    const words = refreshedWords({ ...report, added: 3, renamed: 1, switchedOff: 2 }, sayIn('codes'));
    expect(words).toBe('24 lists checked: 3 codes added, 1 renamed, 2 switched off.');
  });

  it('says so when nothing changed', () => {
    expect(refreshedWords(report, sayIn('codes'))).toBe('24 lists checked: nothing changed.');
  });
});
