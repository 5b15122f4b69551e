/**
 * The text of a file: UTF-8 or UTF-16 when its first bytes say so, otherwise UTF-8 when it is that, otherwise what
 * Excel writes on Windows (Windows-1252). Returns null for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = markedEncoding(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  // No text holds a zero byte unless two bytes make a letter, and then its mark is expected.
  if (bytes.subarray(0, LOOKED_AT).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const LOOKED_AT = 64 * 1024;

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}
