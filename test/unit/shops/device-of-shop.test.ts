import { expect, test } from 'vitest';
import { refuseDeviceOfOtherShop } from '../../../electron/shops/device-of-shop.ts';
import type { ShopRecord } from '../../../electron/shops/shop-record.ts';
import { deviceFacts } from '../../support/device-facts.ts';

type Asked = Pick<ShopRecord, 'pin' | 'branchId' | 'device'>;

function aShop(facts: Parameters<typeof deviceFacts>[0] | null): Asked {
  const initialisation =
    facts === null
      ? null
      : ({
          is: 'done',
          at: '2026-11-21T06:00:00.000Z',
          serialNumber: 'S1',
          origin: 'registered',
          confirmed: 'yes',
          facts: deviceFacts(facts),
        } as const);
  return { pin: 'A012345678B', branchId: '00', device: { initialisation, repeats: [], transferFile: null } };
}

test('the device of the very branch may look at customs imports, however its PIN is written', () => {
  expect(() => refuseDeviceOfOtherShop(aShop({}))).not.toThrow();
  expect(() => refuseDeviceOfOtherShop(aShop({ taxpayerPin: 'a012345678b' }))).not.toThrow();
  expect(() => refuseDeviceOfOtherShop(aShop(null))).not.toThrow();
});

test('the device of another branch or taxpayer may not, and both pairs are told', () => {
  expect(() => refuseDeviceOfOtherShop(aShop({ branchId: '01' }))).toThrow(
    expect.objectContaining({
      code: 'shop.mismatch',
      details: { shopPin: 'A012345678B', shopBranch: '00', devicePin: 'A012345678B', deviceBranch: '01' },
    }),
  );
  expect(() => refuseDeviceOfOtherShop(aShop({ taxpayerPin: 'P000000000X' }))).toThrow('shop.mismatch');
});
