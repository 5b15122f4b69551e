import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldRule, REQUEST_FIELDS } from '../../../shared/authority/fields.ts';
import { OPERATIONS } from '../../../shared/authority/operation.ts';
import {
  writeCodes,
  writeImports,
  writeInitialise,
  writeItem,
  writeRequest,
} from '../../../shared/authority/requests.ts';
import { assertNever } from '../../../shared/errors/assert-never.ts';
import { parseExactJson } from '../../../shared/money/exact-json.ts';
import { anItem } from './builders.ts';

const problemsOf = (written: ReturnType<typeof writeItem>): Record<string, string> =>
  written.ok ? {} : Object.fromEntries(written.problems.map(({ field, what }) => [field, what]));

describe('an item leaves to the character', () => {
  it('stands in the order of the spec, with empty fields as null and prices with two decimals', () => {
    expect(writeItem(anItem({ itemStdNm: '', dftPrc: 3500, grpPrcL1: '3500.5', useYn: 'N' }))).toEqual({
      ok: true,
      body:
        '{"itemClsCd":"5059690800","itemCd":"KE1NTXU0000006","itemTyCd":"1","itemNm":"Sugar 2 kg",' +
        '"itemStdNm":null,"orgnNatCd":"KE","pkgUnitCd":"NT","qtyUnitCd":"U","taxTyCd":"B","btchNo":null,' +
        '"bcd":null,"dftPrc":3500.00,"grpPrcL1":3500.50,"grpPrcL2":null,"grpPrcL3":null,"grpPrcL4":null,' +
        '"grpPrcL5":null,"addInfo":null,"sftyQty":null,"isrcAplcbYn":"N","useYn":"N","regrId":"mary",' +
        '"regrNm":"Mary","modrId":"mary","modrNm":"Mary"}',
    });
  });

  it('keeps the largest price to the last cent, which a JavaScript number cannot hold', () => {
    const written = writeItem(anItem({ dftPrc: '9999999999999999.99' }));
    expect(written).toMatchObject({ ok: true });
    expect(written.ok && written.body).toContain('"dftPrc":9999999999999999.99,');
  });

  it('does not leave when a rule is broken, and names every broken field at once', () => {
    const broken = anItem({
      itemClsCd: '',
      itemCd: 'x'.repeat(21),
      itemNm: '   ',
      btchNo: 'x'.repeat(11),
      dftPrc: '10.555',
      grpPrcL1: '12O.00',
      sftyQty: '100000000000.00',
      isrcAplcbYn: 'y',
      useYn: true,
      regrId: 7,
      modrNm: undefined,
      tin: 'A123456789Z',
    });
    expect(problemsOf(writeItem(broken))).toEqual({
      itemClsCd: 'is required',
      itemCd: 'may have at most 20 characters, has 21',
      itemNm: 'is required',
      btchNo: 'may have at most 10 characters, has 11',
      dftPrc: 'may have at most 2 decimals',
      grpPrcL1: 'must be a number',
      sftyQty: 'may have at most 11 digits before the point',
      isrcAplcbYn: 'must be Y or N',
      useYn: 'must be Y or N',
      regrId: 'must be text',
      modrNm: 'is required',
      tin: 'is not a field of this request',
    });
  });

  it('counts characters as people do, so 200 pictures are 200 and not 400', () => {
    expect(writeItem(anItem({ itemNm: '🍬'.repeat(200) })).ok).toBe(true);
    expect(problemsOf(writeItem(anItem({ itemNm: '🍬'.repeat(201) })))).toEqual({
      itemNm: 'may have at most 200 characters, has 201',
    });
  });

  it('refuses half a character, which no other computer could read', () => {
    expect(problemsOf(writeItem(anItem({ itemNm: 'Sugar \ud83c' })))).toEqual({
      itemNm: 'holds half a character',
    });
  });

  it('refuses what is no list of fields at all', () => {
    for (const fields of [null, undefined, 7, 'text', [], true]) {
      expect(problemsOf(writeItem(fields))).toEqual({ '': 'the body is not a JSON object' });
    }
  });

  it('does not mistake a field for one that every object has', () => {
    const fields = JSON.parse(
      JSON.stringify(anItem()).replace('{', '{"__proto__":{"itemCd":"x"},'),
    ) as unknown;
    expect(problemsOf(writeItem(fields))).toEqual({
      ['__proto__']: 'is not a field of this request',
    });
  });
});

