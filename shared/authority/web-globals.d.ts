// The two parts of the web platform that this folder needs and that every engine of this program has; shared/ is
// compiled without Node's and the browser's own types, so that nothing else of theirs slips in.

declare class TextDecoder {
  constructor(encoding?: string);
  decode(bytes: ArrayBuffer | Uint8Array): string;
}

declare class URL {
  static canParse(address: string): boolean;
  constructor(address: string);
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly search: string;
  readonly hash: string;
}
