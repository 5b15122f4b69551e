import { describe, expect, it } from 'vitest';
import {
  asked,
  FIRST_FILTER,
  OPERATION_CHOICES,
  showsAll,
} from '../../../renderer/activity/activity-filter.ts';
import { subjectText } from '../../../renderer/activity/subject-text.ts';
import { ExchangeFilter, type ExchangeRow } from '../../../shared/activity/exchange-row.ts';
import { sayIn } from './say.ts';

describe('the filter of the journal', () => {
  it('asks for everything at first, and for one operation when one is chosen', () => {
    expect(asked(FIRST_FILTER)).toEqual({ operations: [], result: 'all', text: '' });
    for (const operation of OPERATION_CHOICES.slice(1))
      expect(ExchangeFilter.parse(asked({ ...FIRST_FILTER, operation })).operations).toEqual([operation]);
  });

  it('leaves nothing out only while nothing is chosen and nothing but blanks is typed', () => {
    expect([FIRST_FILTER, { ...FIRST_FILTER, text: '  ' }].map(showsAll)).toEqual([true, true]);
    const narrower = [{ operation: 'item' }, { result: 'failed' }, { text: 'x' }] as const;
    expect(narrower.map((part) => showsAll({ ...FIRST_FILTER, ...part }))).toEqual([false, false, false]);
  });
});

describe('what an exchange was about', () => {
  it('is the name of the item, also of one that is called like a purpose', () => {
    expect(about('item', 'Sugar 2 kg')).toBe('Sugar 2 kg');
    expect(about('item', 'check')).toBe('check');
    expect(about('codes', '')).toBe('');
  });

  it('is told in words where the program asked by itself', () => {
    expect(about('codes', 'check')).toBe('Looking at the connection');
    expect(about('item', 'token')).toBe('Permission of the gateway');
  });
});

function about(operation: ExchangeRow['operation'], subject: string): string {
  return subjectText({ operation, subject } as ExchangeRow, sayIn('activity'));
}
