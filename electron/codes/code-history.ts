import type { CodeChange, RefreshRow } from '../../shared/codes/code.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { CodeHistoryRepository } from './code-history.repository.ts';
import type { CodeLists } from './code-lists.ts';
import type { CodeUse } from './code-use.ts';

interface ChangesRequest {
  refreshId: number;
  /** [] for all. */
  kinds: readonly CodeChange['kind'][];
  from: number;
  count: number;
}

/** What the refreshes have changed, for the screen "What changed" (ux §4.3). */
export interface CodeHistory {
  /** Refreshes that changed something, newest first. */
  refreshes(part: { from: number; count: number }): { rows: RefreshRow[]; total: number };
  /**
   * The changes of one refresh, those that hurt first, with the items that each touches now. There are none of the
   * first refresh, which brought all codes. Throws AppError('codes.change-not-found').
   */
  changes(request: ChangesRequest): { rows: CodeChange[]; total: number };
}

export interface HistoryNeeds {
  history: Pick<CodeHistoryRepository, 'refreshes' | 'changeIds' | 'changes'>;
  use: Pick<CodeUse, 'usedBy' | 'fieldOf'>;
  lists: () => CodeLists;
}

export function createCodeHistory({ history, use, lists }: HistoryNeeds): CodeHistory {
  // Scrolling asks for page after page; the changes of a stored refresh never change.
  let listed: { key: string; ids: readonly number[] } | null = null;
  const idsOf = ({ refreshId, kinds }: ChangesRequest): readonly number[] => {
    const key = JSON.stringify([refreshId, kinds]);
    if (listed?.key === key) return listed.ids;
    const ids = history.changeIds(refreshId, kinds);
    if (ids === null) throw new AppError('codes.change-not-found', { refreshId });
    listed = { key, ids };
    return ids;
  };
  return {
    refreshes({ from, count }) {
      // A few hundred at most are kept.
      const all = history.refreshes();
      return { rows: all.slice(from, from + count), total: all.length };
    },
    changes(request) {
      const ids = idsOf(request);
      const rows = history.changes(ids.slice(request.from, request.from + request.count));
      return {
        rows: rows.map((change) => ({
          ...change,
          className: lists().get(change.classCode)?.facts.name ?? '',
          field: use.fieldOf(change.classCode),
          affectedItems: use.usedBy(change.classCode, change.code),
        })),
        total: ids.length,
      };
    },
  };
}
