/** A customs declaration's date, or that it has none. The raw text is kept beside it: later calls must echo it. */
export type DeclarationDate =
  | {
      is: 'date';
      /** YYYY-MM-DD */
      iso: string;
    }
  | { is: 'no-date' };

/**
 * Reads `YYYYMMDD` (spec §2.9) as well as `DDMMYYYY` (what live Kenya sends). No text of the years 1990 to 2099 is a
 * valid date in both, so the valid one is meant; '-1', '' and everything else mean that there is no date (domain §6).
 */
export function readDeclarationDate(raw: unknown): DeclarationDate {
  if (typeof raw !== 'string') return { is: 'no-date' };
  const digits = raw.trim();
  const yearFirst = /^(\d{4})(\d{2})(\d{2})$/.exec(digits);
  const dayFirst = /^(\d{2})(\d{2})(\d{4})$/.exec(digits);
  const iso =
    validDate(yearFirst?.[1], yearFirst?.[2], yearFirst?.[3]) ??
    validDate(dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]);
  return iso === null ? { is: 'no-date' } : { is: 'date', iso };
}

const FIRST_YEAR = 1990;
const LAST_YEAR = 2099;

function validDate(year = '', month = '', day = ''): string | null {
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? `${year}-${month}-${day}` : null;
}
