import { describe, expect, it } from 'vitest';
import { deviceKeyOf, keysIn, readInitialiseAnswer } from '../../../electron/authority/initialise-answer.ts';
import { createRedactor } from '../../../electron/authority/redact.ts';
import { Secret } from '../../../electron/authority/secret.ts';
import { anAnswer, anEnvelope, RESULT_CODES } from './builders.ts';

const KEY = 'f0b9831bd2334874b7ec815e40347bc4';
const asked = { taxpayerPin: 'A123456789Z', branchId: '00' };

/** Reads a raw answer as the program does: sealed whole, told with the key struck out. */
function readRaw(raw: string, httpStatus = 200) {
  const struck = createRedactor(() => keysIn(raw)).bytes(new TextEncoder().encode(raw));
  const exchange = anAnswer('', { bytes: struck.buffer, httpStatus });
  return readInitialiseAnswer({ exchange, secretAnswer: new Secret(raw) }, asked, RESULT_CODES);
}

describe('the answer of an initialisation', () => {
  it.each([
    ['under data.info', anEnvelope({ info: { tin: 'A123456789Z', cmcKey: KEY } })],
    ['under data', anEnvelope({ tin: 'A123456789Z', cmcKey: KEY })],
    ['at the root', anEnvelope({ info: { tin: 'A123456789Z' } }, { cmcKey: KEY })],
    ['in other capitals', anEnvelope({ info: { cmckey: KEY } })],
    [
      'wrapped by the gateway',
      { responseHeader: { responseCode: 200 }, responseBody: anEnvelope({ info: { cmcKey: KEY } }) },
    ],
  ])('gives the key %s, and tells the rest without it', (_where, answer) => {
    const { outcome, key } = readRaw(JSON.stringify(answer));
    expect(key?.reveal()).toBe(KEY);
    expect(outcome).toMatchObject({ is: 'success', data: { taxpayerPin: 'A123456789Z', branchId: '00' } });
    expect(JSON.stringify(outcome)).not.toContain(KEY);
  });

  it('gives the key exactly as it came, odd letters and all', () => {
    const odd = ' "<ké/\\&> ';
    expect(readRaw(JSON.stringify(anEnvelope({ info: { cmcKey: odd } }))).key?.reveal()).toBe(odd);
  });

  it('without a key is told as such and gives none', () => {
    const { outcome, key } = readRaw(JSON.stringify(anEnvelope({ info: { cmcKey: null } })));
    expect(outcome.is).toBe('no-key');
    expect(key).toBeNull();
  });

  it('that says "installed before" gives the key if it is there after all', () => {
    const answer = anEnvelope(
      { info: { cmcKey: KEY } },
      { resultCd: '902', resultMsg: 'This device is installed' },
    );
    const { outcome, key } = readRaw(JSON.stringify(answer));
    expect(outcome).toMatchObject({ is: 'refused', resultCode: '902' });
    expect(key?.reveal()).toBe(KEY);
  });

  it('that repeats the key in its message does not tell it', () => {
    const answer = anEnvelope({ info: { cmcKey: KEY } }, { resultMsg: `your key is ${KEY.toUpperCase()}` });
    expect(readRaw(JSON.stringify(answer)).outcome).toMatchObject({ message: 'your key is [secret]' });
  });

  it('that cannot be read gives no key, and none of it is told', () => {
    const cutOff = `{"resultCd":"000","data":{"info":{"cmcKey":"${KEY}`;
    const { outcome, key } = readRaw(cutOff);
    expect(outcome.is).toBe('unreadable');
    expect(key).toBeNull();
    expect(deviceKeyOf(new Secret('<html>'))).toBeNull();
  });
});
