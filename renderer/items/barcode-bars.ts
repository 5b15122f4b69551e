import JsBarcode from 'jsbarcode';

/** One bar of a barcode: where it begins and how wide it is, in modules (the narrowest bar is one). */
interface Bar {
  readonly at: number;
  readonly width: number;
}

/** A barcode to draw. */
export interface Bars {
  readonly bars: readonly Bar[];
  /** Width of the whole in modules. */
  readonly width: number;
}

/**
 * The bars of a barcode: EAN-13, EAN-8 and UPC-A where the check digit fits, otherwise Code 128, which takes any
 * plain letters and digits.
 * @returns null for a text that cannot be drawn as bars
 */
export function barsOf(barcode: string): Bars | null {
  const text = barcode.trim();
  if (text === '') return null;
  const modules = (RETAIL_FORMATS[text.length] ?? [])
    .concat('CODE128')
    .reduce<string | null>((found, format) => found ?? encoded(text, format), null);
  return modules === null ? null : { bars: barsIn(modules), width: modules.length };
}

/** By the number of digits. */
const RETAIL_FORMATS: Readonly<Record<number, readonly string[]>> = {
  8: ['EAN8'],
  12: ['UPC'],
  13: ['EAN13'],
};

/** The modules as '1' and '0'; null when the text does not fit the format. */
function encoded(text: string, format: string): string | null {
  const target: { encodings?: readonly { readonly data: string }[] } = {};
  let fits = true;
  JsBarcode(target, text, {
    format,
    flat: true,
    valid: (isValid) => {
      fits = isValid;
    },
  });
  const modules = (target.encodings ?? []).map(({ data }) => data).join('');
  return fits && modules !== '' ? modules : null;
}

function barsIn(modules: string): Bar[] {
  return [...modules.matchAll(/1+/g)].map((run) => ({ at: run.index, width: run[0].length }));
}
