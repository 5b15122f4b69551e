import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor, STRUCK } from '../../../electron/authority/redact.ts';
import { Secret } from '../../../electron/authority/secret.ts';
import { createLog, describeCause } from '../../../electron/logging/log.ts';

const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const redactorOf = (...keys: string[]) => {
  const secrets = keys.map((key) => new Secret(key));
  return createRedactor(() => secrets);
};
const struckJson = (key: string, text: string) =>
  Buffer.from(redactorOf(key).bytes(utf8(text))).toString('utf8');

/** Keys as they come: 32 hex letters, 52 capitals, and anything printable in between. */
const anyKey = fc.oneof(
  fc.string({ minLength: 32, maxLength: 32, unit: fc.constantFrom(...Array.from('0123456789abcdef')) }),
  fc.string({
    minLength: 52,
    maxLength: 52,
    unit: fc.constantFrom(...Array.from('ABCDEFGHJKLMNPQRSTUVWXYZ23456789')),
  }),
  fc.string({ minLength: 8, maxLength: 255, unit: 'grapheme-ascii' }),
  fc.string({ minLength: 8, maxLength: 60, unit: 'grapheme' }),
);
const around = fc.string({ maxLength: 40 });

/** Whether the key can still be found: as it is, in any way of writing it, or inside anything that decodes to it. */
function survives(key: string, text: string): boolean {
  const decoded = [text, ...decodings(text)];
  return decoded.some((each) => small(each).includes(small(key)));
}

/** Plain letters only: nobody writes a key in other letters' capitals. */
function small(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function decodings(text: string): string[] {
  const pieces = [...text.matchAll(/[A-Za-z0-9+/_=-]{8,}/g)].map(([piece]) => piece);
  const percent = text
    .replace(/\+/g, ' ')
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
  const unescaped = text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return [
    percent,
    unescaped,
    ...pieces.map((piece) => Buffer.from(piece, 'base64').toString('utf8')),
    ...pieces.map((piece) => Buffer.from(piece, 'hex').toString('utf8')),
  ];
}

const WAYS: readonly (readonly [name: string, write: (key: string) => string])[] = [
  ['as it is', (key) => key],
  ['in capitals', (key) => key.replace(/[a-z]/g, (letter) => letter.toUpperCase())],
  ['in JSON', (key) => JSON.stringify({ a: [{ key }] })],
  ['in JSON inside JSON', (key) => JSON.stringify({ log: JSON.stringify({ cmcKey: key }) })],
  [
    'in JSON of letters and digits only',
    (key) => key.replace(/[^]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ],
  ['in an address', (key) => `https://x.test/a?b=${encodeURIComponent(key)}&c=d`],
  ['in a form', (key) => new URLSearchParams({ field: key }).toString()],
  ['as base64', (key) => Buffer.from(key, 'utf8').toString('base64')],
  ['as base64 for addresses', (key) => Buffer.from(key, 'utf8').toString('base64url')],
  ['as part of a Basic header', (key) => `Basic ${Buffer.from(`app:${key}`, 'utf8').toString('base64')}`],
  ['as part of base64, one letter later', (key) => Buffer.from(`ab${key}cd`, 'utf8').toString('base64')],
  ['as hex', (key) => Buffer.from(key, 'utf8').toString('hex')],
  ['as hex in capitals', (key) => Buffer.from(key, 'utf8').toString('hex').toUpperCase()],
];

describe('a key does not survive', () => {
  it.each(WAYS)('%s, in a text', (_name, write) => {
    fc.assert(
      fc.property(anyKey, around, around, (key, before, behind) => {
        const text = redactorOf(key).text(`${before} ${write(key.toWellFormed())} ${behind}`);
        expect(survives(key, text.replaceAll(STRUCK, ''))).toBe(false);
      }),
    );
  });

  it.each(WAYS)('%s, in the bytes of an answer', (_name, write) => {
    fc.assert(
      fc.property(anyKey, around, (key, before) => {
        const answer = JSON.stringify({
          resultMsg: `${before} ${write(key.toWellFormed())}`,
          data: { other: 1 },
        });
        expect(survives(key, struckJson(key, answer).replaceAll(STRUCK, ''))).toBe(false);
      }),
    );
  });

  it('in headers, whatever they are called', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const headers = redactorOf(key).headers({
          'X-Echo': `key=${key}`,
          cmckey: key,
          Authorization: `Bearer ${key}`,
        });
        expect(headers).toMatchObject({ cmckey: STRUCK, Authorization: STRUCK });
        expect(survives(key, JSON.stringify(headers).replaceAll(STRUCK, ''))).toBe(false);
      }),
    );
  });

  it('in the causes of errors, as the log writes them', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const lines: string[] = [];
        const log = createLog((_level, line) => lines.push(line), redactorOf(key).text);
        const inner = new Error(`GET https://x.test/?k=${encodeURIComponent(key.toWellFormed())}`);
        log.error('it failed', new Error(`with ${key}`, { cause: new Error('deep', { cause: inner }) }));
        expect(lines.join('')).toContain('it failed');
        expect(survives(key, lines.join('').replaceAll(STRUCK, ''))).toBe(false);
      }),
    );
  });
});

