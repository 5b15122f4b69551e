import type { CodedField, CodeOption } from '../../shared/codes/code.ts';
import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { CodeHistory } from './code-history.ts';
import { MOST_OPTIONS } from './code-service.ts';
import type { CodeUse } from './code-use.ts';
import type { Codes } from './create-codes.ts';

export interface CodeHandlersNeeds extends Pick<Codes, 'service' | 'status' | 'refresh'> {
  history: CodeHistory;
  use: Pick<CodeUse, 'usedBy' | 'recentCodes'>;
}

/** Answers the calls of the group `codes`. */
export function createCodeHandlers({
  service,
  history,
  use,
  ...codes
}: CodeHandlersNeeds): GroupHandlers<'codes'> {
  return {
    status: () => codes.status(),
    classes: () => service.classes(),
    page(request) {
      const { rows, total } = service.page(request);
      return { rows: rows.map((row) => ({ ...row, usedBy: use.usedBy(row.classCode, row.code) })), total };
    },
    options: ({ field, text }) => recentFirst(field, service.options(field, text), text, { service, use }),
    describe: ({ field, codes: asked }) => service.describe(field, asked),
    refresh: (what) => codes.refresh(what),
    refreshes: (part) => history.refreshes(part),
    changes: (request) => history.changes(request),
  };
}

/**
 * What the shop used last stands first (ux §5.2), but never before the very code that was typed. Nothing typed: the
 * recent ones, then the list as it is.
 */
function recentFirst(
  field: CodedField,
  found: readonly CodeOption[],
  text: string,
  { service, use }: Pick<CodeHandlersNeeds, 'service' | 'use'>,
): CodeOption[] {
  const typed = text.trim().toLowerCase();
  const foundCodes = new Set(found.map(({ code }) => code));
  const recent = service
    .describe(field, use.recentCodes(field))
    .flatMap((option) =>
      option?.inUse === true && (typed === '' || foundCodes.has(option.code)) ? [option] : [],
    );
  const exact = found.filter(({ code }) => code.toLowerCase() === typed);
  const byCode = new Map([...exact, ...recent, ...found].map((option) => [option.code, option]));
  return [...byCode.values()].slice(0, MOST_OPTIONS);
}
