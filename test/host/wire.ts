/**
 * Values that structured clone can carry, as JSON text. Used by the host and, type-stripped, by the page:
 * it therefore imports nothing and uses neither Node nor the DOM beyond what both have.
 */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What JSON has no form for: an object whose key `$` says what it stands for. */
type Tagged =
  | { $: 'undefined' }
  | { $: 'bigint' | 'number' | 'buffer'; v: string }
  | { $: 'date'; v: number | null }
  | { $: 'map'; v: [Json, Json][] }
  | { $: 'set'; v: Json[] }
  | { $: 'error'; v: [string, string, string] }
  | { $: 'regexp'; v: string; flags: string }
  | { $: 'view'; v: string; of: string };

/**
 * Turns a value into text, as Electron's IPC would carry it.
 * @throws Error 'An object could not be cloned.' for functions, symbols, promises … exactly where Electron does,
 *   and for cyclic values, which Electron does carry (the host does not emulate them).
 */
export function pack(value: unknown): string {
  let copy: unknown;
  try {
    copy = structuredClone(value);
  } catch {
    throw new Error('An object could not be cloned.');
  }
  return JSON.stringify(encode(copy, new Set()));
}

/** The value that `pack` turned into text. Sparse places of an array come back as undefined. */
export function unpack(text: string): unknown {
  const json: Json = JSON.parse(text);
  return decode(json);
}

function encode(value: unknown, parents: Set<object>): Json {
  switch (typeof value) {
    case 'undefined':
      return { $: 'undefined' };
    case 'bigint':
      return { $: 'bigint', v: value.toString() };
    case 'number':
      return encodeNumber(value);
    case 'boolean':
    case 'string':
      return value;
    case 'object':
      return value === null ? null : encodeObject(value, parents);
    default:
      throw new Error('An object could not be cloned.');
  }
}

function encodeNumber(value: number): number | Tagged {
  if (Object.is(value, -0)) return { $: 'number', v: '-0' };
  return Number.isFinite(value) ? value : { $: 'number', v: String(value) };
}

function encodeObject(value: object, parents: Set<object>): Json {
  if (parents.has(value)) throw new Error('electron host: cyclic values over IPC are not emulated');
  parents.add(value);
  const inner = (part: unknown): Json => encode(part, parents);
  const json = encodeList(value, inner) ?? encodeSpecial(value) ?? encodeRecord(value, inner);
  parents.delete(value);
  return json;
}

function encodeList(value: object, inner: (part: unknown) => Json): Json[] | Tagged | undefined {
  if (Array.isArray(value)) return Array.from(value, inner);
  if (value instanceof Map)
    return { $: 'map', v: [...value].map(([key, part]) => [inner(key), inner(part)]) };
  if (value instanceof Set) return { $: 'set', v: [...value].map(inner) };
  return undefined;
}

function encodeSpecial(value: object): Tagged | undefined {
  if (value instanceof Date) return { $: 'date', v: Number.isNaN(value.getTime()) ? null : value.getTime() };
  if (value instanceof Error) return { $: 'error', v: [value.name, value.message, value.stack ?? ''] };
  if (value instanceof RegExp) return { $: 'regexp', v: value.source, flags: value.flags };
  if (value instanceof ArrayBuffer) return { $: 'buffer', v: toBase64(new Uint8Array(value)) };
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return { $: 'view', v: toBase64(bytes), of: Object.prototype.toString.call(value).slice(8, -1) };
  }
  return undefined;
}

/** Own keys only, `__proto__` among them; keys made of dollar signs alone are lengthened by one, so that none looks like a tag. */
function encodeRecord(value: object, inner: (part: unknown) => Json): Json {
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [/^\$+$/.test(key) ? `${key}$` : key, inner(part)]),
  );
}

function decode(json: Json): unknown {
  if (json === null || typeof json !== 'object') return json;
  if (Array.isArray(json)) return json.map(decode);
  if (isTagged(json)) return decodeTagged(json);
  return Object.fromEntries(
    Object.entries(json).map(([key, part]) => [/^\$\$+$/.test(key) ? key.slice(1) : key, decode(part)]),
  );
}

function isTagged(json: object): json is Tagged {
  return Object.hasOwn(json, '$');
}

function decodeTagged(json: Tagged): unknown {
  switch (json.$) {
    case 'undefined':
      return undefined;
    case 'bigint':
      return BigInt(json.v);
    case 'number':
      return Number(json.v);
    case 'map':
      return new Map(json.v.map(([key, part]) => [decode(key), decode(part)]));
    case 'set':
      return new Set(json.v.map(decode));
    case 'date':
      return new Date(json.v ?? Number.NaN);
    case 'error':
      return decodeError(json.v);
    case 'regexp':
      return new RegExp(json.v, json.flags);
    case 'buffer':
      return fromBase64(json.v).buffer;
    case 'view':
      return decodeView(fromBase64(json.v).buffer, json.of);
    default:
      throw new Error(`electron host: unknown tag in ${JSON.stringify(json)}`);
  }
}

function decodeError([name, message, stack]: [string, string, string]): Error {
  return Object.defineProperties(new Error(message), {
    name: { value: name, configurable: true, writable: true },
    stack: { value: stack, configurable: true, writable: true },
  });
}

const VIEWS = new Map<string, (bytes: ArrayBuffer) => ArrayBufferView>([
  ['Uint8Array', (bytes) => new Uint8Array(bytes)],
  ['Uint8ClampedArray', (bytes) => new Uint8ClampedArray(bytes)],
  ['Uint16Array', (bytes) => new Uint16Array(bytes)],
  ['Uint32Array', (bytes) => new Uint32Array(bytes)],
  ['Int8Array', (bytes) => new Int8Array(bytes)],
  ['Int16Array', (bytes) => new Int16Array(bytes)],
  ['Int32Array', (bytes) => new Int32Array(bytes)],
  ['Float32Array', (bytes) => new Float32Array(bytes)],
  ['Float64Array', (bytes) => new Float64Array(bytes)],
  ['BigInt64Array', (bytes) => new BigInt64Array(bytes)],
  ['BigUint64Array', (bytes) => new BigUint64Array(bytes)],
  ['DataView', (bytes) => new DataView(bytes)],
]);

function decodeView(bytes: ArrayBuffer, kind: string): ArrayBufferView {
  const make = VIEWS.get(kind);
  if (make === undefined) throw new Error(`electron host: ${kind} over IPC is not emulated`);
  return make(bytes);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
