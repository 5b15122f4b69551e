import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../shared/authority/operation.ts';
import { fieldsNamedIn } from '../../../shared/authority/named-fields.ts';
import { readAnswer } from '../../../shared/authority/read-answer.ts';
import { anAnswer, anEnvelope, RESULT_CODES } from './builders.ts';

const read = (operation: Operation, ...answer: Parameters<typeof anAnswer>) =>
  readAnswer(operation, anAnswer(...answer), RESULT_CODES);

const wrapped = (header: unknown, body: unknown) => ({ responseHeader: header, responseBody: body });

describe('success', () => {
  it('is told by the result code alone, in the flat and in the wrapped envelope, whatever the status', () => {
    for (const httpStatus of [200, 201, 400, 404, 500, 503]) {
      expect(read('item', anEnvelope(), { httpStatus })).toMatchObject({ is: 'success', resultCode: '000' });
      const gateway = wrapped({ responseCode: 200, customerMessage: 'Successful' }, anEnvelope());
      expect(read('item', gateway, { httpStatus })).toMatchObject({ is: 'success', resultCode: '000' });
    }
  });

  it('keeps the words and the time of the authority as they came', () => {
    expect(read('item', anEnvelope(null, { resultMsg: ' It is  succeeded ' }))).toEqual({
      is: 'success',
      operation: 'item',
      data: null,
      problems: [],
      resultCode: '000',
      message: ' It is  succeeded ',
      resultTime: '20260204171710',
    });
  });

  it('is what the connection adds to it, and nothing else', () => {
    const exchange = anAnswer(anEnvelope(null, { resultCd: '0000' }));
    expect(readAnswer('item', exchange, RESULT_CODES).is).toBe('refused');
    const wider = { ...RESULT_CODES, success: ['000', '0000'] };
    expect(readAnswer('item', exchange, wider).is).toBe('success');
  });

  it('is never assumed where no result code stands', () => {
    const silent = [
      anEnvelope(null, { resultCd: '' }),
      anEnvelope(null, { resultCd: null }),
      { resultMsg: 'It is succeeded', data: {} },
      wrapped({ responseCode: 200, customerMessage: 'Successful' }, null),
      { data: { clsList: [] } },
      { status: 'OK' },
      'true',
      '"000"',
      '[{"resultCd":"000"}]',
      'null',
    ];
    for (const answer of silent)
      expect(read('item', answer)).toMatchObject({ is: 'unreadable', httpStatus: 200 });
  });
});

describe('nothing new', () => {
  it('is 001 for a list, also with status 400, and an empty list with 000', () => {
    const nothing = { is: 'nothing-new', resultTime: '20260204171710' };
    const none = anEnvelope(null, { resultCd: '001', resultMsg: 'There is no search result' });
    expect(read('codes', none)).toMatchObject({ ...nothing, resultCode: '001' });
    expect(read('imports', wrapped({ responseCode: 400 }, none), { httpStatus: 400 })).toMatchObject(nothing);
    expect(read('imports', anEnvelope({ itemList: [] }))).toMatchObject({ ...nothing, resultCode: '000' });
    expect(read('codes', anEnvelope({ clsList: null }))).toMatchObject(nothing);
    expect(read('codes', anEnvelope(null))).toMatchObject(nothing);
  });

  it('is no good news for an item or a device: there it is a refusal', () => {
    const none = anEnvelope(null, { resultCd: '001' });
    expect(read('item', none)).toMatchObject({ is: 'refused', resultCode: '001' });
    expect(read('initialise', none)).toMatchObject({ is: 'refused', resultCode: '001' });
  });

  it('is not said of an answer whose list is missing', () => {
    expect(read('codes', anEnvelope({ somethingElse: [] }))).toMatchObject({
      is: 'unreadable',
      detail: 'no list clsList',
    });
    expect(read('imports', anEnvelope({ itemList: 'none' })).is).toBe('unreadable');
  });
});

