import type { Operation } from '../../../shared/authority/operation.ts';

/** An answer of our own making, and what must come of it. Values are made up; shapes are those of domain §1 to §6. */
export interface OwnAnswer {
  name: string;
  operation: Operation;
  httpStatus: number;
  body: unknown;
  headers: Record<string, string>;
  /** What the outcome must at least hold. */
  outcome: Record<string, unknown>;
}

const at = { resultDt: '20261121080000' };
const done = (data: unknown, message = 'Successful'): Record<string, unknown> => ({
  resultCd: '000',
  resultMsg: message,
  ...at,
  data,
});
const failure = (resultCd: string, resultMsg: string): Record<string, unknown> => ({
  resultCd,
  resultMsg,
  ...at,
  data: null,
});
const gateway = (responseHeader: unknown, responseBody: unknown): Record<string, unknown> => ({
  responseHeader,
  responseBody,
});

const classes = [
  {
    cdCls: '10',
    cdClsNm: 'Quantity Unit',
    useYn: 'Y',
    dtlList: [
      { cd: 'U', cdNm: 'Pieces', srtOrd: 1, useYn: 'Y' },
      { cd: 'KG', cdNm: 'Kilogramme ', srtOrd: '2', useYn: 'N' },
    ],
  },
];
const line = {
  taskCd: '20261101000017',
  dclDe: '01112026',
  itemSeq: '2',
  dclNo: '26MBAIM400000001',
  hsCd: '04022100',
  itemNm: 'MILK POWDER; 25KG; ',
  imptItemSttsCd: '2',
  orgnNatCd: 'UG',
  exptNatCd: 'UG',
  pkg: '40.00',
  pkgUnitCd: null,
  qty: 1000,
  qtyUnitCd: 'KGM',
  totWt: 1010.5,
  netWt: 1000,
  spplrNm: 'Lake\nDairies',
  agntNm: 'Port Agents',
  invcFcurAmt: 3200,
  invcFcurCd: 'USD',
  invcFcurExcrt: 129.25,
};
const device = {
  tin: 'P051234567X',
  taxprNm: 'Duka Bora ',
  bhfId: '02',
  bhfNm: 'Kisumu',
  hqYn: 'N',
  dvcId: 451207,
  sdcId: 'KRACU0400009999',
  cmcKey: 'THE_KEY',
};

