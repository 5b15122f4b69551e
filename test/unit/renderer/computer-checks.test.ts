import { describe, expect, it } from 'vitest';
import {
  computerFigures,
  computerSentence,
  computerStanding,
  computerWayOut,
} from '../../../renderer/connection/computer-check-words.ts';
import { COMPUTER_CHECK_CODES, COMPUTER_CHECKS, type ComputerCheck } from '../../../shared/setup/setup.ts';
import { sayIn } from './say.ts';

const GOOD: readonly ComputerCheck[] = COMPUTER_CHECKS.map((check) => ({
  check,
  state: 'pass',
  code: 'good',
  details: {},
}));
const CHECK_OF = { zone: 'time-zone' } as const;

function bad(code: ComputerCheck['code'], state: ComputerCheck['state'] = 'fail'): ComputerCheck {
  const start = code.split('-')[0] ?? '';
  const check =
    COMPUTER_CHECKS.find((name) => name === (start === 'zone' ? CHECK_OF.zone : start)) ?? 'system';
  const details = { freeBytes: 1_503_238_553, computerTime: '2019-11-21T08:00:00.000Z', aheadMinutes: -3000 };
  return { check, state, code, details };
}

const ALL = [...GOOD, ...COMPUTER_CHECK_CODES.filter((code) => code !== 'good').map((code) => bad(code))];

describe('what was looked at about this computer', () => {
  it('has a sentence for everything a check can say, in both languages, with its figures put in', () => {
    const sentences = (['en', 'sw'] as const).flatMap((language) => {
      const t = sayIn('connection', language);
      return ALL.map((check) => t(computerSentence(check), { ...computerFigures(check), span: '2 days' }));
    });
    expect(sentences.filter((sentence) => /{{|undefined|NaN|^computer-/.test(sentence))).toEqual([]);
  });

  it('says figures as a person reads them', () => {
    expect(computerFigures(bad('disk-small')).free).toBe('1.4 GB');
    expect(computerFigures(bad('clock-wrong')).now).toMatch(/^21\/11\/2019 \d\d:00$/);
  });

  it('leads to the page that puts it right, and nowhere from what is good', () => {
    expect(GOOD.map(computerWayOut)).toEqual(GOOD.map(() => null));
    expect(computerWayOut(bad('clock-unlikely'))).toBe('date');
    expect(computerWayOut(bad('zone-differs'))).toBe('date');
    expect(computerWayOut(bad('disk-small'))).toBe('storage');
    expect(computerWayOut(bad('address-refused'))).toBe('connection');
    expect(computerWayOut(bad('protection-weak'))).toBe(null);
  });

  it('stands as its worst check, and not at all before every check has answered', () => {
    expect(computerStanding([...GOOD, undefined])).toBe('looking');
    expect(computerStanding([bad('disk-small'), undefined])).toBe('looking');
    expect(computerStanding(GOOD)).toBe('pass');
    expect(computerStanding([...GOOD, bad('zone-differs', 'warn')])).toBe('warn');
    expect(computerStanding([bad('zone-differs', 'warn'), bad('clock-wrong')])).toBe('fail');
  });
});
