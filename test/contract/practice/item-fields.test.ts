import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ITEM_FIELDS } from '../../../electron/practice/field-table.ts';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import seed from '../../../electron/practice/seed/codes.json' with { type: 'json' };
import { type Device, initialised, startForTest } from './practice-client.ts';

let authority: PracticeAuthority;
let device: Device;
beforeAll(async () => {
  ({ authority } = await startForTest());
  device = await initialised(authority);
});
afterAll(() => authority.stop());

/** What may stand in a field, as JSON text: values that fit, values that just do not, and the largest that fit. */
interface Kind {
  fits: fc.Arbitrary<string>;
  justNot: fc.Arbitrary<string>;
  largest: string[];
  wrongTypes: string[];
}

const codesOf = (cdCls: string): string[] =>
  seed.clsList.find((entry) => entry.cdCls === cdCls)!.dtlList.map((entry) => `"${entry.cd}"`);
const characters = (minLength: number, maxLength: number) =>
  fc.string({ unit: 'binary', minLength, maxLength }).map((value) => JSON.stringify(value));
const digits = (minLength: number, maxLength: number) =>
  fc.string({
    unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    minLength,
    maxLength,
  });
const NOT_TEXT = ['1', '1.5', 'true', '[]', '["Y"]', '{}', '{"source":"1"}'];
const NOT_A_NUMBER = ['"1"', '"1.00"', '""', 'true', '[1]', '{"source":"1"}'];

const text = (longest: number): Kind => ({
  fits: characters(1, longest),
  justNot: characters(longest + 1, longest + 1),
  largest: [`"${'x'.repeat(longest)}"`, `"${'🥛'.repeat(longest)}"`],
  wrongTypes: NOT_TEXT,
});

const number = (wholeDigits: number): Kind => ({
  fits: fc
    .tuple(fc.constantFrom('', '-'), digits(1, wholeDigits), digits(0, 2), fc.constantFrom('', '0', '00'))
    .map(([sign, whole, decimals, zeros]) => {
      const fraction = decimals + zeros;
      return `${sign}${whole.replace(/^0+(?=\d)/, '')}${fraction === '' ? '' : `.${fraction}`}`;
    }),
  justNot: fc.oneof(
    digits(wholeDigits, wholeDigits).map((rest) => `9${rest}`),
    digits(0, 5).map((rest) => `1.00${rest}1`),
    fc.constantFrom(`1e${wholeDigits}`, '1e-3', '1.5e-2', '1E+400'),
  ),
  largest: [
    ...['', '-'].map((sign) => `${sign}${'9'.repeat(wholeDigits)}.99`),
    '-0',
    '0.01',
    `1e${wholeDigits - 1}`,
  ],
  wrongTypes: NOT_A_NUMBER,
});

const code = (cdCls: string): Kind => ({
  fits: fc.constantFrom(...codesOf(cdCls)),
  justNot: fc.constantFrom('"??"', '"ABCDEF"', codesOf(cdCls)[0]!.replace('"', '" ')),
  largest: codesOf(cdCls),
  wrongTypes: NOT_TEXT,
});

const flag: Kind = {
  fits: fc.constantFrom('"Y"', '"N"'),
  justNot: fc.constantFrom('"y"', '"n"', '"YN"', '"1"', '" "'),
  largest: ['"Y"', '"N"'],
  wrongTypes: NOT_TEXT,
};

const classification: Kind = {
  fits: fc.oneof(digits(8, 8), digits(10, 10)).map((value) => `"${value}"`),
  justNot: fc.constantFrom('"1234567"', '"123456789"', '"12345678901"', '"1234567a"', '"１２３４５６７８"'),
  largest: ['"52161557"', '"5059690800"'],
  wrongTypes: NOT_TEXT,
};

/** Spec §2.6 once more, written down for itself. */
const REQUIRED: Record<string, Kind> = {
  itemClsCd: classification,
  itemCd: text(20),
  itemTyCd: code('24'),
  itemNm: text(200),
  orgnNatCd: code('05'),
  pkgUnitCd: code('17'),
  qtyUnitCd: code('10'),
  taxTyCd: code('04'),
  dftPrc: number(16),
  isrcAplcbYn: flag,
  useYn: flag,
  regrId: text(20),
  regrNm: text(60),
  modrId: text(20),
  modrNm: text(60),
};
const OPTIONAL: Record<string, Kind> = {
  itemStdNm: text(200),
  btchNo: text(10),
  bcd: text(20),
  grpPrcL1: number(16),
  grpPrcL2: number(16),
  grpPrcL3: number(16),
  grpPrcL4: number(16),
  grpPrcL5: number(16),
  addInfo: text(7),
  sftyQty: number(11),
};
const ALL = { ...REQUIRED, ...OPTIONAL };

const validItem = fc.record(
  Object.fromEntries(
    Object.entries(ALL).map(([field, kind]) => [
      field,
      field in OPTIONAL ? fc.option(kind.fits, { nil: 'null' }) : kind.fits,
    ]),
  ),
  { requiredKeys: Object.keys(REQUIRED) },
);

const jsonOf = (item: Record<string, string | undefined>): string =>
  `{${Object.entries(item).flatMap(([field, value]) => (value === undefined ? [] : [`"${field}":${value}`])).join(',')}}`; // prettier-ignore

