import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { PROJECT } from '../../support/source-files.ts';
import { here, PIN, register, restart, withOneComputer } from './one-computer.ts';

withOneComputer();

describe('practising', () => {
  test('goes on with the same shop; a new name is a new person who owns it too', async () => {
    const first = await here.main.handlers.shops.openPractice({ operatorName: 'Mary Wanjiku' });
    expect(first.operator).toEqual({ id: 'mary.wanjiku', name: 'Mary Wanjiku', role: 'owner' });
    await here.main.handlers.device.initialise({
      pin: 'P000000001Z',
      branchId: '00',
      serialNumber: 'PRACTICE-1',
    });
    const second = await here.main.handlers.shops.openPractice({ operatorName: 'Otieno' });
    expect(second.operator).toMatchObject({ id: 'otieno' });
    const third = await here.main.handlers.shops.openPractice({ operatorName: 'Mary Wanjiku' });
    expect(third.operator).toMatchObject({ id: 'mary.wanjiku' });
    expect(here.main.record().operators).toHaveLength(2);
    expect(here.main.program.state().device).toMatchObject({ is: 'initialised' });
  });

  test('with another PIN and branch has a practice authority of its own', async () => {
    const profile = PRESETS.practice;
    const made = await here.main.handlers.shops.create({
      environment: 'practice',
      pin: PIN,
      branchId: '02',
      profile,
    });
    expect(made).toMatchObject({ is: 'opened', shop: { id: `practice-${PIN}-02` } });
    expect(await register('02')).toMatchObject({ is: 'initialised', device: { facts: { branchId: '02' } } });
    expect(existsSync(path.join(here.folder, 'shops', `practice-${PIN}-02`, 'practice-authority.log'))).toBe(
      true,
    );
  });

  test('begun with the first version of the program goes on with this one', async () => {
    const old = path.join(here.folder, 'shops', 'practice-P000000001Z-00');
    mkdirSync(old, { recursive: true });
    cpSync(path.join(PROJECT, 'test/fixtures/shop-version-1.json'), path.join(old, 'shop.json'));
    const opened = await here.main.handlers.shops.open({ id: 'practice-P000000001Z-00' });
    expect(opened.operator).toEqual({ id: 'mary.wanjiku', name: 'Mary Wanjiku', role: 'owner' });
    expect(here.main.program.state().device).toMatchObject({
      is: 'initialised',
      origin: 'registered',
      key: 'absent',
    });
  });
});

describe('a set-up that was begun', () => {
  const DRAFT = {
    page: 'details',
    path: 'new-device',
    environment: 'real',
    preset: 'direct-real',
    profile: null,
    pin: 'P0512',
    branchId: '',
    serialNumber: '',
    shopId: null,
    reason: null,
  } as const;

  test('is there again after a power cut, and gone when it is finished', async () => {
    await here.main.handlers.setup.keepDraft(DRAFT);
    expect(here.main.news.at(-1)?.setup).toEqual(DRAFT);
    await restart();
    expect(here.main.program.state().setup).toEqual(DRAFT);
    await here.main.handlers.setup.keepDraft(null);
    await restart();
    expect(here.main.program.state().setup).toBeNull();
  });

  test.each(['{"record": {"pa', '{"record": {"page": "no such page"}}'])(
    'in a file that is none (%s) stops nobody',
    async (text) => {
      await restart(() => writeFileSync(path.join(here.folder, 'setup.json'), text));
      expect(here.main.program.state().setup).toBeNull();
    },
  );

  test('looks at the computer', async () => {
    const wanted = { check: 'system', baseUrl: here.authority.url, zoneOffsetMinutes: 180 } as const;
    expect(await here.main.handlers.setup.check(wanted)).toMatchObject({ check: 'system', state: 'pass' });
    expect(await here.main.handlers.setup.openSystemPage({ page: 'date' })).toEqual({ isOpen: false });
  });
});
