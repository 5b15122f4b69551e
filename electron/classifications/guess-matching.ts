import { AUTHORITY_HEADINGS } from '../../shared/authority/classification-file.ts';
import { CLASSIFICATION_COLUMNS, type ColumnMatching } from '../../shared/codes/classification.ts';
import { searchedText } from '../../shared/codes/searched-text.ts';

/** Where a list begins in a file, and what its columns seem to hold. */
export interface GuessedColumns {
  /** The headings, '' where there is none. */
  columns: string[];
  /** The place of the first row that is no heading. */
  firstRow: number;
  /** Null when code or name could not be told. */
  matching: ColumnMatching | null;
}

/**
 * Guesses which column holds what: by headings in English, in Swahili and as the authority names them, and where
 * there are none by what stands in the rows.
 */
export function guessColumns(rows: readonly (readonly string[])[]): GuessedColumns {
  const first = rows.slice(0, LOOKED_AT);
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...first.map((row) => row.length)));
  const headingRow = findHeading(first);
  const headings = headingRow === -1 ? [] : (first[headingRow] ?? []);
  const columns = Array.from({ length: width }, (_, place) => (headings[place] ?? '').trim());
  const firstRow = headingRow + 1;
  return { columns, firstRow, matching: matchingOf(columns, first.slice(firstRow), width) };
}

const LOOKED_AT = 300;
/** Files begin with a title or a date now and then. */
const HEADING_WITHIN = 10;
const MOST_COLUMNS = 200;

type Column = (typeof CLASSIFICATION_COLUMNS)[number];

/** As they stand in lists that shops have; compared without capitals, accents, blanks and signs. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  code: headings(
    AUTHORITY_HEADINGS.code,
    'code classcode itemclasscode itemcode classificationcode itemclassificationcode unspsc unspsccode',
    'commoditycode commodity msimbo msimbowauainishaji nambari',
  ),
  name: headings(
    AUTHORITY_HEADINGS.name,
    'name classname itemclassname itemname classificationname itemclassificationname description desc title',
    'commodityname commoditytitle jina jinalauainishaji maelezo',
  ),
  level: headings(AUTHORITY_HEADINGS.level, 'level lvl classlevel itemclasslevel ngazi kiwango'),
  taxTypeCode: headings(
    AUTHORITY_HEADINGS.taxTypeCode,
    'tax taxtype taxtypecode taxcode taxationtype vat kodi ainayakodi',
  ),
  inUse: headings(AUTHORITY_HEADINGS.inUse, 'inuse use used active status inatumika hali matumizi'),
};

function headings(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}

function plainHeading(text: string): string {
  return searchedText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function columnNamed(heading: string): Column | null {
  const plain = plainHeading(heading);
  return CLASSIFICATION_COLUMNS.find((column) => HEADINGS[column].includes(plain)) ?? null;
}

function findHeading(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, HEADING_WITHIN).findIndex(isHeading);
  if (known !== -1) return known;
  // Headings in other words: several of them, above rows that hold codes.
  const [first = [], ...others] = rows;
  const isOther = first.filter(isWords).length > 1 && !first.some(isCode);
  return isOther && others.some((row) => row.some(isCode)) ? 0 : -1;
}

/** A row of which at least one cell names a column, and none holds a code. */
function isHeading(row: readonly string[]): boolean {
  return row.some((cell) => columnNamed(cell) !== null) && !row.some(isCode);
}

function matchingOf(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): ColumnMatching | null {
  const named = (column: Column): number | null => {
    // The better name counts where two columns could be meant, e.g. 'Code' and 'UNSPSC'.
    for (const heading of HEADINGS[column]) {
      const place = columns.findIndex((own) => plainHeading(own) === heading);
      if (place !== -1) return place;
    }
    return null;
  };
  const code = named('code') ?? columnWithMost(rows, width, isCode, []);
  if (code === null) return null;
  const name = named('name') ?? columnWithMost(rows, width, isWords, [code]);
  if (name === null) return null;
  return {
    code,
    name,
    level: named('level'),
    taxTypeCode: named('taxTypeCode'),
    inUse: named('inUse'),
  };
}

/** The column in which at least half of the rows fit, the one with most of them; null when there is none. */
function columnWithMost(
  rows: readonly (readonly string[])[],
  width: number,
  fits: (cell: string) => boolean,
  besides: readonly number[],
): number | null {
  let best: { place: number; count: number } | null = null;
  for (let place = 0; place < width; place += 1) {
    const count = rows.filter((row) => fits(row[place] ?? '')).length;
    if (besides.includes(place) || count * 2 < rows.length || count === 0) continue;
    if (best === null || count > best.count) best = { place, count };
  }
  return best?.place ?? null;
}

/** Seven and nine digits are codes that lost a zero in front: the column is still the right one. */
function isCode(cell: string): boolean {
  return /^\s*\d{7,10}\s*$/.test(cell);
}

function isWords(cell: string): boolean {
  return /\p{L}{3}/u.test(cell);
}
