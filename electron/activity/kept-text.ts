import { deflateSync, inflateSync } from 'node:zlib';
import type { SqlValue } from '../database/database.ts';

/** What is kept of a text: itself when it is short, deflated bytes when it is not. */
export type KeptText = string | Uint8Array;

/** Longer ones are kept to this length: 256 KB deflate in a millisecond or two, a list of 24 MB in half a second. */
const MOST_BYTES = 256 * 1024;

/** Deflate takes 20 µs to set up and saves nothing worth having on an item or an envelope. */
const WORTH_DEFLATING = 1024;

/** The text as the journal keeps it. */
export function keepText(text: string): KeptText {
  return text.length < WORTH_DEFLATING ? text : deflateSync(text);
}

/** The answer's bytes as the journal keeps them: as UTF-8 text, cut after 256 KB. */
export function keepAnswer(bytes: ArrayBuffer): KeptText {
  const kept = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, MOST_BYTES));
  return kept.byteLength < WORTH_DEFLATING ? textOf(kept) : deflateSync(kept);
}

/** True when only the beginning of an answer of so many bytes is kept. */
export function isCut(answerBytes: number): boolean {
  return answerBytes > MOST_BYTES;
}

/** The text again. */
export function readKeptText(kept: SqlValue | undefined): string {
  return kept instanceof Uint8Array ? textOf(inflateSync(kept)) : String(kept ?? '');
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
