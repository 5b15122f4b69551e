import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerCall, callsOfContract, parseArgument } from '../../../electron/ipc/call-router.ts';
import { createErrorReporter } from '../../../electron/ipc/error-envelope.ts';
import { isTrustedSender } from '../../../electron/ipc/trusted-sender.ts';
import { createLog } from '../../../electron/logging/log.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { CallError } from '../../../shared/ipc/envelope.ts';
import { contract } from '../../../shared/ipc/contract.ts';
import type { ContractShape } from '../../../shared/ipc/definitions.ts';

const lines: string[] = [];
const errors = createErrorReporter(
  createLog(
    (_level, text) => lines.push(text),
    (text) => text,
  ),
  (count) => new Uint8Array(count).fill(7),
);
const calls = callsOfContract();
const TEN_MEGABYTES = 'x'.repeat(10 * 1024 * 1024);

const HOSTILE: readonly [string, unknown][] = [
  ['nothing where something is needed, something where nothing is', { unexpected: true }],
  ['a number', 7],
  ['a text of 10 MB', TEN_MEGABYTES],
  ['a list', [1, 2, 3]],
  ['null', null],
  ['an object with a prototype key', JSON.parse('{"__proto__": {"isAdmin": true}, "id": 1}')],
  ['an object with a constructor key', JSON.parse('{"constructor": {"prototype": {}}, "id": 1}')],
];

describe('every call of the contract refuses hostile arguments before any service is reached', () => {
  for (const call of calls) {
    // One call takes null to mean "no draft any more".
    const hostile = HOSTILE.filter(
      ([, value]) => value !== null || call.channel !== 'sajili:setup.keepDraft',
    );
    test.each(hostile)(`${call.channel}: %s`, (_name, value) => {
      expect(() => parseArgument(call, [value])).toThrowError(
        expect.objectContaining({ code: 'ipc.invalid-request' }) as Error,
      );
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    });
    test(`${call.channel}: more than one argument`, () => {
      expect(() => parseArgument(call, [undefined, undefined])).toThrowError(AppError);
    });
    test(`${call.channel}: a long text or an extra key in an otherwise good argument`, () => {
      const good = exampleOf(call.definition.argument);
      expect(parseArgument(call, [good])).toEqual(good);
      expect(() => parseArgument(call, [{ ...good, extra: 1 }])).toThrowError(AppError);
      for (const key of Object.keys(good ?? {}).filter((name) => typeof good?.[name] === 'string'))
        expect(() => parseArgument(call, [{ ...good, [key]: TEN_MEGABYTES }])).toThrowError(AppError);
    });
  }
});

describe('errors cross as values', () => {
  const call = calls[0]!;
  const answer = (handler: () => never): ReturnType<typeof answerCall> => {
    const group = { [call.name]: handler };
    return answerCall(call, { [call.group]: group }, undefined, errors);
  };

  test('a known error keeps its code and details and gets a reference of eight characters', async () => {
    const envelope = await answer(() => {
      throw new AppError('items.code-used', { name: 'Soda 500 ml' });
    });
    expect(envelope).toEqual({
      ok: false,
      error: { code: 'items.code-used', details: { name: 'Soda 500 ml' }, reference: '77777777' },
    });
  });

  test('an unknown error tells nothing of itself: no text, no stack, no path', async () => {
    const envelope = await answer(() => {
      throw new Error('cannot open /home/mary/secret.db with key 0123');
    });
    expect(envelope).toEqual({ ok: false, error: { code: 'internal', details: {}, reference: '77777777' } });
    expect(CallError.safeParse(envelope.ok ? null : envelope.error).success).toBe(true);
    expect(lines.at(-1)).toContain('reference 77777777');
    expect(lines.at(-1)).toContain('/home/mary/secret.db');
  });

  test('a result that breaks the contract never reaches the window', async () => {
    const group = { [call.name]: () => ({ surprise: 1 }) };
    const envelope = await answerCall(call, { [call.group]: group }, undefined, errors);
    expect(envelope).toMatchObject({ ok: false, error: { code: 'internal' } });
  });

  test('a call without an open shop says so', async () => {
    const envelope = await answerCall(call, {}, undefined, errors);
    expect(envelope).toMatchObject({ ok: false, error: { code: 'shop.none-open' } });
  });
});

describe('only our own window may call', () => {
  const ours = { frameUrl: 'app://shop/index.html', isMainFrame: true, isKnownWindow: true };
  test('our main frame is trusted', () => {
    expect(isTrustedSender(ours, 'app://shop')).toBe(true);
  });
  test.each([
    ['a frame that is gone', { ...ours, frameUrl: null }],
    ['a frame inside the page', { ...ours, isMainFrame: false }],
    ['a window that is not ours', { ...ours, isKnownWindow: false }],
    ['an empty page', { ...ours, frameUrl: 'about:blank' }],
    ['another host', { ...ours, frameUrl: 'app://shop.evil/' }],
    ['our host as a name before another', { ...ours, frameUrl: 'app://shop@evil/' }],
    ['another scheme', { ...ours, frameUrl: 'https://shop/' }],
    ['nonsense', { ...ours, frameUrl: 'shop' }],
  ])('%s is a stranger', (_name, sender) => {
    expect(isTrustedSender(sender, 'app://shop')).toBe(false);
  });
});

