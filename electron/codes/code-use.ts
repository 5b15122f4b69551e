import { CODED_FIELDS, type ClassOfField, type CodedField } from '../../shared/codes/code.ts';
import type { CodeLists } from './code-lists.ts';

/** What the items tell about their codes; only items in use count. */
export interface ItemCodeUse {
  /** How many items carry each code in a field. */
  countByCode(field: CodedField): ReadonlyMap<string, number>;
  /** How many items carry at least one of these codes in its field; each item counts once. */
  countWithAny(wanted: readonly FieldCodes[]): number;
  /** The codes that were used last in a field, newest first. */
  recentCodesOf(field: CodedField, limit: number): readonly string[];
}

/** Some codes of a field. */
interface FieldCodes {
  field: CodedField;
  codes: readonly string[];
}

/** What the codes mean to the shop's own items. */
export interface CodeUse {
  /** Own items in use that carry a code of a class; null where no field of an item takes it. */
  usedBy(classCode: string, code: string): number | null;
  /** The field of an item that a class serves; null when none does. */
  fieldOf(classCode: string): CodedField | null;
  /** Own items in use that carry a code which is switched off (ux §4.2). */
  itemsWithOffCodes(): number;
  /** The codes of a field that the shop's items were given last, newest first. */
  recentCodes(field: CodedField): readonly string[];
}

const MOST_RECENT = 5;

export interface CodeUseNeeds {
  itemUse: ItemCodeUse;
  classOfField: ClassOfField;
  lists: () => CodeLists;
}

export function createCodeUse({ itemUse, classOfField, lists }: CodeUseNeeds): CodeUse {
  const fieldsOf = (classCode: string): CodedField[] =>
    ITEM_FIELDS.filter((field) => classOfField[field] === classCode);
  const usedOffCodes = (field: CodedField): FieldCodes => {
    const byCode = lists().get(classOfField[field])?.byCode;
    const used = [...itemUse.countByCode(field).keys()];
    return { field, codes: used.filter((code) => byCode?.get(code)?.inUse === false) };
  };
  return {
    usedBy(classCode, code) {
      const fields = fieldsOf(classCode);
      if (fields.length === 0) return null;
      return sum(fields.map((field) => itemUse.countByCode(field).get(code) ?? 0));
    },
    recentCodes: (field) => itemUse.recentCodesOf(field, MOST_RECENT),
    fieldOf: (classCode) => fieldsOf(classCode)[0] ?? null,
    itemsWithOffCodes() {
      const used = ITEM_FIELDS.map(usedOffCodes).filter(({ codes }) => codes.length > 0);
      const [only] = used;
      if (only === undefined) return 0;
      // An item has one code in a field; in several fields it may have more than one that is off.
      if (used.length > 1) return itemUse.countWithAny(used);
      const counts = itemUse.countByCode(only.field);
      return sum(only.codes.map((code) => counts.get(code) ?? 0));
    },
  };
}

/** What customs has written into a declaration is not for the shop to change. */
const FIELDS_OF_IMPORTS: readonly CodedField[] = ['importStatusCode', 'currencyCode'];
const ITEM_FIELDS = CODED_FIELDS.filter((field) => !FIELDS_OF_IMPORTS.includes(field));

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