const save = async (item: Record<string, string | undefined>) =>
  (await device.post('saveItem', jsonOf(item))).json;

const namedIn = (message: string): string[] =>
  [...message.matchAll(/<(\w+)> : /g)].map(([, field]) => field!);

test('every item that keeps to the specification is accepted, whatever is in it', async () => {
  await fc.assert(
    fc.asyncProperty(validItem, async (item) => {
      expect(await save(item)).toMatchObject({ resultCd: '000', resultMsg: 'Successful', data: null });
    }),
    { numRuns: 150 },
  );
});

test('an item with one broken field is refused with 910 that names exactly that field', async () => {
  const broken = fc.constantFrom(...Object.entries(ALL)).chain(([field, kind]) =>
    fc.record({
      field: fc.constant(field),
      value: fc.oneof(
        kind.justNot,
        fc.constantFrom(...kind.wrongTypes),
        ...(field in REQUIRED ? [fc.constantFrom('null', undefined)] : []),
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(validItem, broken, async (item, { field, value }) => {
      const answer = await save({ ...item, [field]: value });
      expect(answer.resultCd).toBe('910');
      expect(namedIn(answer.resultMsg)).toEqual([field]);
    }),
    { numRuns: 300 },
  );
});

const [aValidItem] = fc.sample(validItem, { numRuns: 1, seed: 1 });
const item = aValidItem!;

test.each(Object.entries(ALL))(
  'the largest %s is accepted, and the slightest too much is refused',
  async (field, { largest, justNot, wrongTypes }) => {
    for (const value of largest) {
      const answer = await save({ ...item, [field]: value });
      expect([value, answer.resultCd]).toEqual([value, '000']);
    }
    for (const value of [...fc.sample(justNot, 20), ...wrongTypes]) {
      const answer = await save({ ...item, [field]: value });
      expect([value, answer.resultCd, namedIn(answer.resultMsg)]).toEqual([value, '910', [field]]);
    }
  },
);

test.each(Object.keys(REQUIRED))('an item without %s is refused', async (field) => {
  for (const value of [undefined, 'null', ...(REQUIRED[field]!.wrongTypes === NOT_TEXT ? ['""'] : [])]) {
    const answer = await save({ ...item, [field]: value });
    expect(answer.resultMsg).toBe(`Request parameter error[<${field}> : may not be empty]`);
  }
});

test.each(Object.keys(OPTIONAL))(
  'an item without %s, or with null in its place, is accepted',
  async (field) => {
    for (const value of [undefined, 'null']) {
      expect(await save({ ...item, [field]: value })).toMatchObject({ resultCd: '000' });
    }
  },
);

test('all broken fields are named at once, in the order of the specification', async () => {
  const answer = await save({ ...item, modrNm: undefined, itemCd: '""', dftPrc: '"65"', useYn: '"yes"' });
  expect(namedIn(answer.resultMsg)).toEqual(['itemCd', 'dftPrc', 'useYn', 'modrNm']);
});

test('fields that the specification does not know are left aside', async () => {
  expect(await save({ ...item, temStdNm: '"a slip"', __proto__x: '1' })).toMatchObject({ resultCd: '000' });
});

test('the largest price is kept to the last digit', async () => {
  await save({ ...item, itemCd: '"EXACT"', dftPrc: '9999999999999999.99' });
  const saved = authority.state().devices[0]!.items.find((entry) => entry.itemCd === 'EXACT');
  expect(saved).toMatchObject({ saves: 1, item: { dftPrc: '9999999999999999.99' } });
});

test('every accepted save is remembered in order, and counted by item code', async () => {
  const fresh = await initialised(authority, { tin: 'P051234567X', bhfId: '77', dvcSrlNo: 'x' });
  for (const itemCd of ['A1', 'B1', 'A1', 'A1']) await fresh.save({ itemCd, itemNm: `${itemCd} again` });
  await fresh.save({ itemCd: 'C1', useYn: 'perhaps' });
  const state = authority.state().devices.find((entry) => entry.bhfId === '77')!;
  expect(state.saves.map((entry) => entry.itemCd)).toEqual(['A1', 'B1', 'A1', 'A1']);
  expect(state.items.map(({ itemCd, saves }) => [itemCd, saves])).toEqual([['A1', 3], ['B1', 1]]); // prettier-ignore
});

const shared = process.env['SAJILI_SHARED'];

test.skipIf(shared === undefined)('the field table says what the specification says, field by field', () => {
  const specification = readFileSync(path.join(shared!, 'spec/authority-service.md'), 'utf8');
  const section = specification.slice(specification.indexOf('### 2.6'), specification.indexOf('### 2.7'));
  const rows = [...section.matchAll(/^\| (\w+) \| [^|]+ \| (CHAR|NUMBER) \| (yes|no) \| ([\d,]+) \|$/gm)];
  expect(rows).toHaveLength(25);
  const written = ITEM_FIELDS.map(([field, rule]) => {
    const length = 'longest' in rule ? `${rule.longest}` : 'scale' in rule ? `${rule.precision},${rule.scale}` : rule.is === 'flag' ? '1' : '10'; // prettier-ignore
    return [field, rule.is === 'number' ? 'NUMBER' : 'CHAR', rule.required ? 'yes' : 'no', length];
  });
  expect(written).toEqual(rows.map((row) => row.slice(1, 5)));
});