describe('a refusal', () => {
  it('keeps code and message as they came, also codes that nobody knows', () => {
    const answer = anEnvelope(null, { resultCd: 'E31', resultMsg: 'Malformed  lastReqDt ' });
    expect(read('codes', answer)).toMatchObject({
      is: 'refused',
      httpStatus: 200,
      resultCode: 'E31',
      message: 'Malformed  lastReqDt ',
    });
  });

  it('is seen although the gateway answers 200: nothing was saved', () => {
    const sequence = 'The itemCd is either reused or not incremented properly.';
    const answer = wrapped({ responseCode: 400, customerMessage: sequence, debugMessage: null }, null);
    expect(read('item', answer)).toMatchObject({ is: 'refused', resultCode: '', message: sequence });
  });

  it('tells all that the gateway says, because its first words are often only "Error"', () => {
    const answer = wrapped(
      { responseCode: '400', customerMessage: ' Error: ', debugMessage: 'tin cannot be Null' },
      null,
    );
    expect(read('item', answer)).toMatchObject({ is: 'refused', message: ' Error:  tin cannot be Null' });
  });

  it('is heard with a blank code when the status says no', () => {
    const answer = anEnvelope(null, { resultCd: '', resultMsg: 'Bad' });
    expect(read('item', answer, { httpStatus: 400 })).toMatchObject({ is: 'refused', message: 'Bad' });
  });

  it('is heard with status 500 when the authority gives its own code', () => {
    const answer = anEnvelope(null, { resultCd: '910', resultMsg: '[<modrId> : may not be empty]' });
    expect(read('item', answer, { httpStatus: 500 })).toMatchObject({ is: 'refused', resultCode: '910' });
  });

  it('of a number as code reads the number', () => {
    expect(read('item', anEnvelope(null, { resultCd: 994 }))).toMatchObject({ resultCode: '994' });
  });
});

describe('the fields that a refusal names', () => {
  it.each([
    ['Request parameter error[<modrId> : may not be empty]', [['modrId', 'may not be empty']]],
    [
      'Request parameter error[<itemNm> : may not be empty, <dftPrc> : must be a number]',
      [
        ['itemNm', 'may not be empty'],
        ['dftPrc', 'must be a number'],
      ],
    ],
    [
      '[<a> : x][<b>:y]',
      [
        ['a', 'x'],
        ['b', 'y'],
      ],
    ],
    ['<useYn> : must be Y or N', [['useYn', 'must be Y or N']]],
    ['There is an unknown error', []],
    ['<html>', []],
  ])('%s', (message, named) => {
    expect(fieldsNamedIn(message).map(({ field, what }) => [field, what])).toEqual(named);
  });
});

describe('not us', () => {
  it('is said by 401 and 403, with or without words', () => {
    const header = { responseCode: 401, responseMessage: 'Unauthorised-Invalid Access Token' };
    expect(read('codes', { header, body: {} }, { httpStatus: 401 })).toMatchObject({
      is: 'not-us',
      message: 'Unauthorised-Invalid Access Token',
    });
    expect(read('item', '<html>no</html>', { httpStatus: 403 })).toMatchObject({ is: 'not-us', message: '' });
  });

  it('is said by a gateway in its own envelope, whatever the status', () => {
    expect(read('codes', { header: { responseCode: '401' }, body: {} }).is).toBe('not-us');
    const fault = {
      fault: {
        faultstring: 'Access Token expired',
        detail: { errorcode: 'keymanagement.service.access_token_expired' },
      },
    };
    expect(read('codes', fault)).toMatchObject({ is: 'not-us', message: 'Access Token expired' });
  });

  it('is not said by a fault about something else', () => {
    const fault = {
      fault: { faultstring: 'Unable to identify proxy', detail: { errorcode: 'messaging.adaptors' } },
    };
    expect(read('codes', fault, { httpStatus: 404 })).toMatchObject({ is: 'refused', httpStatus: 404 });
  });
});

