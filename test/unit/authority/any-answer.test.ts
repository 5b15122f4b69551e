import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATIONS, type Operation } from '../../../shared/authority/operation.ts';
import { readAnswer } from '../../../shared/authority/read-answer.ts';
import { anAnswer, anImportRow, RESULT_CODES } from './builders.ts';

const read = (operation: Operation, ...answer: Parameters<typeof anAnswer>) =>
  readAnswer(operation, anAnswer(...answer), RESULT_CODES);

describe('no answer whatever', () => {
  const OUTCOMES = new Set([
    'success',
    'nothing-new',
    'no-key',
    'refused',
    'never-connected',
    'no-answer',
    'asked-to-wait',
    'unreadable',
    'not-us',
  ]);
  const anyStatus = fc.record({
    httpStatus: fc.oneof(fc.integer({ min: 100, max: 599 }), fc.constantFrom(200, 400, 401, 429, 503, 504)),
    retryAfterSeconds: fc.option(fc.nat()),
    contentType: fc.constantFrom('', 'application/json', 'text/html'),
    tooLarge: fc.boolean(),
  });

  it('leaves the closed list of outcomes, be it any JSON', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OPERATIONS), fc.jsonValue(), anyStatus, (operation, json, status) => {
        expect(OUTCOMES).toContain(read(operation, JSON.stringify(json), status).is);
      }),
    );
  });

  it('leaves it, be it any JSON in the right places', () => {
    const any = fc.oneof(fc.jsonValue(), fc.constantFrom('000', '001', 'Y', '', null, -1, '20.00', '1e400'));
    const anyOf = (...names: string[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, any])), { requiredKeys: [] });
    const row = anyOf(...Object.keys(anImportRow()), 'imptItemSttsCd', '__proto__');
    const cls = fc.record({
      cdCls: any,
      useYn: any,
      dtlList: fc.oneof(any, fc.array(anyOf('cd', 'cdNm', 'srtOrd', 'useYn', 'userDfnCd1', 'x'))),
    });
    const data = fc.oneof(
      any,
      fc.record({ clsList: fc.oneof(any, fc.array(fc.oneof(any, cls))) }),
      fc.record({ itemList: fc.oneof(any, fc.array(fc.oneof(any, row))) }),
      fc.record({ info: fc.oneof(any, anyOf('tin', 'cmcKey', 'cmckey', 'sdcId', 'hqYn')) }),
    );
    const flat = fc.record({
      resultCd: fc.oneof(fc.constant('000'), any),
      resultMsg: any,
      resultDt: any,
      data,
    });
    const envelope = fc.oneof(
      flat,
      fc.record({
        responseHeader: fc.oneof(any, anyOf('responseCode', 'customerMessage')),
        responseBody: fc.oneof(any, flat),
      }),
      fc.record({ header: fc.oneof(any, anyOf('responseCode')), body: any }),
      fc.record({ fault: fc.oneof(any, anyOf('faultstring', 'detail')) }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...OPERATIONS), envelope, anyStatus, (operation, json, status) => {
        const outcome = read(operation, JSON.stringify(json), status);
        expect(OUTCOMES).toContain(outcome.is);
        expect(() => structuredClone(outcome)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves it, be it any bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OPERATIONS), fc.uint8Array({ maxLength: 300 }), (operation, bytes) => {
        const copy = new Uint8Array(bytes);
        expect(OUTCOMES).toContain(read(operation, '', { bytes: copy.buffer }).is);
      }),
    );
  });

  it('is too deep', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    expect(OUTCOMES).toContain(read('codes', `{"resultCd":"000","data":{"clsList":${deep}}}`).is);
  });
});
