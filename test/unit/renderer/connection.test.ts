import { describe, expect, it } from 'vitest';
import {
  type CheckAnswer,
  stepOfAuthentication,
  stepOfClock,
  stepOfDevice,
  stepOfPath,
} from '../../../electron/authority/check-steps.ts';
import { sentenceOf, spanOf, stateWordOf } from '../../../renderer/connection/check-words.ts';
import { draftOf, OPERATIONS_IN_ORDER, profileFrom } from '../../../renderer/connection/connection-draft.ts';
import {
  ADDRESS_FIELDS,
  CLASS_FIELDS,
  EXTRA_FIELDS,
  operationFields,
  signInFields,
  TIME_FIELDS,
} from '../../../renderer/connection/connection-fields.ts';
import {
  fieldOf,
  firstFieldOf,
  homelessProblems,
  problemWord,
} from '../../../renderer/connection/connection-problems.ts';
import type { NeverConnectedCause, NoAnswerCause, Outcome } from '../../../shared/authority/outcome.ts';
import { ConnectionProfile } from '../../../shared/authority/profile.ts';
import { readProfile, readProfileFile } from '../../../shared/authority/profile-file.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import type { DataOf } from '../../../shared/authority/wire.ts';
import { type CheckStep, CHECK_CODES } from '../../../shared/connection/connection.ts';
import { sayIn } from './say.ts';

const NEVER: readonly NeverConnectedCause[] = [
  'offline',
  'name',
  'refused',
  'unreachable',
  'proxy',
  'certificate',
];
const NONE: readonly NoAnswerCause[] = ['time-out', 'cut', 'network-changed', 'server-fault'];
const said = { operation: 'codes', resultCode: '901', message: 'words', resultTime: null } as const;

const OUTCOMES: readonly Outcome<DataOf['codes']>[] = [
  { is: 'nothing-new', ...said },
  { is: 'refused', httpStatus: 200, ...said },
  { is: 'refused', httpStatus: 200, ...said, resultCode: '999' },
  { is: 'not-us', httpStatus: 401, ...said },
  { is: 'asked-to-wait', operation: 'codes', httpStatus: 429, waitSeconds: 30 },
  { is: 'unreadable', operation: 'codes', httpStatus: 200, detail: 'a web page' },
  { is: 'unreadable', operation: 'codes', httpStatus: 404, detail: 'a web page' },
  { is: 'cancelled', operation: 'codes', mayHaveArrived: true },
  ...NEVER.map((cause) => ({ is: 'never-connected', operation: 'codes', cause, detail: '' }) as const),
  ...NONE.map((cause) => ({ is: 'no-answer', operation: 'codes', cause, detail: '' }) as const),
];

const NOW = Date.UTC(2026, 10, 21, 6);
const ANSWERS: readonly CheckAnswer[] = [
  { is: 'secret-missing' },
  ...OUTCOMES.flatMap((outcome): CheckAnswer[] =>
    [null, NOW, NOW + 3_600_000, NOW - 7_200_000 * 30].map((serverTime) => ({
      is: 'outcome',
      outcome,
      serverTime,
      hasLeft: true,
    })),
  ),
];

const lower = (step: CheckStep['step'], codes: readonly CheckStep['code'][]): CheckStep[] =>
  codes.map((code) => ({ step, state: 'fail', code, details: { detail: 'ENOTFOUND', daysLeft: 3 } }));

/** Everything that a check can say, made by the check itself wherever it decides from an answer. */
const STEPS: readonly CheckStep[] = [
  ...lower('name', ['good', 'name-not-found', 'not-direct']),
  ...lower('tcp', ['good', 'port-closed', 'step-before-failed', 'not-direct']),
  ...lower('certificate', ['good', 'this-computer', 'certificate-bad', 'certificate-ends-soon']),
  ...lower('certificate', ['step-before-failed', 'not-direct']),
  ...ANSWERS.flatMap((answer) => [
    stepOfPath(answer, 'https://other.test'),
    stepOfClock(answer, NOW),
    stepOfAuthentication(answer, 'none'),
    stepOfAuthentication(answer, 'bearer-token'),
    stepOfDevice(answer, true, PRESETS.practice.resultCodes),
    stepOfDevice(answer, false, PRESETS.practice.resultCodes),
  ]),
];