describe('a server that is not well', () => {
  it('has given no answer when it fails without the authority having spoken', () => {
    for (const httpStatus of [500, 502, 503, 504]) {
      for (const body of [
        '',
        '<html>Bad Gateway</html>',
        '{"responseCode":504,"responseMessage":"Timeout"}',
      ]) {
        const outcome = read('item', body, { httpStatus });
        expect(outcome).toMatchObject({ is: 'no-answer', cause: 'server-fault' });
      }
    }
  });

  it('has given no answer when a gateway gave up waiting, whatever code it makes up', () => {
    const madeUp = anEnvelope(null, { resultCd: '504', resultMsg: 'Gateway Timeout' });
    expect(read('item', madeUp, { httpStatus: 504 })).toMatchObject({
      is: 'no-answer',
      cause: 'server-fault',
      detail: 'HTTP 504 Gateway Timeout',
    });
    const known = anEnvelope(null, { resultCd: '999' });
    expect(read('item', known, { httpStatus: 504 }).is).toBe('refused');
  });

  it('asks to wait with 429, and with 503 when it says how long', () => {
    expect(read('item', '', { httpStatus: 429, retryAfterSeconds: 7 })).toMatchObject({
      is: 'asked-to-wait',
      waitSeconds: 7,
    });
    expect(read('item', '', { httpStatus: 429 })).toMatchObject({ is: 'asked-to-wait', waitSeconds: 60 });
    expect(read('item', '', { httpStatus: 503, retryAfterSeconds: 0 })).toMatchObject({
      is: 'asked-to-wait',
      waitSeconds: 0,
    });
  });
});

describe('an answer that is none', () => {
  it('is told from the authority: a web page, a redirect, nothing, half of it, too much of it', () => {
    const page = '<!DOCTYPE html><title>Welcome to the hotel</title>';
    expect(read('codes', page)).toMatchObject({ is: 'unreadable', detail: 'a web page, not the authority' });
    expect(read('codes', '\n  <html>', { contentType: '' })).toMatchObject({
      detail: 'a web page, not the authority',
    });
    expect(read('codes', 'Login', { contentType: 'text/html' })).toMatchObject({
      detail: 'a web page, not the authority',
    });
    expect(read('codes', '', { httpStatus: 302 })).toMatchObject({ detail: 'sent on to another address' });
    expect(read('codes', '')).toMatchObject({ detail: 'the answer is empty' });
    expect(read('codes', '{"resultCd":"000","da')).toMatchObject({ detail: 'the answer is not JSON' });
    expect(read('codes', anEnvelope(), { tooLarge: true })).toMatchObject({
      detail: 'the answer is too large',
    });
    expect(read('codes', 'Not found', { httpStatus: 404 })).toMatchObject({
      is: 'unreadable',
      httpStatus: 404,
    });
  });

  it('of a proxy that wants a sign-in means that nothing left', () => {
    expect(read('item', '<html>', { httpStatus: 407 })).toMatchObject({
      is: 'never-connected',
      cause: 'proxy',
    });
  });

  it('reads JSON that is called a web page, and JSON with a byte order mark', () => {
    expect(read('item', anEnvelope(), { contentType: 'text/html;charset=utf-8' }).is).toBe('success');
    expect(read('item', `\uFEFF${JSON.stringify(anEnvelope())}`).is).toBe('success');
  });

  it('passes on what the line did', () => {
    const durationMs = 1;
    expect(
      readAnswer(
        'item',
        { is: 'never-connected', cause: 'name', detail: 'ENOTFOUND', durationMs },
        RESULT_CODES,
      ),
    ).toEqual({ is: 'never-connected', operation: 'item', cause: 'name', detail: 'ENOTFOUND' });
    expect(
      readAnswer('item', { is: 'no-answer', cause: 'cut', detail: '', durationMs }, RESULT_CODES),
    ).toEqual({
      is: 'no-answer',
      operation: 'item',
      cause: 'cut',
      detail: '',
    });
    expect(readAnswer('item', { is: 'cancelled', mayHaveArrived: true, durationMs }, RESULT_CODES)).toEqual({
      is: 'cancelled',
      operation: 'item',
      mayHaveArrived: true,
    });
  });
});
