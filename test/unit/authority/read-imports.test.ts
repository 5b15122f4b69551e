import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../shared/authority/read-answer.ts';
import { anAnswer, anEnvelope, anImportRow, dataOf, RESULT_CODES } from './builders.ts';

const rowsOf = (...rows: unknown[]) => dataOf('imports', { itemList: rows });

describe('the customs import list', () => {
  it('is read field by field', () => {
    expect(rowsOf(anImportRow())).toMatchObject({
      problems: [],
      data: {
        rows: [
          {
            ...anImportRow(),
            itemSeq: '1',
            pkg: '17.00',
            qty: '2.00',
            totWt: '196.50',
            netWt: '196.00',
            invcFcurAmt: '5076.75',
            invcFcurExcrt: '135.73',
          },
        ],
      },
    });
  });

  it('reads numbers that come as text', () => {
    const row = rowsOf(
      anImportRow({ itemSeq: '01', pkg: '20.00', qty: '240', invcFcurAmt: '4800.5', totWt: '' }),
    ).data.rows[0];
    expect(row).toMatchObject({
      itemSeq: '1',
      pkg: '20.00',
      qty: '240.00',
      invcFcurAmt: '4800.50',
      totWt: null,
    });
  });

  it('reads the status however it is spelled', () => {
    for (const name of ['imptItemsttsCd', 'imptItemSttsCd', 'IMPTITEMSTTSCD', 'imptItemSttsCD']) {
      const { imptItemsttsCd: _, ...row } = anImportRow();
      expect(rowsOf({ ...row, [name]: '3' }).data.rows[0]?.imptItemsttsCd).toBe('3');
    }
  });

  it('keeps the declaration date as it came, whichever order it has', () => {
    const raw = ['20240131', '31012024', '-1', '', ' 20240131', null, -1];
    const rows = rowsOf(...raw.map((dclDe) => anImportRow({ dclDe }))).data.rows;
    expect(rows.map(({ dclDe }) => dclDe)).toEqual(['20240131', '31012024', '-1', '', ' 20240131', '', '-1']);
  });

  it('keeps large amounts to the last cent', () => {
    const text = JSON.stringify(anEnvelope({ itemList: [anImportRow({ invcFcurAmt: 'HERE' })] }));
    const outcome = readAnswer(
      'imports',
      anAnswer(text.replace('"HERE"', '9999999999999999.99')),
      RESULT_CODES,
    );
    expect(outcome).toMatchObject({ data: { rows: [{ invcFcurAmt: '9999999999999999.99' }] } });
  });

  it('rounds what has more decimals than the spec, keeps it as it came beside it, and says so', () => {
    const { data, problems } = rowsOf(
      anImportRow({ invcFcurExcrt: 0.0512345, netWt: '-19945.575', pkg: 123456789012.5 }),
    );
    expect(data.rows[0]).toMatchObject({
      invcFcurExcrt: '0.05',
      netWt: '-19945.58',
      pkg: '123456789012.50',
      extra: { invcFcurExcrt: 0.0512345, netWt: '-19945.575', pkg: 123456789012.5 },
    });
    expect(problems).toEqual([
      { field: 'pkg', row: 0, what: 'does not fit NUMBER(13,2)' },
      { field: 'netWt', row: 0, what: 'does not fit NUMBER(13,2)' },
      { field: 'invcFcurExcrt', row: 0, what: 'does not fit NUMBER(18,2)' },
    ]);
  });

  it('keeps a row with a value that is nonsense, without the value', () => {
    const { data, problems } = rowsOf(
      anImportRow({ qty: 'many', itemNm: { en: 'x' }, totWt: true, pkg: '1'.repeat(40) }),
    );
    expect(data.rows[0]).toMatchObject({
      taskCd: '20230208667984',
      qty: null,
      itemNm: null,
      totWt: null,
      pkg: null,
      extra: { qty: 'many', itemNm: { en: 'x' }, totWt: true, pkg: '1'.repeat(40) },
    });
    expect(problems.map(({ field }) => field)).toEqual(['itemNm', 'pkg', 'qty', 'totWt']);
  });

  it('leaves out only the rows that nobody could name', () => {
    const { data, problems } = rowsOf(
      'x',
      anImportRow({ taskCd: null }),
      anImportRow({ itemSeq: '' }),
      anImportRow(),
    );
    expect(data.rows).toHaveLength(1);
    expect(problems.map(({ field, row }) => [field, row])).toEqual([
      ['', 0],
      ['taskCd', 1],
      ['itemSeq', 2],
    ]);
  });

  it('has no room for two rows to mix: what is odd in one is not told of the next', () => {
    const { data } = rowsOf(anImportRow({ qty: 'many' }), anImportRow());
    expect(data.rows.map(({ extra }) => extra)).toEqual([{ qty: 'many' }, undefined]);
  });

  it('reads every amount that the spec allows exactly, as number and as text', () => {
    const most = 10n ** 13n - 1n;
    fc.assert(
      fc.property(fc.bigInt({ min: -most, max: most }), fc.boolean(), (units, asText) => {
        const digits = String(units < 0n ? -units : units).padStart(3, '0');
        const amount = `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        const text = JSON.stringify(anEnvelope({ itemList: [anImportRow({ qty: 'HERE' })] }));
        const body = text.replace('"HERE"', asText ? `"${amount}"` : amount);
        const outcome = readAnswer('imports', anAnswer(body), RESULT_CODES);
        expect(outcome).toMatchObject({ problems: [], data: { rows: [{ qty: amount }] } });
      }),
    );
  });
});