describe('by name alone', () => {
  const nobody = createRedactor(() => []);
  const json = (text: string) => Buffer.from(nobody.bytes(utf8(text))).toString('utf8');

  it('the value of a member with a secret name is struck, and the answer stays JSON', () => {
    expect(json('{"data":{"cmcKey" : "f0b98","signKey":null,"intrlKey":"","n":1}}')).toBe(
      '{"data":{"cmcKey" : "[secret]","signKey":null,"intrlKey":"","n":1}}',
    );
    expect(json('{"cmcKey":12345,"CMCKEY":"a\\"b\\\\","x":"y"}')).toBe(
      '{"cmcKey":"[secret]","CMCKEY":"[secret]","x":"y"}',
    );
    expect(json('{"access_token":"abc","expires_in":"3599"}')).toBe(
      '{"access_token":"[secret]","expires_in":"3599"}',
    );
  });

  it('also inside a text that is JSON itself, and in an answer that was cut off', () => {
    const inner = JSON.stringify({ log: JSON.stringify({ cmcKey: 'f0b98', more: '"' }) });
    const read = JSON.parse(JSON.parse(json(inner)).log as string) as unknown;
    expect(read).toEqual({ cmcKey: STRUCK, more: '"' });
    expect(json('{"data":{"cmcKey":"f0b9831bd23')).toBe('{"data":{"cmcKey":"[secret]');
  });

  it('an answer that only speaks of a key is left as it is', () => {
    const text = '{"resultMsg":"authorization: see cmcKey = none","itemNm":"signKey","list":["cmcKey"]}';
    expect(json(text)).toBe(text);
  });

  it('a log line loses what stands behind the name', () => {
    expect(nobody.text('Authorization: Bearer abc.def\nnext')).toBe('Authorization: [secret]\nnext');
    expect(nobody.text('GET /?cmcKey=abc&x=1')).toBe('GET /?cmcKey=[secret]&x=1');
    expect(nobody.text("{ cmcKey: 'abc', tin: 'A1' }")).toBe("{ cmcKey: '[secret]', tin: 'A1' }");
  });

  it('a connection that calls the key otherwise has that name struck too', () => {
    const redactor = createRedactor(() => [], ['x-device-key']);
    expect(redactor.headers({ 'X-Device-Key': 'k', tin: 'A1' })).toEqual({
      'X-Device-Key': STRUCK,
      tin: 'A1',
    });
  });
});

describe('what holds no secret', () => {
  it('comes back as it went, bytes and all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const bytes = utf8(JSON.stringify(value));
        const redactor = redactorOf('f0b9831bd2334874b7ec815e40347bc4');
        expect(redactor.bytes(bytes)).toBe(bytes);
      }),
    );
  });

  it('is as exact in a large answer that is read in pieces, with the key across the seam', async () => {
    const key = 'f0b9831bd2334874b7ec815e40347bc4';
    const filler = 'x'.repeat(4 * 1_048_576 - 6);
    const redactor = redactorOf(key);
    let rests = 0;
    const giveWay = () => {
      rests += 1;
      return Promise.resolve();
    };
    const text = `${filler}${key}${filler}${key}`;
    const struck = await redactor.bytesGently(utf8(text), giveWay);
    expect(Buffer.compare(struck, utf8(`${filler}${STRUCK}${filler}${STRUCK}`))).toBe(0);
    expect(rests).toBe(2);
    expect(Buffer.compare(redactor.bytes(utf8(text)), struck)).toBe(0);
    const named = utf8('{"cmcKey":"another"}');
    expect(Buffer.from(await redactor.bytesGently(named, giveWay)).toString('utf8')).toBe(
      `{"cmcKey":"${STRUCK}"}`,
    );
  });
});

describe('a secret that comes later', () => {
  it('is struck from then on', () => {
    const secrets: Secret[] = [];
    const redactor = createRedactor(() => secrets);
    expect(redactor.text('it is swordfish')).toBe('it is swordfish');
    secrets.push(new Secret('swordfish'));
    expect(redactor.text('it is swordfish')).toBe(`it is ${STRUCK}`);
    secrets.splice(0, 1, new Secret('marlin-1'));
    expect(redactor.text('swordfish marlin-1')).toBe(`swordfish ${STRUCK}`);
  });
});

describe('a secret', () => {
  it('prints as [secret] in every way there is', () => {
    const secret = new Secret('swordfish');
    const error = new Error('failed', { cause: secret });
    const printed = [
      String(secret),
      `a${secret as unknown as string}`,
      JSON.stringify({ secret }),
      inspect(secret),
      inspect({ deep: { deeper: { deepest: [secret] } } }, { depth: 9, showHidden: true }),
      inspect(error, { showHidden: true }),
      describeCause(error),
      Object.entries(secret).join(''),
      JSON.stringify(structuredClone(secret)),
    ];
    for (const text of printed) expect(text).not.toContain('swordfish');
    expect(printed.slice(0, 4)).toEqual(['[secret]', 'a[secret]', '{"secret":"[secret]"}', '[secret]']);
    expect(secret.reveal()).toBe('swordfish');
  });
});
