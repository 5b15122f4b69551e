import type { Timers } from '../../shared/time/clock.ts';

/** The bytes of an answer in a buffer of their own; none when there were too many. */
export interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  tooLarge: boolean;
}

export interface BodyNeeds {
  timers: Timers;
  maxAnswerBytes: number;
}

/**
 * Reads an answer's body, decompressed by the platform, and stops as soon as it passes the limit, whatever length
 * the answer claims: memory stays bounded. Throws what the stream throws.
 */
export async function readBody(response: Response, needs: BodyNeeds): Promise<Body> {
  if (response.body === null) return { bytes: new Uint8Array(), tooLarge: false };
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > needs.maxAnswerBytes) {
      // With the stream the connection ends too, so that the rest does not even arrive.
      await reader.cancel();
      return { bytes: new Uint8Array(), tooLarge: true };
    }
    chunks.push(step.value);
  }
  return { bytes: await joined(chunks, length, needs.timers), tooLarge: false };
}

/** Lets everything else that waits in this thread have its turn. */
export function giveWay(timers: Timers): Promise<void> {
  return new Promise((resolve) => void timers.after(0, resolve));
}

/** Copied in pieces: 24 MB at once would hold the window up for longer than a frame (performance §3). */
const PIECE = 4_194_304;

async function joined(
  chunks: readonly Uint8Array[],
  length: number,
  timers: Timers,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  let at = 0;
  let sinceRest = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
    sinceRest += chunk.length;
    if (sinceRest < PIECE) continue;
    await giveWay(timers);
    sinceRest = 0;
  }
  return bytes;
}
