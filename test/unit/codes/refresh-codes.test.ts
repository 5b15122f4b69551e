import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  answered,
  closeListShops,
  DAY,
  HOUR,
  type ListShop,
  openListShop,
  preparedLine,
  type PreparedLine,
} from '../../support/list-shop.ts';
import { movedClock } from '../../support/moved-clock.ts';
import { codesAnswer, TAX_TYPES } from './code-answers.ts';

let line: PreparedLine;
let shop: ListShop;

beforeEach(async () => {
  line = preparedLine();
  shop = await openListShop({ perform: line.perform });
});
afterEach(closeListShops);

const CHANGES = { everything: false };
const EVERYTHING = { everything: true };
const NOTHING_NEW = answered(null, { resultCd: '001', resultMsg: 'There is no search result' });

/** Code and name of every code of a class, switched-off ones in brackets. */
function codesIn(classCode: string): string[] {
  const { rows } = shop.codes.service.page({ classCode, text: '', showOff: true, from: 0, count: 200 });
  return rows.map(({ code, name, inUse }) => (inUse ? `${code} ${name}` : `(${code} ${name})`));
}

describe('what is asked', () => {
  test('the first refresh asks for everything and stores every list', async () => {
    line.next(codesAnswer({ '04': TAX_TYPES, '10': [['U', 'Pieces']] }));
    expect(await shop.codes.refresh(CHANGES)).toEqual({
      is: 'refreshed',
      classes: 2,
      added: 6,
      renamed: 0,
      valueChanged: 0,
      changed: 0,
      switchedOff: 0,
      switchedOn: 0,
      unreadableRows: 0,
      at: '2026-11-21T06:00:00.000Z',
    });
    expect(line.lastSince()).toBe('20180101000000');
    expect(codesIn('04')).toEqual([
      'A A-Exempt',
      'B B-VAT 16%',
      'C C-Zero Rated',
      'E E-VAT 8%',
      'D D-Non VAT',
    ]);
    expect(shop.codes.status()).toEqual({
      classCount: 2,
      codeCount: 6,
      refreshedAt: '2026-11-21T06:00:00.000Z',
      authorityTime: '2026-11-21T06:00:00.000Z',
      refreshing: false,
      nextRefreshAt: null,
      lastFailure: null,
      itemsWithOffCodes: 0,
    });
  });

  test("the next refresh asks from a day before the time of the authority's last answer", async () => {
    line.next(codesAnswer({ '04': TAX_TYPES }, { resultDt: '20261120101500' }), NOTHING_NEW);
    await shop.codes.refresh(CHANGES);
    await shop.codes.refresh(CHANGES);
    expect(line.lastSince()).toBe('20261119101500');
  });

  test('after a restart it goes on from where it stood', async () => {
    line.next(codesAnswer({ '04': TAX_TYPES }, { resultDt: '20261120101500' }), NOTHING_NEW);
    await shop.codes.refresh(CHANGES);
    shop = await shop.reopen();
    expect(codesIn('04')).toHaveLength(5);
    await shop.codes.refresh(CHANGES);
    expect(line.lastSince()).toBe('20261119101500');
  });

  test('a clock that runs a year ahead never makes a question about the future', async () => {
    await shop.time.pass(365 * DAY);
    line.next(codesAnswer({ '04': TAX_TYPES }), NOTHING_NEW);
    await shop.codes.refresh(CHANGES);
    await shop.codes.refresh(CHANGES);
    expect(line.lastSince()).toBe('20261120090000');
  });

  test('a time of the authority far ahead never becomes the mark: the next question starts where this one did', async () => {
    line.next(codesAnswer({ '04': TAX_TYPES }, { resultDt: '20261120090000' }));
    line.next(codesAnswer({ '10': [['U', 'Pieces']] }, { resultDt: '20310101000000' }), NOTHING_NEW);
    await shop.codes.refresh(CHANGES);
    await shop.codes.refresh(CHANGES);
    expect(codesIn('10')).toEqual(['U Pieces']);
    expect(shop.codes.status().authorityTime).toBe('2026-11-20T06:00:00.000Z');
    await shop.codes.refresh(CHANGES);
    expect(line.lastSince()).toBe('20261119090000');
  });

  test("a time up to a day ahead of this computer's clock is taken, and the overlap makes up for it", async () => {
    line.next(codesAnswer({ '04': TAX_TYPES }, { resultDt: '20261122090000' }), NOTHING_NEW);
    await shop.codes.refresh(CHANGES);
    await shop.codes.refresh(CHANGES);
    expect(line.lastSince()).toBe('20261121090000');
  });

  test('with a clock that was put back for years everything is asked for, and nothing is lost', async () => {
    line.next(codesAnswer({ '04': TAX_TYPES }, { resultDt: '20261121090000' }));
    await shop.codes.refresh(CHANGES);
    const { file } = shop;
    await shop.close();
    shop = await openListShop({ perform: line.perform, file, time: movedClock(Date.UTC(2020, 0, 1)) });
    line.next(codesAnswer({ '04': TAX_TYPES }, { resultDt: '20261122090000' }));
    expect(await shop.codes.refresh(CHANGES)).toMatchObject({ is: 'nothing-new', since: null });
    expect(line.lastSince()).toBe('20180101000000');
    await shop.close();
    shop = await openListShop({ perform: line.perform, file });
    line.next(NOTHING_NEW);
    await shop.codes.refresh(CHANGES);
    expect(line.lastSince()).toBe('20261120090000');
  });

  test.each(['', 'yesterday', '20261399000000', null])(
    'an answer whose time is %j is stored, but the next question starts where this one did',
    async (resultDt) => {
      line.next(codesAnswer({ '04': TAX_TYPES }, { resultDt: '20261110090000' }));
      line.next(codesAnswer({ '10': [['U', 'Pieces']] }, { resultDt: resultDt as string }), NOTHING_NEW);
      await shop.codes.refresh(CHANGES);
      await shop.codes.refresh(CHANGES);
      expect(codesIn('10')).toEqual(['U Pieces']);
      await shop.codes.refresh(CHANGES);
      expect(line.lastSince()).toBe('20261109090000');
    },
  );

  test('everything again asks from the beginning and takes nothing away', async () => {
    line.next(codesAnswer({ '04': TAX_TYPES }), codesAnswer({ '04': TAX_TYPES.slice(0, 1) }));
    await shop.codes.refresh(CHANGES);
    expect(await shop.codes.refresh(EVERYTHING)).toMatchObject({ is: 'nothing-new', since: null });
    expect(line.lastSince()).toBe('20180101000000');
    expect(codesIn('04')).toHaveLength(5);
  });
});

