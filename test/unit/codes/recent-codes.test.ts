import { expect, test } from 'vitest';
import { CodeList } from '../../../electron/codes/code-lists.ts';
import { createCodeService } from '../../../electron/codes/code-service.ts';
import { createCodeUse } from '../../../electron/codes/code-use.ts';
import { createCodeHandlers } from '../../../electron/codes/codes.handlers.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { type CarriedCodes, carriedBy } from './carried-codes.ts';

const UNITS = [
  ['BX', 'Box'],
  ['KG', 'Kilogram'],
  ['L', 'Litre'],
  ['U', 'Pieces'],
  ['BG', 'Bag'],
  ['OFF', 'Old unit'],
] as const;

/** What the picker of quantity units offers in a shop whose items carry these units, the newest last. */
function offered(text: string, carried: readonly string[]): string[] {
  const none: [null, null, null] = [null, null, null];
  const facts = { code: '10', name: 'Quantity Unit', description: null, labels: none, inUse: true };
  const codes = UNITS.map(([code, name], sortOrder) => {
    return { classCode: '10', code, name, description: null, sortOrder, values: none, inUse: code !== 'OFF' };
  });
  const lists = new Map([['10', new CodeList(facts, new Map(codes.map((code) => [code.code, code])))]]);
  const { classOfField } = PRESETS.practice;
  const items = carried.map((quantityUnitCode): CarriedCodes => ({ quantityUnitCode }));
  const handlers = createCodeHandlers({
    service: createCodeService(lists, classOfField),
    use: createCodeUse({ itemUse: carriedBy(items), classOfField, lists: () => lists }),
    // The other calls are not made here.
    history: { refreshes: fail, changes: fail },
    status: fail,
    refresh: fail,
  });
  const options = handlers.options({ field: 'quantityUnitCode', text });
  if (options instanceof Promise) throw new Error('options are answered at once');
  return options.map(({ code }) => code);
}

function fail(): never {
  throw new Error('not asked here');
}

test('what the shop used last stands first, the rest in the order of the authority', () => {
  expect(offered('', ['KG', 'U', 'L', 'U'])).toEqual(['U', 'L', 'KG', 'BX', 'BG']);
  expect(offered('', [])).toEqual(['BX', 'KG', 'L', 'U', 'BG']);
});

test('among what a typed text finds the recent ones come first, but never before the very code', () => {
  expect(offered('b', ['BG'])).toEqual(['BG', 'BX']);
  expect(offered('bx', ['BG', 'U'])).toEqual(['BX']);
  expect(offered('l', ['KG'])[0]).toBe('L');
});

test('a recent code that was switched off, or that the lists do not hold, is not offered', () => {
  expect(offered('', ['OFF', 'ZZ', 'L'])).toEqual(['L', 'BX', 'KG', 'U', 'BG']);
});
