import type { ShopListing } from '../../shared/shops/shop.ts';
import { serialProblem } from '../device/serial-problem.ts';
import type { KeyOf, WordKey } from '../words/dictionary.ts';
import type { Entered } from './wizard-state.ts';

/** Lengths of what initialises a device (spec §2.2); the serial number has its own rule. */
const PIN_LENGTH = 11;
const BRANCH_LENGTH = 2;

/** What stands in a field after cleaning, and what was done to what came in. */
export interface Cleaned {
  readonly value: string;
  readonly change: 'none' | 'blanks-out' | 'capitals' | 'blanks-out-and-capitals';
}

/** A PIN as typed or pasted: blanks and dashes are dropped, letters become capitals. */
export function cleanPin(typed: string): Cleaned {
  const joined = withoutBlanksAndDashes(typed);
  return cleaned(joined.toUpperCase(), joined !== typed, joined.toUpperCase() !== joined);
}

/** A branch as typed or pasted: blanks and dashes are dropped. */
export function cleanBranch(typed: string): Cleaned {
  const joined = withoutBlanksAndDashes(typed);
  return cleaned(joined, joined !== typed, false);
}

/** A serial number as it will be sent: exactly what was approved, without blanks around it. */
export function cleanSerial(typed: string): Cleaned {
  const trimmed = typed.trim();
  return cleaned(trimmed, trimmed !== typed, false);
}

export type DetailField = 'pin' | 'branchId' | 'serialNumber';

/** What to say at a field, in words with their values. */
export interface FieldRemark {
  readonly words: KeyOf<'setup'> | WordKey;
  readonly values: Record<string, string | number>;
}

type Details = Pick<Entered, DetailField>;

/** What keeps these details from being sent; only lengths and signs, because the spec gives no pattern (spec §2.2). */
export function detailProblems({ pin, branchId, serialNumber }: Details): Map<DetailField, FieldRemark> {
  const serial = cleanSerial(serialNumber).value;
  const found: [DetailField, FieldRemark | null][] = [
    ['pin', lengthProblem('pin', pin, PIN_LENGTH)],
    ['branchId', lengthProblem('branch', branchId, BRANCH_LENGTH)],
    ['serialNumber', serialProblem(serial)],
  ];
  return new Map(found.flatMap(([field, remark]) => (remark === null ? [] : [[field, remark] as const])));
}

/** A PIN of another shape than usual (a letter, nine digits, a letter) is only remarked on. */
export function isUnusualPin(pin: string): boolean {
  return pin.length === PIN_LENGTH && /^[A-Z0-9]+$/.test(pin) && !/^[A-Z]\d{9}[A-Z]$/.test(pin);
}

/** What of these details this computer knows already from another shop; `own` is the shop they opened themselves. */
export function knownFrom(
  shops: readonly ShopListing[],
  { pin, branchId, serialNumber, environment, shopId: own }: Entered,
): { shop: ShopListing | null; serial: ShopListing | null } {
  const others = shops.filter(({ id }) => id !== own);
  const serial = cleanSerial(serialNumber).value;
  return {
    shop:
      others.find(
        (shop) => shop.environment === environment && shop.pin === pin && shop.branchId === branchId,
      ) ?? null,
    serial: serial === '' ? null : (others.find((shop) => shop.serialNumber === serial) ?? null),
  };
}

function withoutBlanksAndDashes(text: string): string {
  return text.replace(/[\s\u00AD\u200B-\u200D\u2010-\u2015\uFEFF-]+/g, '');
}

function cleaned(value: string, isShorter: boolean, isCapitalised: boolean): Cleaned {
  if (isShorter && isCapitalised) return { value, change: 'blanks-out-and-capitals' };
  if (isShorter) return { value, change: 'blanks-out' };
  return { value, change: isCapitalised ? 'capitals' : 'none' };
}

function lengthProblem(field: 'pin' | 'branch', value: string, length: number): FieldRemark | null {
  if (value === '') return { words: `${field}-missing`, values: {} };
  const have = Array.from(value).length;
  if (have !== length) return { words: `${field}-length`, values: { count: have } };
  return /^[A-Za-z0-9]+$/.test(value) ? null : { words: `${field}-signs`, values: {} };
}
