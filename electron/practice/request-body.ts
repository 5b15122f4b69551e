/** A number of a request as it was written, because a JavaScript number cannot hold NUMBER(18,2) (spec §2.6). */
export class WrittenNumber {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** The members of a request's JSON object: numbers as they were written, all else as JSON.parse gives it. */
export type RequestFields = ReadonlyMap<string, unknown>;

export type RequestBody =
  { is: 'fields'; fields: RequestFields } | { is: 'empty' } | { is: 'unreadable'; why: string };

/** Reads the bytes of a request: UTF-8, JSON, one object. Never throws; what is wrong is told in one phrase. */
export function readRequestBody(bytes: Uint8Array): RequestBody {
  const text = decode(bytes);
  if (text === null) return { is: 'unreadable', why: 'is not UTF-8 text' };
  if (text.trim() === '') return { is: 'empty' };
  const value = parse(text);
  if (value === undefined) return { is: 'unreadable', why: 'is not valid JSON' };
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof WrittenNumber) {
    return { is: 'unreadable', why: 'is not a JSON object' };
  }
  return { is: 'fields', fields: new Map(Object.entries(value)) };
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text, keepWrittenNumbers);
    return value;
  } catch {
    return undefined;
  }
}

function keepWrittenNumbers(_key: string, value: unknown, literal?: { source?: string }): unknown {
  return typeof value === 'number' ? new WrittenNumber(literal?.source ?? String(value)) : value;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
