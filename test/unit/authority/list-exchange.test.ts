import { describe, expect, test } from 'vitest';
import { countLeftOut, wordsOfFailure, writeListRequest } from '../../../shared/authority/list-exchange.ts';
import type { Outcome } from '../../../shared/authority/outcome.ts';
import { EVERYTHING } from '../../../shared/time/authority-time.ts';
import { anImportRow, dataOf } from './builders.ts';

test.each(['codes', 'imports'] as const)('a question for %s holds the time and nothing else', (operation) => {
  expect(writeListRequest(operation, EVERYTHING)).toBe('{"lastReqDt":"20180101000000"}');
});

describe('rows that were left out', () => {
  test('are counted, rows that only lost a field are not', () => {
    const rows = [anImportRow(), anImportRow({ taskCd: null }), anImportRow({ pkg: 'many' }), 7];
    const { data, problems } = dataOf('imports', { itemList: rows });
    expect(data.rows).toHaveLength(2);
    expect(countLeftOut(problems)).toBe(2);
  });

  test('codes and classes without a code count alike', () => {
    const clsList = [{ cdCls: '04', useYn: 'Y', dtlList: [{ cd: 'A', useYn: 'Y' }, {}, null] }, {}];
    expect(countLeftOut(dataOf('codes', { clsList }).problems)).toBe(3);
  });
});

describe('the words of a failure', () => {
  const operation = 'codes';
  const words = { resultCode: '901', message: 'It is not valid device', resultTime: null };
  test.each<[Outcome<null>, string, string]>([
    [{ is: 'refused', operation, httpStatus: 200, ...words }, '901', 'It is not valid device'],
    [{ is: 'not-us', operation, httpStatus: 401, ...words }, '901', 'It is not valid device'],
    [
      { is: 'never-connected', operation, cause: 'refused', detail: 'nobody is there' },
      '',
      'nobody is there',
    ],
    [{ is: 'unreadable', operation, httpStatus: 200, detail: 'a web page' }, '', 'a web page'],
    [{ is: 'asked-to-wait', operation, httpStatus: 429, waitSeconds: 9 }, '', ''],
  ])('of %j', (outcome, resultCode, message) => {
    expect(wordsOfFailure(outcome)).toEqual({ outcome: outcome.is, resultCode, message });
  });
});
