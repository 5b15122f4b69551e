import type { CodeClass, CodeRow } from '../../shared/codes/code.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerKey } from '../bridge/use-answer.ts';
import type { PageSource } from '../design/use-paged-rows.ts';
import { allRows } from './all-rows.ts';
import { useClassOfField } from './use-class-of-field.ts';

/**
 * The codes that are switched off and still carried by own items, as the pages of a list. Only classes that serve a
 * field of items and have codes that are off are looked through, so that it is a handful of questions.
 */
export function useOffInUse(all: readonly CodeClass[]): PageSource<CodeRow> {
  const bridge = useBridge();
  const { fieldOf } = useClassOfField();
  const wanted = all
    .filter(({ code, offCount }) => offCount > 0 && fieldOf(code) !== null)
    .map(({ code }) => code);
  return ({ from, count }) => ({
    queryKey: [...answerKey('codes', 'page'), 'off-in-use', wanted, from],
    queryFn: async () => {
      const found: CodeRow[] = [];
      for (const classCode of wanted) {
        const rows = await allRows(
          (page) => ask(bridge, 'codes', 'page', { ...page, classCode, text: '', showOff: true }),
          Number.POSITIVE_INFINITY,
        );
        found.push(...(rows ?? []).filter(({ inUse, usedBy }) => !inUse && (usedBy ?? 0) > 0));
      }
      return { rows: found.slice(from, from + count), total: found.length };
    },
  });
}
