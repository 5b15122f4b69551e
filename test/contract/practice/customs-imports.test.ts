import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import seed from '../../../electron/practice/seed/codes.json' with { type: 'json' };
import { DAY, type Device, EVERYTHING, initialised, MINUTE, type MovedClock, type Row, SHOP, startForTest } from './practice-client.ts'; // prettier-ignore

let authority: PracticeAuthority;
let clock: MovedClock;
let device: Device;
beforeEach(async () => {
  ({ authority, clock } = await startForTest());
  device = await initialised(authority);
});
afterEach(() => authority.stop());

const nameOf = (row: Row): string => `${row['taskCd']}/${row['dclDe']}/${row['itemSeq']}`;

async function look(since = EVERYTHING): Promise<Row[]> {
  const { json } = await device.importsSince(since);
  return json.resultCd === '000' ? json.data.itemList : [];
}

/** A row as text, to compare what changed in it. */
const listed = (rows: Row[]): Map<string, string> =>
  new Map(rows.map((row) => [nameOf(row), JSON.stringify(row)]));

test('the first look finds 25 lines with exactly the fields of the specification', async () => {
  const rows = await look();
  expect(rows).toHaveLength(25);
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(
      ['taskCd', 'dclDe', 'itemSeq', 'dclNo', 'hsCd', 'itemNm', 'imptItemsttsCd', 'orgnNatCd', 'exptNatCd', 'pkg', 'pkgUnitCd', 'qty', 'qtyUnitCd', 'totWt', 'netWt', 'spplrNm', 'agntNm', 'invcFcurAmt', 'invcFcurCd', 'invcFcurExcrt'], // prettier-ignore
    );
  }
  expect(new Set(rows.map(nameOf)).size).toBe(25);
});

test('the lines have the oddities that live answers have', async () => {
  const rows = await look();
  const values = (field: string): string[] => rows.map((row) => String(row[field]));
  expect(values('dclDe').filter((date) => date === '-1')).toHaveLength(1);
  expect(values('dclDe').filter((date) => /^20\d{6}$/.test(date))).toHaveLength(1);
  expect(values('dclDe').filter((date) => /^\d{4}2026$/.test(date))).toHaveLength(23);
  expect(new Set(values('taskCd').map((task) => task.length))).toEqual(new Set([7, 14, 15]));
  expect(rows.filter((row) => row['pkgUnitCd'] === null).length).toBeGreaterThan(0);
  expect(values('pkgUnitCd')).toContain('');
  expect(values('hsCd')).toContain('7131000');
  expect(values('itemNm').filter((name) => name.split(';').length > 3).length).toBeGreaterThan(20);
  expect(values('spplrNm').some((name) => name.includes('\n'))).toBe(true);
  expect(new Set(values('invcFcurCd'))).toEqual(new Set(['USD', 'EUR', 'CNY', 'TZS', 'INR', 'ZAR']));
  const units = new Set(seed.clsList.find((entry) => entry.cdCls === '10')!.dtlList.map((unit) => unit.cd));
  expect(values('qtyUnitCd').some((unit) => !units.has(unit))).toBe(true);
  const declarations = values('dclNo');
  expect(declarations.some((number, index) => declarations.indexOf(number) !== index)).toBe(true);
});

test('only lines that changed after the asked time are sent, and 001 when there are none', async () => {
  const { json } = await device.importsSince('20261101000000');
  expect(json.data.itemList).toHaveLength(4);
  for (const row of json.data.itemList) expect(row['dclDe']).toMatch(/^\d\d112026$/);
  expect((await device.importsSince('20261121090000')).json).toMatchObject({ resultCd: '001', data: null });
});

test('from look to look waiting lines are decided upon, new ones arrive and one is no longer listed', async () => {
  const everSeen = new Set<string>();
  const lost = new Set<string>();
  const moves: string[] = [];
  let before = listed(await look());
  for (let nth = 2; nth <= 16; nth += 1) {
    clock.now += 5 * MINUTE;
    const rows = (await look()).filter((row) => row['taskCd'] !== null);
    for (const row of rows) {
      const old = before.get(nameOf(row));
      const change = old === undefined ? 'new' : changeOf(old, row);
      if (change !== null) moves.push(change);
      everSeen.add(nameOf(row));
    }
    const now = listed(rows);
    for (const name of before.keys()) if (!now.has(name)) lost.add(name);
    before = now;
  }
  expect(new Set(moves)).toEqual(new Set(['new', '2 to 3', '2 to 4', 'amount']));
  expect(moves.filter((move) => move === 'amount')).toHaveLength(1);
  expect(moves.filter((move) => move === 'new')).toHaveLength(4);
  expect(lost.size).toBe(1);
  expect(before.size).toBe(28);
});

/** A line's status is decided, or its invoice corrected; nothing else about it changes. */
function changeOf(old: string, row: Row): string | null {
  const was: Row = JSON.parse(old);
  const moving = { imptItemsttsCd: null, invcFcurAmt: null };
  expect({ ...was, ...moving }).toEqual({ ...row, ...moving });
  if (was['invcFcurAmt'] !== row['invcFcurAmt']) return 'amount';
  const [before, after] = [was['imptItemsttsCd'], row['imptItemsttsCd']];
  return before === after ? null : `${before} to ${after}`;
}

test('the third answer has one row without a task code, and the fourth one line twice', async () => {
  const answers: Row[][] = [];
  for (let nth = 1; nth <= 5; nth += 1) {
    answers.push(await look());
    clock.now += MINUTE;
  }
  const nameless = answers.map((rows) => rows.filter((row) => row['taskCd'] === null).length);
  const repeated = answers.map((rows) => rows.length - new Set(rows.map(nameOf)).size);
  expect(nameless).toEqual([0, 0, 1, 0, 0]);
  expect(repeated).toEqual([0, 0, 0, 1, 0]);
});

test('a look since the last one brings just what the new look moved', async () => {
  const first = await device.importsSince(EVERYTHING);
  clock.now += 10 * MINUTE;
  const { json } = await device.importsSince(first.json.resultDt);
  expect(json.resultCd).toBe('000');
  expect(json.data.itemList.length).toBeGreaterThanOrEqual(2);
  expect(json.data.itemList.length).toBeLessThanOrEqual(4);
  for (const row of json.data.itemList) expect(['2', '3', '4']).toContain(row['imptItemsttsCd']);
});

test('after many looks customs has nothing more to say', async () => {
  for (let nth = 0; nth < 15; nth += 1) {
    clock.now += MINUTE;
    await look();
  }
  const mark = (await device.importsSince(EVERYTHING)).json.resultDt;
  clock.now += MINUTE;
  expect((await device.importsSince(mark)).json.resultCd).toBe('001');
});

test('each branch has its own looks', async () => {
  await look();
  clock.now += DAY;
  const other = await initialised(authority, { ...SHOP, bhfId: '02' });
  const { json } = await other.importsSince(EVERYTHING);
  expect(json.data.itemList).toHaveLength(25);
  expect(authority.state().devices.map((entry) => entry.importLooks)).toEqual([1, 1]);
});