describe('what an answer changes', () => {
  beforeEach(async () => {
    line.next(codesAnswer({ '04': TAX_TYPES, '10': [['U', 'Pieces']] }, { resultDt: '20261120090000' }));
    await shop.codes.refresh(CHANGES);
  });

  test('added, renamed, changed and switched-off codes are told and counted each for itself', async () => {
    line.next(
      codesAnswer({
        '04': [
          ['B', 'B-Standard Rated', { srtOrd: 2, userDfnCd1: '16' }],
          ['C', 'C-Zero Rated', { srtOrd: 3, userDfnCd1: '0', useYn: 'N' }],
          ['E', 'E-VAT 8%', { srtOrd: 4, userDfnCd1: '9' }],
          ['F', 'F-New', { srtOrd: 6 }],
        ],
      }),
    );
    expect(await shop.codes.refresh(CHANGES)).toMatchObject({
      is: 'refreshed',
      classes: 1,
      added: 1,
      renamed: 1,
      valueChanged: 1,
      changed: 0,
      switchedOff: 1,
      switchedOn: 0,
    });
    expect(codesIn('04')).toEqual([
      'A A-Exempt',
      'B B-Standard Rated',
      '(C C-Zero Rated)',
      'E E-VAT 8%',
      'D D-Non VAT',
      'F F-New',
    ]);
    shop = await shop.reopen();
    expect(codesIn('04')).toHaveLength(6);
    expect(shop.codes.service.describe('taxTypeCode', ['E'])[0]?.value).toEqual({
      label: 'Tax Rate',
      value: '9',
    });
  });

  test('a code that is switched on again is told as such', async () => {
    const off = { srtOrd: 3, userDfnCd1: '0', useYn: 'N' };
    line.next(codesAnswer({ '04': [['C', 'C-Zero Rated', off]] }));
    line.next(codesAnswer({ '04': [['C', 'C-Zero Rated', { ...off, useYn: 'Y' }]] }));
    await shop.codes.refresh(CHANGES);
    expect(await shop.codes.refresh(CHANGES)).toMatchObject({ switchedOff: 0, switchedOn: 1, changed: 0 });
  });

  test('a code that is named twice and ends as it was is no change', async () => {
    line.next(
      codesAnswer({
        '10': [
          ['U', 'Units'],
          ['U', 'Pieces', { srtOrd: 1 }],
        ],
      }),
    );
    expect(await shop.codes.refresh(CHANGES)).toMatchObject({ is: 'nothing-new' });
  });

  test('a part of a list takes none of the other codes away', async () => {
    line.next(codesAnswer({ '04': [['A', 'A-Free', { userDfnCd1: '0' }]] }));
    await shop.codes.refresh(CHANGES);
    expect(codesIn('04')).toHaveLength(5);
    expect(codesIn('10')).toEqual(['U Pieces']);
  });

  test('a class that comes without its name keeps the one we know, and brings its codes', async () => {
    const nameless = {
      clsList: [{ cdCls: '10', dtlList: [{ cd: 'KG', cdNm: 'Kilogram', useYn: 'Y', srtOrd: 2 }] }],
    };
    line.next(answered(nameless));
    await shop.codes.refresh(CHANGES);
    expect(shop.codes.service.classes().map(({ name }) => name)).toEqual(['Class 04', 'Class 10']);
    expect(codesIn('10')).toEqual(['U Pieces', 'KG Kilogram']);
  });

  test('a class may change without any of its codes', async () => {
    line.next(answered({ clsList: [{ cdCls: '10', cdClsNm: 'Units', useYn: 'N', dtlList: [] }] }));
    expect(await shop.codes.refresh(CHANGES)).toMatchObject({ is: 'refreshed', classes: 1, added: 0 });
    shop = await shop.reopen();
    const units = shop.codes.service.classes().find(({ code }) => code === '10');
    expect(units).toMatchObject({ name: 'Units', inUse: false, codeCount: 1 });
  });

  test('rows that cannot be read are counted and cost no other row', async () => {
    const dtlList = [{ cdNm: 'no code' }, { cd: 'KG', cdNm: 'Kilogram', useYn: 'Y' }, 'a text'];
    const clsList = [{ cdCls: '10', cdClsNm: 'Class 10', useYn: 'Y', dtlList }, { cdClsNm: 'no class' }];
    line.next(answered({ clsList }));
    expect(await shop.codes.refresh(CHANGES)).toMatchObject({ is: 'refreshed', added: 1, unreadableRows: 3 });
    expect(codesIn('10')).toEqual(['U Pieces', 'KG Kilogram']);
  });

  test.each([
    ['result code 001', NOTHING_NEW],
    ['an empty list', answered({ clsList: [] })],
    ['an answer without a difference', codesAnswer({ '04': TAX_TYPES })],
  ])('%s is the same success: nothing new, and the next question starts later', async (_what, exchange) => {
    line.next(exchange, NOTHING_NEW);
    await shop.time.pass(HOUR);
    expect(await shop.codes.refresh(CHANGES)).toEqual({
      is: 'nothing-new',
      at: '2026-11-21T07:00:00.000Z',
      since: '2026-11-20T06:00:00.000Z',
    });
    await shop.codes.refresh(CHANGES);
    expect(line.lastSince()).toBe('20261120090000');
  });
});
