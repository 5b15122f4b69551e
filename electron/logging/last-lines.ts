import { open } from 'node:fs/promises';

/**
 * The last whole lines of a log, the oldest first; '' when there is no such file. What was written with a redacting
 * log holds no secret.
 * @param mostBytes no more than these are read, from the end
 */
export async function lastLines(file: string, mostBytes: number): Promise<string> {
  try {
    await using handle = await open(file, 'r');
    const { size } = await handle.stat();
    const start = Math.max(0, size - mostBytes);
    const bytes = Buffer.alloc(size - start);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
    const text = bytes.toString('utf8', 0, bytesRead);
    return start === 0 ? text : text.slice(text.indexOf('\n') + 1);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
