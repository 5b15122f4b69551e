import { describe, expect, it } from 'vitest';
import { customsSentences } from '../../../renderer/home/customs-health.tsx';
import { sayIn } from './say.ts';

const format = { longDate: () => '', age: () => '', when: () => 'today 10:42', since: () => '' };
const looked = { lookedAt: '2026-11-21T07:42:00.000Z', failure: null, unseen: 0 };
const failure = { at: '2026-11-21T09:00:00.000Z', outcome: 'never-connected', resultCode: '', message: '' };
const said = (status: Parameters<typeof customsSentences>[0]) =>
  customsSentences(status, sayIn('home'), format).join(' ');

describe('customs imports on Home', () => {
  it('says when customs was looked at, and what is new since somebody was there', () => {
    expect(said(looked)).toBe('Looked today 10:42.');
    expect(said({ ...looked, unseen: 1 })).toBe('1 line is new or changed. Looked today 10:42.');
    expect(said({ ...looked, unseen: 1200 })).toBe('1,200 lines are new or changed. Looked today 10:42.');
  });

  it('says that the last look did not work, and which list is there', () => {
    expect(said({ ...looked, failure })).toBe(
      'The last look did not work. You have the list from today 10:42.',
    );
    expect(said({ lookedAt: null, failure, unseen: 0 })).toBe('The list could not be fetched yet.');
  });
});
