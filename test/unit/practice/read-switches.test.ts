import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEALTHY } from '../../../electron/practice/practice-switches.ts';
import { readSwitches } from '../../../electron/practice/read-switches.ts';

const knowsCode = (cdCls: string, cd: string): boolean => cdCls === '10' && cd === 'KG';
const read = (input: unknown) => readSwitches(input, knowsCode);

test('the healthy switches are read as they are', () => {
  expect(read(HEALTHY)).toEqual({ ok: true, changes: HEALTHY });
  expect(read({})).toEqual({ ok: true, changes: {} });
});

test('a refusal and a silence need only a number', () => {
  expect(read({ rejectNext: 3, noAnswerNext: 2 })).toEqual({
    ok: true,
    changes: {
      rejectNext: {
        times: 3,
        resultCd: '999',
        resultMsg: 'There is an unknown error. Please ask the administrator',
        only: null,
      },
      noAnswerNext: { times: 2, only: null },
    },
  });
  expect(read({ rejectNext: { times: 1, resultCd: '994', only: 'saveItem' } })).toMatchObject({
    changes: { rejectNext: { resultMsg: 'There is an overlapped data', only: 'saveItem' } },
  });
  expect(read({ rejectNext: { times: 1, resultCd: 'E04' } })).toMatchObject({
    changes: { rejectNext: { resultCd: 'E04', resultMsg: 'The request was refused' } },
  });
});

test.each([
  [null, 'the switches must be one JSON object'],
  [[], 'the switches must be one JSON object'],
  [{ lineCut: 'yes' }, 'lineCut: must be true or false'],
  [{ delayMs: 1.5 }, 'delayMs: must be a whole number from 0 to 600000'],
  [{ delayMs: 600_001 }, 'delayMs: must be a whole number from 0 to 600000'],
  [{ rejectNext: { times: -1 } }, 'rejectNext: times must be a whole number from 0 to 1000000'],
  [{ rejectNext: { times: 1, resultCd: 999 } }, 'rejectNext: resultCd must be a result code as text'],
  [{ rejectNext: { times: 1, resultMsg: 1 } }, 'rejectNext: resultMsg must be text'],
  [{ rejectNext: { times: 1, code: '999' } }, 'rejectNext: does not have code'],
  [{ noAnswerNext: { times: 1, only: 'items' } }, 'noAnswerNext: only must be one of selectInitOsdcInfo, selectCodeList, saveItem, selectImportItemList, or null for all'],
  [{ noAnswerNext: { times: 1, resultCd: '999' } }, 'noAnswerNext: does not have resultCd'],
  [{ switchedOffCodes: {} }, 'switchedOffCodes: must be a list of { cdCls, cd }'],
  [{ switchedOffCodes: ['KG'] }, 'switchedOffCodes: must be a list of { cdCls, cd }, both text'],
  [{ switchedOffCodes: [{ cdCls: '10', cd: 'XX' }] }, 'switchedOffCodes: there is no code XX in class 10'],
  [{ keyPlace: 'pocket' }, 'keyPlace: must be one of info, data, root, nowhere'],
  [{ toString: 1 }, 'toString: there is no switch of this name'],
  [JSON.parse('{"__proto__":{"lineCut":true}}'), '__proto__: there is no switch of this name'],
])('%j is turned away with a plain phrase', (input, problem) => {
  expect(read(input)).toEqual({ ok: false, problems: [problem] });
}); // prettier-ignore

test('anything at all is either read or turned away with a phrase, and never throws', () => {
  const values = fc.oneof(fc.anything(), fc.record({ times: fc.anything(), only: fc.anything() }));
  const inputs = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom(...Object.keys(HEALTHY))), values),
  );
  fc.assert(
    fc.property(inputs, (input) => {
      const reading = read(input);
      const told = reading.ok ? Object.keys(reading.changes) : reading.problems;
      const names = Object.keys(HEALTHY);
      expect(reading.ok ? told.every((name) => names.includes(name)) : told.length > 0).toBe(true);
    }),
    { numRuns: 500 },
  );
});
