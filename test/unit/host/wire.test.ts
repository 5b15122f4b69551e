import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../../host/wire.ts';

const carry = (value: unknown): unknown => unpack(pack(value));

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withNullPrototype: false,
  withSparseArray: false,
});

describe('what crosses between page and program', () => {
  it('arrives exactly as structured clone would bring it, whatever it is', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(carry(value)).toStrictEqual(structuredClone(value));
      }),
    );
  });

  it('keeps keys that look like the codec’s own marks', () => {
    const keys = fc.dictionary(fc.stringMatching(/^\$*v?$/), fc.constantFrom('bigint', 'map', 1, null));
    fc.assert(
      fc.property(keys, (value) => {
        expect(carry(value)).toEqual(value);
      }),
    );
  });

  it('keeps a key named __proto__ as a key and never as a prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"isOwner":true},"a":1}');
    const arrived = carry(hostile);
    expect(Object.keys(Object(arrived))).toEqual(['__proto__', 'a']);
    expect(Object(arrived).isOwner).toBeUndefined();
  });

  it('keeps -0, NaN, infinities, errors, expressions and buffers', () => {
    expect(carry([-0, Number.NaN, Infinity, -Infinity])).toStrictEqual([-0, Number.NaN, Infinity, -Infinity]);
    expect(carry(new RangeError('too far'))).toMatchObject({ name: 'RangeError', message: 'too far' });
    expect(carry(/a+/giu)).toStrictEqual(/a+/giu);
    expect(carry(new Uint8Array([1, 2, 3]).buffer)).toStrictEqual(new Uint8Array([1, 2, 3]).buffer);
    expect(carry(new DataView(new ArrayBuffer(3)))).toStrictEqual(new DataView(new ArrayBuffer(3)));
  });

  it('refuses what Electron refuses: functions, symbols, promises', () => {
    for (const value of [() => 1, Symbol('s'), Promise.resolve(1), { deep: [() => 1] }]) {
      expect(() => pack(value)).toThrow('An object could not be cloned.');
    }
  });

  it('says that it does not carry cycles', () => {
    const self: Record<string, unknown> = {};
    self['self'] = self;
    expect(() => pack(self)).toThrow('cyclic values over IPC are not emulated');
  });

  it('carries ten million letters', () => {
    const text = 'sukari '.repeat(1_428_572);
    expect(carry({ text })).toEqual({ text });
  });
});