/** Names under which a secret would travel. */
const SECRET_NAME = /cmckey|secret|password|passphrase|token|fingerprint|(^|[a-z])key$|^pin$/i;

/** Texts under such a name that are no secret, each with the reason. */
const HARMLESS: readonly [RegExp, string][] = [
  [
    /^connection\.\w+: cmcKey$/,
    'where the key goes and under which name; the key itself is put in by the client',
  ],
  [/^connection\.\w+: tokenUrl$/, 'the address that gives tokens, without any'],
  [
    /^(program|device)\.\w+: fingerprint$/,
    'made of the key one way; it tells two keys apart and gives nothing away',
  ],
  [
    /^(program|shops|files|device|connection|customsImports)\.\w+: pin$/,
    "the taxpayer's PIN, which stands on every receipt",
  ],
];

describe('no result and no news of the contract can hold a secret', () => {
  const found = Object.entries(contract as ContractShape).flatMap(([group, entries]) =>
    Object.entries(entries).flatMap(([name, definition]) => {
      const schema = definition.kind === 'event' ? definition.payload : definition.result;
      const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
      return secretTextsIn(json, SECRET_NAME).map((key) => `${group}.${name}: ${key}`);
    }),
  );

  test('every text under the name of a secret is on the list of harmless ones', () => {
    expect(found.filter((each) => !HARMLESS.some(([place]) => place.test(each)))).toEqual([]);
  });

  test('nothing is on that list for nothing', () => {
    expect(HARMLESS.filter(([place]) => !found.some((each) => place.test(each)))).toEqual([]);
  });

  test('a key would be found wherever it stood, also in a list, a choice or a record', () => {
    const key = z.strictObject({ cmcKey: z.string() });
    const orNull = z.strictObject({ cmcKey: z.string().nullable() });
    for (const schema of [
      key,
      orNull,
      z.array(key),
      key.nullable(),
      z.union([z.string(), key]),
      z.record(z.string(), key),
    ])
      expect(secretTextsIn(z.toJSONSchema(schema), SECRET_NAME)).toEqual(['cmcKey']);
    const states = z.strictObject({
      key: z.enum(['absent', 'available']),
      secrets: z.record(z.string(), z.literal('kept')),
    });
    expect(secretTextsIn(z.toJSONSchema(states), SECRET_NAME), 'names of states are no texts').toEqual([]);
  });
});

/** The properties with such a name under which a text of any content can stand. */
function secretTextsIn(schema: unknown, name: RegExp): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => secretTextsIn(each, name));
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const properties = key === 'properties' ? Object.entries(value as object) : [];
    const here = properties.filter(([property, below]) => name.test(property) && canHoldText(below));
    return [...here.map(([property]) => property), ...secretTextsIn(value, name)];
  });
}

/** Whether a text that is not one of a few fixed ones can stand anywhere in it. */
function canHoldText(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(canHoldText);
  if (typeof schema !== 'object' || schema === null) return false;
  if ('enum' in schema || 'const' in schema) return false;
  if ('type' in schema && [schema.type].flat().includes('string')) return true;
  // Without any rule everything may stand there.
  if (Object.keys(schema).length === 0) return true;
  // A record's names are texts too, but fixed by whoever made the schema.
  return Object.entries(schema).some(([key, value]) => key !== 'propertyNames' && canHoldText(value));
}

/** A small valid argument made from the schema itself; undefined for calls without an argument. */
function exampleOf(schema: z.ZodType): Record<string, unknown> | undefined {
  if (schema instanceof z.ZodUndefined) return undefined;
  return exampleFrom(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema) as Record<string, unknown>;
}

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  pattern?: string;
}

/** Texts of the forms that the contract asks for. */
const SAMPLES = ['test-P051234567X-00', '4711', '2026-11-21', '12.50', '08:30'];

function exampleFrom(schema: JsonSchema): unknown {
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return exampleFrom(choices[0]!);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, exampleFrom(each)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleFrom(schema.items!));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    default:
      return exampleText(schema);
  }
}

function exampleText({ pattern, minLength = 1 }: JsonSchema): string {
  if (pattern === undefined) return 'a'.repeat(minLength);
  const sample = SAMPLES.find((each) => new RegExp(pattern).test(each));
  if (sample === undefined) throw new Error(`no sample for ${pattern}`);
  return sample;
}
