import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStorage } from '../../../electron/practice/file-storage.ts';
import { memoryStorage, type PracticeStorage } from '../../../electron/practice/storage.ts';
import { deviceWith, EVERYTHING, initialised, MINUTE, MORNING, type Reply, send, SHOP, startForTest } from './practice-client.ts'; // prettier-ignore

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sajili-practice-'));
  file = path.join(folder, 'practice', 'log.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A day in the shop: two devices, saves, looks, time going by, a code switched off. Returns every answer. */
async function aDay(storage: PracticeStorage, seed = 7): Promise<{ replies: string[]; key: string }> {
  const { authority, clock } = await startForTest({ storage, seed });
  const replies: Reply[] = [];
  const device = await initialised(authority);
  const other = await initialised(authority, { ...SHOP, bhfId: '01' });
  for (let hour = 0; hour < 6; hour += 1) {
    clock.now += 60 * MINUTE;
    replies.push(await device.codesSince(EVERYTHING), await device.importsSince(EVERYTHING));
    replies.push(
      await device.save({ itemCd: `A${hour % 4}` }),
      await other.save({ itemCd: 'B', dftPrc: -1.5 }),
    );
    if (hour === 3) await authority.change({ switchedOffCodes: [{ cdCls: '17', cd: 'NT' }] });
  }
  await authority.stop();
  return { replies: replies.map((reply) => reply.text), key: device.headers['cmcKey'] ?? '' };
}

test('the same seed and the same clock give the same answers to the letter', async () => {
  const once = await aDay(memoryStorage());
  expect(await aDay(memoryStorage())).toEqual(once);
  const otherSeed = await aDay(memoryStorage(), 8);
  expect(otherSeed.key).not.toBe(once.key);
  expect(otherSeed.replies).not.toEqual(once.replies);
});

test('after a restart everything is still known: keys, items in order, codes, looks', async () => {
  const { key } = await aDay(await fileStorage(file));
  const clock = { now: MORNING + 7 * 60 * MINUTE };
  const { authority } = await startForTest({ storage: await fileStorage(file), clock });
  const device = deviceWith(authority, { tin: SHOP.tin, bhfId: '00', cmcKey: key });
  const [first, second] = authority.state().devices;
  expect(first).toMatchObject({ bhfId: '00', importLooks: 6, initialisedAt: MORNING });
  expect(first?.saves.map((save) => save.itemCd)).toEqual(['A0', 'A1', 'A2', 'A3']);
  expect(second?.items).toMatchObject([{ itemCd: 'B', saves: 4, item: { dftPrc: '-1.5' } }]);
  expect(authority.switches().switchedOffCodes).toEqual([{ cdCls: '17', cd: 'NT' }]);
  expect((await device.save()).json.resultMsg).toContain('<pkgUnitCd>');
  const again = await send(`${authority.url}/selectInitOsdcInfo`, { body: JSON.stringify(SHOP) });
  expect(again.json.resultCd).toBe('902');
  expect((await device.importsSince(EVERYTHING)).json.data.itemList.length).toBeGreaterThan(25);
  await authority.stop();
});

/** The answers of a shop that asks every 25 minutes, with or without a restart of the authority before each. */
async function askedAgainAndAgain(state: string, restart: boolean): Promise<string[]> {
  const clock = { now: MORNING };
  let { authority } = await startForTest({ storage: await fileStorage(state), clock });
  const { headers } = await initialised(authority);
  const answers: string[] = [];
  for (let nth = 0; nth < 8; nth += 1) {
    clock.now += 25 * MINUTE;
    if (restart) {
      await authority.stop();
      ({ authority } = await startForTest({ storage: await fileStorage(state), clock, seed: 99 }));
    }
    const device = deviceWith(authority, headers);
    answers.push((await device.importsSince(EVERYTHING)).text, (await device.codesSince(EVERYTHING)).text);
  }
  await authority.stop();
  return answers;
}

test('a restart in the middle changes no later answer, and the seed of the first start stays', async () => {
  const once = await askedAgainAndAgain(path.join(folder, 'once.jsonl'), false);
  expect(await askedAgainAndAgain(path.join(folder, 'often.jsonl'), true)).toEqual(once);
});

const lines = (): string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);

test('wherever the writing of the last line is torn, the lines before it are kept and the file goes on', async () => {
  await aDay(await fileStorage(file));
  const whole = readFileSync(file);
  const kept = lines().length - 1;
  const lastLine = Buffer.byteLength(lines().at(-1)!) + 1;
  for (let missing = 1; missing <= lastLine; missing += 13) {
    writeFileSync(file, whole);
    truncateSync(file, whole.length - missing);
    const { authority } = await startForTest({ storage: await fileStorage(file), clock: { now: MORNING } });
    await initialised(authority, { ...SHOP, bhfId: '44' });
    await authority.stop();
    expect(lines()).toHaveLength(kept + 1);
    expect(JSON.parse(lines().at(-1)!)).toMatchObject({ is: 'device-initialised', bhfId: '44' });
  }
});

test('zeros that a power cut left at the end are dropped, with or without a line end', async () => {
  await aDay(await fileStorage(file));
  const kept = lines().length;
  for (const zeros of ['\0\0\0\0', '\0\0\0\n']) {
    appendFileSync(file, zeros);
    const { authority } = await startForTest({ storage: await fileStorage(file) });
    await authority.stop();
    expect(lines()).toHaveLength(kept);
  }
});

test.each([
  ['no JSON', () => '{"is":"item-sa'],
  ['an event that does not exist', () => '{"is":"party","at":1}'],
  ['an event without its members', () => '{"is":"item-saved","at":1,"tin":"x"}'],
  ['a second beginning', (whole: string[]) => whole[0]!],
])('a log with %s in its middle is not read, and the line is named', async (_what, damage) => {
  await aDay(await fileStorage(file));
  const whole = lines();
  writeFileSync(file, `${whole.toSpliced(3, 1, damage(whole)).join('\n')}\n`);
  const storage = await fileStorage(file);
  await expect(startForTest({ storage })).rejects.toMatchObject({
    code: 'database.damaged',
    details: { line: 4 },
  });
});

test('what cannot be written down is not answered as accepted', async () => {
  const storage = memoryStorage();
  const { authority } = await startForTest({ storage });
  const device = await initialised(authority);
  storage.append = () => Promise.reject(new Error('no space left'));
  expect((await device.save()).json.resultCd).toBe('999');
  expect((await device.importsSince(EVERYTHING)).json.resultCd).toBe('999');
  expect(await authority.change({ switchedOffCodes: [{ cdCls: '17', cd: 'NT' }] })).toMatchObject({
    ok: false,
  });
  await authority.stop();
});

test('an answer leaves only after its line is safe', async () => {
  const storage = memoryStorage();
  const { authority } = await startForTest({ storage });
  const device = await initialised(authority);
  const safe = Promise.withResolvers<void>();
  const written: string[] = [];
  storage.append = (line) => {
    written.push(line);
    return safe.promise;
  };
  let answered = false;
  const saving = device.save().then((reply) => {
    answered = true;
    return reply;
  });
  while (written.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(answered).toBe(false);
  safe.resolve();
  expect((await saving).json.resultCd).toBe('000');
  await authority.stop();
});
