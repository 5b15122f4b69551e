// ECMAScript "JSON.parse source text access", in every engine this program runs on; TypeScript has no types for it yet.

/** What a reviver is told about a value: the literal as it stood in the text; objects and lists have none. */
export interface SourceText {
  source?: string;
}

declare global {
  interface JSON {
    /** Makes a value that JSON.stringify writes as exactly this text. Throws on text that is no JSON primitive. */
    rawJSON(text: string): unknown;

    parse(text: string, reviver: (key: string, value: unknown, literal: SourceText) => unknown): unknown;
  }
}
