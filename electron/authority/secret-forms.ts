import type { Secret } from './secret.ts';

/** Shorter texts are not looked for by value: they would be found everywhere. Keys have 32 letters and more (domain §2.2). */
const SHORTEST = 4;

/**
 * The bytes by which a secret can be recognised however it was written: plain, inside JSON, in an address, as hex,
 * and as base64 wherever it begins. Capitals do not matter to the search, so one form serves both.
 */
export function formsOf(secret: Secret): Uint8Array[] {
  const text = secret.reveal().toWellFormed();
  if (text.length < SHORTEST) return [];
  const bytes = Buffer.from(text, 'utf8');
  const forms = [
    text,
    ...jsonForms(text),
    ...addressForms(text),
    bytes.toString('hex'),
    ...base64Forms(bytes),
  ];
  return [...new Set(forms)].map((form) => Buffer.from(form, 'utf8'));
}

/** As JSON writers write it: as few escapes as possible, or slashes, letters beyond ASCII, HTML signs, or all of it. */
function jsonForms(text: string): string[] {
  const plain = JSON.stringify(text).slice(1, -1);
  return [
    plain,
    plain.replaceAll('/', '\\/'),
    plain.replace(/[^\x20-\x7e]/g, unicodeEscape),
    plain.replace(/[<>&='\u007f-\uffff]/g, unicodeEscape),
    text.replace(/[^]/g, unicodeEscape),
  ];
}

/** As addresses and forms write it: by their two rules, with blanks as plus or percent, and every sign escaped. */
function addressForms(text: string): string[] {
  const address = encodeURIComponent(text);
  const form = new URLSearchParams([['', text]]).toString().slice(1);
  const strict = address.replace(/[!'()*~._-]/g, percentEscape);
  return [
    address,
    form,
    strict,
    encodeURI(text),
    form.replaceAll('+', '%20'),
    address.replaceAll('%20', '+'),
  ];
}

/** Base64 of anything that holds the text: three ways to begin, without the letters that its neighbours share. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const all = Buffer.concat([Buffer.alloc(offset), bytes]);
    const wholeLetters = Math.floor((all.length * 8) / 6);
    const own = all.toString('base64').slice(Math.ceil((offset * 8) / 6), wholeLetters);
    return [own, own.replaceAll('+', '-').replaceAll('/', '_'), own.replaceAll('/', '\\/')];
  });
}

function unicodeEscape(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function percentEscape(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}
