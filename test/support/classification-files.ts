import { writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import { manyClassifications, type ClassificationLine } from '../bench/many-classifications.ts';

/**
 * What a shop sells, in the structure of the real lists; the names are made up in their manner. The last branch has
 * a zero in front.
 */
export const SHOP_BRANCHES: readonly ClassificationLine[] = [
  ['50000000', 'Food Beverage and Tobacco Products'],
  ['50160000', 'Chocolate and sugars and sweeteners'],
  ['50161500', 'Sugars and sweetening products'],
  ['50161509', 'Natural sugar'],
  ['50220000', 'Cereal and pulse products'],
  ['50221100', 'Grains and flour'],
  ['50221101', 'Cereal grain'],
  ['50221102', 'Maize flour'],
  ['5022110201', 'Fortified maize flour in small bags'],
  ['5022110202', 'Fortified maize flour in large bags'],
  ['50221103', 'Wheat flour'],
  ['50221200', 'Rice'],
  ['50221201', 'Milled rice'],
  ['53000000', 'Apparel and Luggage and Personal Care Products'],
  ['53130000', 'Personal care products'],
  ['53131600', 'Bath and body'],
  ['53131608', 'Soaps'],
  ['01000000', 'Goods of the pilot list'],
  ['01010000', 'Second hand goods'],
  ['01010100', 'Second hand clothing'],
  ['01010101', 'Second hand shoes in bales'],
];

/** So many classifications: the branches above, and made up ones. */
export function listOf(count: number): ClassificationLine[] {
  return [...SHOP_BRANCHES, ...manyClassifications(count - SHOP_BRANCHES.length)];
}

/** Rows that no list may hold, and why each of them is left out. */
export const FAULTY_ROWS: readonly { readonly cells: ClassificationLine; readonly why: string }[] = [
  { cells: ['', 'Goods without a code'], why: 'There is no code' },
  { cells: ['50221104', ''], why: 'There is no name' },
  { cells: ['5022110X', 'Oat flour'], why: 'The code holds more than digits' },
  { cells: ['1010102', 'Second hand belts'], why: 'The code has neither 8 nor 10 digits' },
  { cells: ['50221102', 'Maize flour once more'], why: 'The code stands in the file twice' },
  { cells: ['5.02211E+09', 'Maize flour, fine'], why: 'Excel cut digits off the code' },
];

/** A text table whose columns are called so that the name has to be matched by hand: `Name` is an abbreviation. */
export function writeAwkwardCsv(file: string, lines: readonly ClassificationLine[]): void {
  const rows = lines.map(([code, name]) => [
    name.slice(0, 3).toUpperCase(),
    name,
    code,
    code.startsWith('50') ? 'E' : '',
  ]);
  writeFileSync(file, Papa.unparse([['Name', 'In full', 'Class code', 'VAT'], ...rows], { newline: '\r\n' }));
}

/** A workbook with the codes as text, and two rows above the headings, as people make them. */
export async function writeWorkbook(file: string, lines: readonly ClassificationLine[]): Promise<void> {
  const rows = lines.map((line) => line.map(text));
  await writeExcelFile([[text('Item classes')], [], ['Code', 'Description'].map(text), ...rows]).toFile(file);
}

const text = (value: string) => ({ value, type: String });

/** The list in the shape in which the authority answers it. */
export function writeAuthorityJson(file: string, lines: readonly ClassificationLine[]): void {
  const itemClsList = lines.map(([itemClsCd, itemClsNm]) => ({
    itemClsCd,
    itemClsNm,
    itemClsLvl: null,
    taxTyCd: itemClsCd.startsWith('5022') ? 'A' : null,
    mjrTgYn: 0,
    useYn: 'Y',
  }));
  writeFileSync(file, JSON.stringify({ resultCd: '000', data: { itemClsList } }));
}
