/**
 * How many bytes the files in a zip have together when they are unpacked, as its directory says; null when it has no
 * directory, so that it is cut off or no zip. Asked before anything is unpacked.
 */
export function unpackedSize(zip: Uint8Array): number | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  const end = endOfDirectory(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_LENGTH > zip.length || view.getUint32(at, true) !== ENTRY_MARK) return null;
    size += view.getUint32(at + 24, true);
    const behind =
      view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    at += ENTRY_LENGTH + behind;
  }
  return size;
}

const ENTRY_MARK = 0x02014b50;
const ENTRY_LENGTH = 46;
const END_MARK = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;

function endOfDirectory(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END_MARK) return at;
  }
  return null;
}
