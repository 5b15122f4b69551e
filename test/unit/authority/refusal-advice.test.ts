import { readFileSync } from 'node:fs';
import path from 'node:path';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adviceOn, type RefusalAdvice } from '../../../shared/authority/refusal-advice.ts';
import { KNOWN_RESULT_CODES } from '../../../shared/authority/result-codes.ts';

const REUSED = 'The itemCd is either reused or not incremented properly.';
const missing = (fields: string[], unknown: string[] = [], areMissing = true) =>
  ({ is: 'missing-fields', fields, unknown, areMissing }) as RefusalAdvice;

describe('what a refusal says is turned into what can be done', () => {
  test.each<[string, string, RefusalAdvice]>([
    // the running number of the code (domain §5.2)
    ['910', `${REUSED} Expected sequence ending with ********11`, { is: 'expected-number', ending: '11' }],
    [
      '400',
      'Invalid itemCd Sequence. Expected sequence ending with: ********7',
      { is: 'expected-number', ending: '7' },
    ],
    [
      '',
      'invalid itemcd sequence. expected sequence ending with:0000012.',
      { is: 'expected-number', ending: '0000012' },
    ],
    [
      '994',
      'Data is reused. Expected sequence ending with ********120',
      { is: 'expected-number', ending: '120' },
    ],
    // the letters of the code
    ['400', 'Incorrect QtyUnitCd Prefix', { is: 'code-prefix', field: 'quantityUnitCode' }],
    ['910', 'Incorrect Packaging Unit Prefix', { is: 'code-prefix', field: 'packagingUnitCode' }],
    ['910', 'Incorrect PkgUnitCd prefix in itemCd', { is: 'code-prefix', field: 'packagingUnitCode' }],
    // fields that are named (domain §3.1, §5.4)
    ['910', 'Request parameter error[<modrId> : may not be empty]', missing(['modifier'])],
    [
      '910',
      'Request parameter error[<regrId> : may not be empty, <regrNm> : may not be empty, <itemNm> : must not be blank]',
      missing(['registrant', 'name']),
    ],
    [
      '910',
      'Request parameter error[<bhfId> : may not be empty], [<orgnNatCd> : must not be null]',
      missing(['originCountryCode'], ['bhfId']),
    ],
    ['400', 'orgnNatCd cannot be null', missing(['originCountryCode'])],
    [
      '',
      'itemClsCd is required, pkgUnitCd must not be empty',
      missing(['classificationCode', 'packagingUnitCode']),
    ],
    [
      '910',
      'Request parameter error[<itemNm> : length must be between 0 and 200]',
      missing(['name'], [], false),
    ],
    [
      '910',
      'Request parameter error[<itemNm> : may not be empty, <bcd> : is too long]',
      missing(['name', 'barcode'], [], false),
    ],
    // it is there already (domain §5.3)
    ['994', 'There is an overlapped data', { is: 'already-there' }],
    ['994', '', { is: 'already-there' }],
    ['999', 'itemCd reused', { is: 'already-there' }],
    ['400', 'The item code already exists', { is: 'already-there' }],
    // our device, their server, our hurry
    ['900', 'There is no Header information', { is: 'device' }],
    ['901', 'It is not valid device', { is: 'device' }],
    ['902', 'This device is already registered', { is: 'device' }],
    ['903', 'Only VSDC device can be verified.', { is: 'device' }],
    ['905', 'Only OSCU device can be verified.', { is: 'device' }],
    ['990', 'It is exceeded the maximum number of views', { is: 'asked-too-often' }],
    ['991', 'There is an error during registration', { is: 'server' }],
    ['992', 'There is an error during modification', { is: 'server' }],
    ['993', 'There is an error during deletion', { is: 'server' }],
    ['999', 'There is an unknown error. Please ask the administrator', { is: 'server' }],
    // causes that nobody has established
    ['400', REUSED, { is: 'unknown' }],
    ['400', 'existing product name / multiple product records', { is: 'unknown' }],
    ['400', 'A product of this name already exists', { is: 'unknown' }],
    ['400', 'The branch does not exist', { is: 'unknown' }],
    ['910', 'Request parameter error', { is: 'unknown' }],
    ['910', 'Invalid itemClsCd', { is: 'unknown' }],
    ['913', 'code value error', { is: 'unknown' }],
    ['', 'Query did not return a unique result: 2', { is: 'unknown' }],
    ['E04', '', { is: 'unknown' }],
    ['', 'Expected sequence ending with ********', { is: 'unknown' }],
    ['constructor', 'toString', { is: 'unknown' }],
  ])('%s %s', (resultCode, message, advice) => {
    expect(adviceOn({ resultCode, message })).toEqual(advice);
  });

  test('any text at all is read, without delay and without an invented cause', () => {
    const codes = oneof(constantFrom(...Object.keys(KNOWN_RESULT_CODES)), string());
    const pieces = constantFrom(
      '<itemNm> : ',
      'cannot be null',
      '[',
      ']',
      'Expected sequence ending with',
      '*',
      '1',
      ' ',
    );
    const texts = oneof(
      string(),
      array(pieces, { maxLength: 400 }).map((all) => all.join('')),
    );
    assert(
      property(codes, texts, (resultCode, message) => {
        const advice = adviceOn({ resultCode, message });
        const isHonest =
          advice.is === 'expected-number'
            ? message.includes(advice.ending)
            : advice.is !== 'missing-fields' || advice.fields.length + advice.unknown.length > 0;
        return isHonest;
      }),
      { numRuns: 500 },
    );
    const from = performance.now();
    for (const piece of ['<a', 'itemNm ', 'incorrect ', 'expected sequence ending with ****', 'already '])
      adviceOn({ resultCode: '910', message: piece.repeat(100_000) });
    expect(performance.now() - from).toBeLessThan(500);
  });
});

const samples = process.env['SAJILI_SHARED'];
const read = (name: string) => JSON.parse(readFileSync(path.join(samples ?? '', 'samples', name), 'utf8'));

test.skipIf(samples === undefined)('the refusals that real deployments have shown', () => {
  const { resultCd, resultMsg } = read('item_err_910_params.json');
  expect(adviceOn({ resultCode: resultCd, message: resultMsg })).toEqual(missing(['modifier']));
  const header = read('item_err_gateway_sequence.json').responseHeader;
  const refused = { resultCode: String(header.responseCode), message: header.customerMessage };
  expect(adviceOn(refused)).toEqual({ is: 'expected-number', ending: '11' });
  const npe = read('item_err_gateway_npe.json').responseHeader;
  expect(adviceOn({ resultCode: '400', message: npe.debugMessage })).toEqual({ is: 'unknown' });
});
