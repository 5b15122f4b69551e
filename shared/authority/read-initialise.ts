import type { Envelope } from './envelope.ts';
import type { ReadData } from './read-data.ts';
import { isFields, plainText, saidText } from './read-values.ts';
import type { DataOf, Fields, WireDeviceInfo } from './wire.ts';

/** Reads what an initialisation tells of the device (spec §2.3). A success without a key is `no-key` (domain §2.2). */
export function readInitialise(envelope: Envelope): ReadData<DataOf['initialise']> {
  if (deviceKeyIn(envelope) === null) return { is: 'no-key' };
  return { is: 'data', data: readDeviceInfo(envelope), problems: [] };
}

/**
 * The device key under `data.info`, `data` or the root, in any capitals, verbatim; null when none is given. It is
 * looked for whatever the result code: one source says that a refusal with 902 may carry it (domain §2.3).
 */
export function deviceKeyIn(envelope: Envelope): string | null {
  for (const fields of placesIn(envelope)) {
    const name = Object.keys(fields).find(
      (key) => key.toLowerCase() === 'cmckey' && saidText(fields[key]) !== null,
    );
    if (name !== undefined) return plainText(fields[name]);
  }
  return null;
}

function readDeviceInfo(envelope: Envelope): WireDeviceInfo {
  const places = placesIn(envelope);
  const text = (name: string): string | null => firstText(places, name);
  const read: WireDeviceInfo = {
    tin: text('tin'),
    taxprNm: text('taxprNm'),
    bsnsActv: text('bsnsActv'),
    bhfId: text('bhfId'),
    bhfNm: text('bhfNm'),
    bhfOpenDt: text('bhfOpenDt'),
    prvncNm: text('prvncNm'),
    dstrtNm: text('dstrtNm'),
    sctrNm: text('sctrNm'),
    locDesc: text('locDesc'),
    hqYn: text('hqYn'),
    mgrNm: text('mgrNm'),
    mgrTelNo: text('mgrTelNo'),
    mgrEmail: text('mgrEmail'),
    dvcId: text('dvcId'),
    sdicId: text('sdicId') ?? text('sdcId'),
    mrcNo: text('mrcNo'),
  };
  const extra = Object.entries(places[0] ?? {}).filter(([name]) => !(name in read) && !NOT_KEPT.test(name));
  if (extra.length > 0) read.extra = Object.fromEntries(extra);
  return read;
}

/** `data.info`, `data` and the root, those that are there, innermost first. */
function placesIn(envelope: Envelope): Fields[] {
  const { data } = envelope.body;
  const info = isFields(data) ? data['info'] : envelope.body['info'];
  return [info, data, envelope.body].filter(isFields);
}

function firstText(places: readonly Fields[], name: string): string | null {
  for (const fields of places) {
    const text = saidText(fields[name]);
    if (text !== null) return text;
  }
  return null;
}

// Keys never travel with the rest, and the envelope's own members are no facts about a device.
const NOT_KEPT = /^(?:cmckey|intrlkey|signkey|sdcid|resultcd|resultmsg|resultdt|data|info)$/i;
