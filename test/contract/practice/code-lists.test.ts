import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import {
  type CodeClass,
  DAY,
  type Device,
  EVERYTHING,
  initialised,
  MINUTE,
  type MovedClock,
  startForTest,
} from './practice-client.ts';

let authority: PracticeAuthority;
let clock: MovedClock;
let device: Device;
beforeEach(async () => {
  ({ authority, clock } = await startForTest());
  device = await initialised(authority);
});
afterEach(() => authority.stop());

const listOf = (json: { data: { clsList: CodeClass[] } }): CodeClass[] => json.data.clsList;
const codesIn = (classes: CodeClass[]): string[] =>
  classes.flatMap(({ cdCls, dtlList }) => dtlList.map((row) => `${cdCls}/${row.cd}`));

test('whoever asks for everything gets 23 classes with 729 codes in the shape of the specification', async () => {
  const { json } = await device.codesSince(EVERYTHING);
  const classes = listOf(json);
  expect(classes).toHaveLength(23);
  expect(codesIn(classes)).toHaveLength(729);
  expect(classes[0]).toEqual({
    cdCls: '04',
    cdClsNm: 'Taxation Type',
    cdClsDesc: null,
    userDfnNm1: 'Tax Rate',
    userDfnNm2: null,
    userDfnNm3: null,
    useYn: 'Y',
    dtlList: expect.any(Array),
  });
  expect(Object.keys(classes[0]!)).toEqual(
    ['cdCls', 'cdClsNm', 'cdClsDesc', 'userDfnNm1', 'userDfnNm2', 'userDfnNm3', 'useYn', 'dtlList'], // prettier-ignore
  );
  expect(classes[0]!.dtlList[1]).toEqual({
    cd: 'B',
    cdNm: 'B-VAT 16%',
    cdDesc: 'B-VAT 16%',
    srtOrd: 2,
    userDfnCd1: '16',
    userDfnCd2: 'B-16%',
    userDfnCd3: null,
    useYn: 'Y',
  });
});

test('the codes of the seed changed last on 1 January 2020: asked from then on there is nothing new (001)', async () => {
  expect(listOf((await device.codesSince('20191231235959')).json)).toHaveLength(23);
  expect((await device.codesSince('20200101000000')).json).toMatchObject({
    resultCd: '001',
    resultMsg: 'There is no search result',
    data: null,
  });
});

test('after about ten minutes a unit is new and another one is switched off, and only these are sent', async () => {
  const mark: string = (await device.codesSince(EVERYTHING)).json.resultDt;
  clock.now += 8 * MINUTE;
  expect((await device.codesSince(mark)).json.resultCd).toBe('001');
  clock.now += 4 * MINUTE;
  const { json } = await device.codesSince(mark);
  expect(codesIn(listOf(json)).toSorted()).toEqual(['10/HUR', '10/LK']);
  expect(listOf(json)[0]!.dtlList.find((row) => row.cd === 'LK')).toMatchObject({ cdNm: 'link', useYn: 'N' });
  expect((await device.codesSince(json.resultDt)).json.resultCd).toBe('001');
});

test('an item may use a new code once it is there, and a switched-off code no more', async () => {
  expect((await device.save({ qtyUnitCd: 'HUR' })).json.resultMsg).toMatch(/<qtyUnitCd> :/);
  expect((await device.save({ qtyUnitCd: 'LK' })).json.resultCd).toBe('000');
  clock.now += 12 * MINUTE;
  expect((await device.save({ qtyUnitCd: 'HUR' })).json.resultCd).toBe('000');
  expect((await device.save({ qtyUnitCd: 'LK' })).json.resultMsg).toMatch(/<qtyUnitCd> :/);
});

test('over a month codes are added, renamed, given another rate, switched off and on again', async () => {
  const before = new Map(
    listOf((await device.codesSince(EVERYTHING)).json).map((entry) => [entry.cdCls, entry]),
  );
  clock.now += 45 * DAY;
  const { json } = await device.codesSince('20261121090000');
  const changes = listOf(json).flatMap(({ cdCls, dtlList }) =>
    dtlList.map((row) => {
      const old = before.get(cdCls)!.dtlList.find((code) => code.cd === row.cd);
      if (old === undefined) return `${cdCls} added`;
      return old.useYn === row.useYn
        ? old.cdNm === row.cdNm
          ? `${cdCls} same`
          : `${cdCls} renamed`
        : `${cdCls} off`;
    }),
  );
  expect(new Set(changes)).toEqual(
    new Set(['04 same', '04 renamed', '05 added', '05 renamed', '05 off', '10 added', '10 renamed', '10 off', '17 added', '17 renamed', '17 same']), // prettier-ignore
  );
  expect(listOf(json).find((entry) => entry.cdCls === '04')!.dtlList).toMatchObject([
    { cd: 'B', cdNm: 'B-Standard Rated', userDfnCd1: '16' },
    { cd: 'E', userDfnCd1: '10' },
  ]);
});

test('whatever the seed, the same five codes change within the first hour and a quarter', async () => {
  const seen: string[] = [];
  for (const seed of [1, 2, 3]) {
    const other = await startForTest({ seed });
    const shop = await initialised(other.authority);
    const order: string[] = [];
    for (let minute = 0; minute < 75; minute += 1) {
      other.clock.now += MINUTE;
      const { json } = await shop.codesSince('20200101000000');
      if (json.resultCd === '000')
        order.push(...codesIn(listOf(json)).filter((code) => !order.includes(code)));
    }
    seen.push(order.toSorted().join(' '));
    await other.authority.stop();
  }
  expect(new Set(seen)).toEqual(new Set(['04/E 10/HUR 10/LK 17/KZ 17/PX']));
});

test('a code that a person switches off is refused at once, and can be switched on again', async () => {
  clock.now += MINUTE;
  const change = await authority.change({ switchedOffCodes: [{ cdCls: '17', cd: 'NT' }] });
  expect(change).toMatchObject({ ok: true, switches: { switchedOffCodes: [{ cdCls: '17', cd: 'NT' }] } });
  expect((await device.save()).json.resultMsg).toBe(
    'Request parameter error[<pkgUnitCd> : must be a code in use of class 17]',
  );
  const { json } = await device.codesSince('20261121090000');
  expect(listOf(json)).toMatchObject([{ cdCls: '17', dtlList: [{ cd: 'NT', useYn: 'N' }] }]);
  await authority.change({ switchedOffCodes: [] });
  expect((await device.save()).json.resultCd).toBe('000');
});

test('a code that does not exist cannot be switched off', async () => {
  expect(await authority.change({ switchedOffCodes: [{ cdCls: '17', cd: '??' }] })).toEqual({
    ok: false,
    problems: ['switchedOffCodes: there is no code ?? in class 17'],
  });
});