describe('a check of the connection in words', () => {
  it('has a sentence for whatever each step can say, in both languages, with the details put in', () => {
    for (const language of ['en', 'sw'] as const) {
      const t = sayIn('connection', language);
      for (const step of STEPS) {
        const { key, values } = sentenceOf(step);
        const span = spanOf(Number(step.details['aheadMinutes'] ?? 0));
        const sentence = t(key, { ...values, span: t(span.key, span.values) });
        expect(key, `${step.step} ${step.code}`).not.toBe('step-other');
        expect(sentence, `${step.step} ${step.code}`).not.toMatch(/{{|undefined|NaN|^[a-z]+-[a-z-]+$/);
        expect(t(stateWordOf(step))).not.toBe('');
      }
    }
  });

  it('is tried here with every code there is', () => {
    expect([...new Set(STEPS.map(({ code }) => code))].toSorted()).toEqual([...CHECK_CODES].toSorted());
  });

  it('never calls a step good that was not looked at', () => {
    const skipped = STEPS.filter(({ state }) => state === 'skipped');
    expect(new Set(skipped.map(stateWordOf))).toEqual(new Set(['state-skipped', 'state-not-needed']));
  });

  it('tells how far the clocks are apart in a unit that a person can picture', () => {
    expect(spanOf(7)).toEqual({ key: 'span-minutes', values: { count: 7 } });
    expect(spanOf(-90)).toEqual({ key: 'span-minutes', values: { count: 90 } });
    expect(spanOf(-180)).toEqual({ key: 'span-hours', values: { count: 3 } });
    expect(spanOf(60 * 24 * 400)).toEqual({ key: 'span-days', values: { count: 400 } });
  });
});

const FIELDS = [
  ...ADDRESS_FIELDS,
  ...EXTRA_FIELDS,
  ...OPERATIONS_IN_ORDER.flatMap(operationFields),
  ...signInFields('client-credentials'),
  ...TIME_FIELDS,
  ...CLASS_FIELDS,
];
const gateway = PRESETS['gateway-test'];

describe('the form of a connection', () => {
  it.each(Object.entries(PRESETS))('that nobody touched gives "%s" back as it was', (_name, profile) => {
    expect(ConnectionProfile.parse(profileFrom(profile, draftOf(profile)))).toEqual(profile);
  });

  it('has one field for everything that can be typed', () => {
    expect(FIELDS.map(({ member }) => member).toSorted()).toEqual(Object.keys(draftOf(gateway)).toSorted());
  });

  it.each(FIELDS.map(({ member }) => member))('brings what is wrong with "%s" to its field', (member) => {
    const draft = { ...draftOf(gateway), [member]: 'a:b c\u0001' };
    const reading = readProfile(profileFrom(gateway, draft));
    const problems = reading.ok ? [] : reading.problems;
    // A name may be any text, and so may a consumer key and the number of a list.
    const isFree =
      member === 'authentication.clientId' ||
      member === 'name' ||
      member.startsWith('classOfField.') ||
      isUnused(draft, member);
    expect(problems.map((problem) => fieldOf(problem, draft))).toEqual(isFree ? [] : [member]);
  });

  it('knows an empty number from a nought', () => {
    const draft = { ...draftOf(gateway), 'pace.betweenSendsMs': ' ' };
    const reading = readProfile(profileFrom(gateway, draft));
    expect(reading.ok || reading.problems.map(({ field }) => field)).toEqual(['pace.betweenSendsMs']);
  });

  it('wants a list of codes for every field that takes a code', () => {
    const draft = { ...draftOf(gateway), 'classOfField.taxTypeCode': ' ' };
    const reading = readProfile(profileFrom(gateway, draft));
    const problems = reading.ok ? [] : reading.problems;
    expect(firstFieldOf(problems, draft)).toBe('classOfField.taxTypeCode');
    expect(homelessProblems(problems, draft)).toEqual([]);
  });

  it('has its own words for every rule of a profile that has a name', () => {
    const wrong: Record<string, unknown>[] = [
      { baseUrl: 'nowhere' },
      { baseUrl: 'http://example.test' },
      { baseUrl: 'https://name:word@example.test' },
      { baseUrl: 'https://example.test/?a' },
      { paths: { ...gateway.paths, item: 'a b' } },
      { extraHeaders: [{ name: 'a b', value: '' }] },
      { extraHeaders: [{ name: 'Cookie', value: '' }] },
      { extraHeaders: [{ name: 'x-name', value: '\u00e9' }] },
      { clientSecret: 'abc' },
    ];
    const problems = wrong.flatMap((differing) => {
      const reading = readProfile({ ...gateway, ...differing });
      return reading.ok ? [] : reading.problems;
    });
    const noJson = readProfileFile('{');
    const words = [...problems, ...(noJson.ok ? [] : noJson.problems)].map((problem) => problemWord(problem));
    expect(words).toHaveLength(wrong.length + 1);
    expect(words).not.toContain('problem-other');
    expect(problemWord({ field: 'name', what: 'Too small' })).toBe('problem-other');
    expect(problemWord({ field: 'pace.probeSeconds', what: 'Too small' }, true)).toBe('problem-number');
  });
});

/** The name of something that is sent nowhere is not looked at. */
function isUnused(draft: Readonly<Record<string, string>>, member: string): boolean {
  return member.endsWith('.name') && draft[member.replace(/name$/, 'place')] === 'none';
}