describe('the three short requests', () => {
  it('registers a device with its three fields', () => {
    expect(writeInitialise({ dvcSrlNo: 'dvcv1130', bhfId: '00', tin: 'A123456789Z' })).toEqual({
      ok: true,
      body: '{"tin":"A123456789Z","bhfId":"00","dvcSrlNo":"dvcv1130"}',
    });
  });

  it('tells how many characters the PIN and the branch need', () => {
    expect(
      problemsOf(writeInitialise({ tin: 'A12345678Z', bhfId: '000', dvcSrlNo: 'x'.repeat(101) })),
    ).toEqual({
      tin: 'must have exactly 11 characters, has 10',
      bhfId: 'must have exactly 2 characters, has 3',
      dvcSrlNo: 'may have at most 100 characters, has 101',
    });
  });

  it('asks for lists since a real moment of fourteen digits and nothing else', () => {
    for (const write of [writeCodes, writeImports]) {
      expect(write({ lastReqDt: '20180520000000' })).toEqual({
        ok: true,
        body: '{"lastReqDt":"20180520000000"}',
      });
      for (const wrong of ['20180230000000', '2018-05-20', '20180520', ' 20180520000000', 20180520000000]) {
        expect(problemsOf(write({ lastReqDt: wrong }))).toEqual({
          lastReqDt: 'must be 14 digits of a real time, YYYYMMDDHHmmss',
        });
      }
      expect(problemsOf(write({}))).toEqual({ lastReqDt: 'is required' });
    }
  });
});

describe('writing and reading are inverse', () => {
  for (const operation of OPERATIONS) {
    it(`for every request of "${operation}"`, () => {
      fc.assert(
        fc.property(fieldsOf(operation), (fields) => {
          const written = writeRequest(operation, fields);
          expect(written.ok ? [] : written.problems).toEqual([]);
          if (!written.ok) return;
          const read = parseExactJson(written.body) as Record<string, unknown>;
          expect(Object.keys(read)).toEqual(REQUEST_FIELDS[operation].map(({ name }) => name));
          for (const rule of REQUEST_FIELDS[operation]) {
            expect(comparable(rule, read[rule.name])).toBe(comparable(rule, fields[rule.name]));
          }
          expect(writeRequest(operation, read)).toEqual(written);
        }),
      );
    });
  }
});

/** A field's value in a form in which what was given and what left can be compared. */
function comparable(rule: FieldRule, value: unknown): unknown {
  if (value === null || value === '' || value === undefined) return null;
  return rule.is === 'number' ? hundredths(value) : value;
}

/** An amount as a whole number of hundredths, worked out from its digits only. */
function hundredths(amount: unknown): bigint {
  const [whole = '', decimals = ''] = String(amount).split('.');
  const digits = BigInt(whole.replace('-', '') + decimals.padEnd(2, '0').slice(0, 2));
  return whole.startsWith('-') ? -digits : digits;
}

function fieldsOf(operation: (typeof OPERATIONS)[number]): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(REQUEST_FIELDS[operation].map((rule) => [rule.name, valueOf(rule)])));
}

function textOf(shortest: number, longest: number): fc.Arbitrary<string> {
  const options = { minLength: shortest, maxLength: longest, unit: 'binary' } as const;
  return fc.string(options).filter((text) => shortest === 0 || text.trim() !== '');
}

function valueOf(rule: FieldRule): fc.Arbitrary<unknown> {
  switch (rule.is) {
    case 'text':
      return rule.required ? textOf(1, rule.longest) : fc.option(textOf(0, rule.longest));
    case 'exact-text':
      return textOf(rule.length, rule.length);
    case 'flag':
      return fc.constantFrom('Y', 'N');
    case 'time':
      return fc
        .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().replace(/\D/g, '').slice(0, 14));
    case 'number': {
      const most = 10n ** BigInt(rule.size.precision) - 1n;
      const amount = fc.bigInt({ min: -most, max: most }).map((units) => {
        const digits = String(units < 0n ? -units : units).padStart(3, '0');
        return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
      });
      return rule.required ? amount : fc.option(amount);
    }
    default:
      return assertNever(rule);
  }
}
