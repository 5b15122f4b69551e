import type { ItemCodeUse } from '../../../electron/codes/code-use.ts';
import type { CodedField } from '../../../shared/codes/code.ts';

/** The codes of one item in use. */
export type CarriedCodes = Partial<Record<CodedField, string>>;

/** What items with these codes tell of their use, counted one by one. */
export function carriedBy(items: readonly CarriedCodes[]): ItemCodeUse {
  return {
    countByCode(field) {
      const counts = new Map<string, number>();
      for (const { [field]: code } of items) {
        if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
      }
      return counts;
    },
    countWithAny: (wanted) =>
      items.filter((item) => wanted.some(({ field, codes }) => codes.includes(item[field] ?? ''))).length,
    // The last item is the newest.
    recentCodesOf: (field, limit) =>
      [...new Set(items.toReversed().flatMap(({ [field]: code }) => code ?? []))].slice(0, limit),
  };
}
