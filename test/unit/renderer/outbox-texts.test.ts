import { describe, expect, it } from 'vitest';
import { attemptWords } from '../../../renderer/outbox/attempts.tsx';
import { clearWords } from '../../../renderer/outbox/clear-words.ts';
import { entryReason, entrySentence } from '../../../renderer/outbox/entry-words.ts';
import { isAuthoritySpeaking, outcomeWords } from '../../../renderer/outbox/outcome-words.ts';
import { sentLines } from '../../../renderer/outbox/sent-lines.ts';
import { supportText } from '../../../renderer/outbox/support-text.ts';
import { OUTBOX_STATES, PauseReason, type OutboxEntry } from '../../../shared/outbox/outbox-entry.ts';
import type { ProgramState } from '../../../shared/program/program-state.ts';
import { anEntry } from './an-outbox-entry.ts';
import { sayIn } from './say.ts';

const entry = anEntry();
const format = { longDate: () => '', age: () => '', when: () => 'today 10:45', since: () => '09:40' };
const t = sayIn('outbox');
const since = '2026-11-21T06:40:00.000Z';

describe('what the outbox says about an entry', () => {
  it('says that a waiting entry goes by itself, when it is tried next, and that only its latest version is sent', () => {
    expect(entrySentence(entry, null, t, format)).toBe('It will go by itself.');
    const later = { ...entry, nextAttemptAt: '2026-11-21T07:45:00.000Z', revision: 2 };
    expect(entrySentence(later, null, t, format)).toBe(
      'It will go by itself. Next try today 10:45. Only the latest version is sent.',
    );
  });

  it('says why what waits is paused, in the list as beside it', () => {
    const pause = { reason: 'no-line' as const, since, until: null };
    expect(entryReason(entry, pause, t)).toEqual({ text: 'No line', isAuthority: false });
    expect(entrySentence(entry, pause, t, format)).toContain('No line, so nothing is being sent just now.');
    const accepted = anEntry({ state: 'accepted', outcome: 'success' });
    expect(entryReason(accepted, pause, t).text).toBe('Accepted');
  });

  it('names who holds an entry, where that is known', () => {
    const held = anEntry({ state: 'held', holderName: 'Otieno' });
    expect(entrySentence(held, null, t, format)).toBe(
      'Otieno stopped it. It is not sent until you release it.',
    );
    expect(entrySentence(anEntry({ state: 'held' }), null, t, format)).toContain('A person stopped it.');
    expect(sayIn('outbox', 'sw')('held-by', { name: 'Otieno' })).toBe('Imezuiwa na Otieno');
  });

  it('quotes the authority where it refused, and says so', () => {
    const refused = anEntry({ state: 'not-accepted', outcome: 'refused', message: 'Overlapped data' });
    expect(entryReason(refused, null, t)).toEqual({ text: 'Overlapped data', isAuthority: true });
    expect(entryReason({ ...refused, message: '' }, null, t)).toEqual({
      text: 'Not accepted',
      isAuthority: false,
    });
  });

  it('says why the last attempt came to nothing, and nothing before the first', () => {
    expect(entryReason(anEntry({ outcome: 'never-connected' }), null, t).text).toBe(
      'No connection; nothing was sent',
    );
    expect(entryReason(entry, null, t).text).toBe('');
  });

  it('tells what a person marked from what the authority accepted', () => {
    const marked = anEntry({ state: 'accepted', outcome: 'marked-by-person' });
    expect(entryReason(marked, null, t).text).toBe('Marked by a person; nothing was sent');
    expect(entrySentence(marked, null, t, format)).toContain('Nothing was sent then.');
    const attempt = { startedAt: since, endedAt: since, resultCode: '', message: 'Mary' };
    expect(attemptWords({ ...attempt, outcome: 'marked-by-person' }, t)).toBe(
      'Marked by Mary; nothing was sent',
    );
    expect(attemptWords({ ...attempt, outcome: 'refused' }, t)).toBe('Not accepted');
    expect(attemptWords({ ...attempt, endedAt: null, outcome: '' }, t)).toBe('On its way…');
  });

  it('quotes as the authority only what the authority said, not what the line did', () => {
    expect(['refused', 'success', 'asked-to-wait'].every(isAuthoritySpeaking)).toBe(true);
    expect(['no-answer', 'never-connected', 'not-us', 'unreadable', ''].some(isAuthoritySpeaking)).toBe(
      false,
    );
  });

  it('shows an outcome of a newer version as it is', () => {
    expect(outcomeWords('answered-by-pigeon', t)).toBe('answered-by-pigeon');
  });

  it.each(['en', 'sw'] as const)('has a sentence for every state and every pause (%s)', (language) => {
    const said = sayIn('outbox', language);
    const sentences = OUTBOX_STATES.map((state) => entrySentence({ ...entry, state }, null, said, format));
    const paused = PauseReason.options.map((reason) =>
      entrySentence(entry, { reason, since, until: null }, said, format),
    );
    for (const sentence of [...sentences, ...paused]) expect(sentence).not.toMatch(/\{\{|^(sentence|why)-/);
  });
});

describe('how long the outbox takes to clear', () => {
  it('is told in minutes or hours, and not at all while there is no pace to tell it by', () => {
    expect(clearWords(null, t)).toBe('');
    expect(clearWords(20, t)).toBe('less than a minute to clear');
    expect(clearWords(372, t)).toBe('about 6 min to clear');
    expect(clearWords(3 * 3600, t)).toBe('about 3 h to clear');
  });
});

const BODY =
  '{"itemCd":"KE2NTXU0000006","itemNm":"Sugar \\"2 kg\\", brown: \\u00fe","itemStdNm":null,"dftPrc":1250.00,"useYn":"Y","regrNm":"","extra":7}';

describe('what was sent', () => {
  it('shows every field that holds something in our words, with numbers just as they were written', () => {
    expect(sentLines(BODY)).toEqual([
      { word: 'itemCode', wireName: 'itemCd', value: 'KE2NTXU0000006' },
      { word: 'name', wireName: 'itemNm', value: 'Sugar "2 kg", brown: þ' },
      { word: 'price', wireName: 'dftPrc', value: '1250.00' },
      { word: 'inUse', wireName: 'useYn', value: 'Y' },
      { word: null, wireName: 'extra', value: '7' },
    ]);
  });
});

describe('the copy for support', () => {
  const program = {
    version: '0.3.0',
    runsOn: 'electron',
    shop: { environment: 'real', pin: 'P051234567X', branchId: '00' },
  };
  const refused: OutboxEntry = anEntry({
    state: 'not-accepted',
    resultCode: '901',
    message: 'PIN P051234567X and a098765432b are not registered',
  });
  const attempts = [
    { startedAt: since, endedAt: null, outcome: 'refused', resultCode: '901', message: 'not p051234567x' },
  ];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text reads no more of the program than this
  const text = supportText({ entry: refused, attempts, body: BODY }, program as ProgramState);

  it('holds no PIN of any taxpayer, wherever it stood', () => {
    expect(text).not.toMatch(/[ap]\d{9}[a-z]/i);
    expect(text).toContain('P*********X');
  });

  it('holds the item, its state, each attempt, the code of the authority and what was sent', () => {
    expect(text).toContain('Item: Sugar 2 kg (7, version 1)');
    expect(text).toContain('State: not-accepted');
    expect(text).toContain(`- ${since} to now | refused | 901 | not p*********x`);
    expect(text).toContain('Sent: {"itemCd":"KE2NTXU0000006"');
  });
});