export const OWN_ANSWERS: readonly OwnAnswer[] = [
  answer('a device, flat', 'initialise', 200, done({ info: device }), {
    is: 'success',
    data: { taxprNm: 'Duka Bora', dvcId: '451207', sdicId: 'KRACU0400009999' },
  }),
  answer('a device, wrapped', 'initialise', 200, gateway({ responseCode: 200 }, done({ info: device })), {
    is: 'success',
    data: { bhfId: '02' },
  }),
  answer('a device without info', 'initialise', 200, done(device), {
    is: 'success',
    data: { tin: 'P051234567X' },
  }),
  answer('a device without a key', 'initialise', 200, done({ info: { ...device, cmcKey: null } }), {
    is: 'no-key',
  }),
  answer('a device installed before', 'initialise', 200, failure('902', 'This device is installed'), {
    is: 'refused',
    resultCode: '902',
  }),
  answer('codes', 'codes', 200, done({ clsList: classes }), {
    is: 'success',
    problems: [],
    data: { classes: [{ cdCls: '10' }] },
  }),
  answer(
    'codes with a byte order mark',
    'codes',
    200,
    `\uFEFF${JSON.stringify(done({ clsList: classes }))}`,
    { is: 'success' },
  ),
  answer(
    'codes wrapped, with status 400',
    'codes',
    400,
    gateway({ responseCode: 400 }, failure('001', 'There is no search result')),
    { is: 'nothing-new', resultCode: '001' },
  ),
  answer('an empty code list', 'codes', 200, done({ clsList: [] }), { is: 'nothing-new', resultCode: '000' }),
  answer('an import line', 'imports', 200, done({ itemList: [line] }), {
    is: 'success',
    problems: [],
    data: {
      rows: [{ dclDe: '01112026', itemSeq: '2', imptItemsttsCd: '2', pkg: '40.00', invcFcurExcrt: '129.25' }],
    },
  }),
  answer(
    'one bad import line among good ones',
    'imports',
    200,
    done({ itemList: [line, null, { ...line, itemSeq: 3 }] }),
    { is: 'success', problems: [{ field: '', row: 1, what: 'row is not an object, left out' }] },
  ),
  answer('an item accepted', 'item', 200, done(null, 'It is succeeded'), {
    is: 'success',
    data: null,
    message: 'It is succeeded',
  }),
  answer(
    'an item accepted without data',
    'item',
    201,
    { resultCd: '000', resultMsg: 'OK', ...at },
    { is: 'success', data: null },
  ),
  answer(
    'an item refused with its fields',
    'item',
    200,
    failure('910', 'Request parameter error[<itemNm> : may not be empty]'),
    {
      is: 'refused',
      resultCode: '910',
      message: 'Request parameter error[<itemNm> : may not be empty]',
    },
  ),
  answer('an item that is there already', 'item', 200, failure('994', 'Overlapped data'), {
    is: 'refused',
    resultCode: '994',
  }),
  answer(
    'the silent failure of the gateway',
    'item',
    200,
    gateway({ responseCode: 400, customerMessage: 'Invalid itemCd Sequence.' }, null),
    { is: 'refused', resultCode: '', message: 'Invalid itemCd Sequence.' },
  ),
  answer(
    'a success text without a result code',
    'item',
    200,
    { resultMsg: 'Successful' },
    { is: 'unreadable' },
  ),
  answer(
    'a token refused in the third envelope',
    'codes',
    401,
    { header: { responseCode: 401, responseMessage: 'Unauthorised' }, body: {} },
    { is: 'not-us', message: 'Unauthorised' },
  ),
  answer(
    'a token refused by Apigee',
    'codes',
    401,
    {
      fault: {
        faultstring: 'Invalid Access Token',
        detail: { errorcode: 'keymanagement.service.invalid_access_token' },
      },
    },
    { is: 'not-us' },
  ),
  answer(
    'too many requests',
    'item',
    429,
    '',
    { is: 'asked-to-wait', waitSeconds: 12 },
    { 'Retry-After': '12' },
  ),
  answer(
    'maintenance',
    'item',
    503,
    '<html>',
    { is: 'asked-to-wait', waitSeconds: 90 },
    { 'Retry-After': '90' },
  ),
  answer('an outage', 'item', 503, '<html>', { is: 'no-answer', cause: 'server-fault' }),
  answer(
    'a gateway that gave up',
    'item',
    504,
    { resultCd: '504', resultMsg: 'Gateway Timeout', ...at },
    { is: 'no-answer', cause: 'server-fault' },
  ),
  answer(
    'a captive portal',
    'codes',
    200,
    '<!doctype html><p>Sign in',
    { is: 'unreadable', detail: 'a web page, not the authority' },
    { 'Content-Type': 'text/html' },
  ),
  answer('a wrong path', 'codes', 404, '<h1>404</h1>', { is: 'unreadable', httpStatus: 404 }),
  answer('nothing at all', 'item', 200, '', { is: 'unreadable', detail: 'the answer is empty' }),
  answer('half of it, ended properly', 'codes', 200, '{"resultCd":"000","data":{"clsList":[{"cdC', {
    is: 'unreadable',
    detail: 'the answer is not JSON',
  }),
];

function answer(
  name: string,
  operation: Operation,
  httpStatus: number,
  body: unknown,
  outcome: OwnAnswer['outcome'],
  headers: Record<string, string> = {},
): OwnAnswer {
  return { name, operation, httpStatus, body, outcome, headers };
}
