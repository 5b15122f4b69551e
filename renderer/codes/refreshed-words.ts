import type { RefreshReport } from '../../shared/codes/code.ts';
import type { Say } from '../words/use-words.ts';
import { refreshCounts } from './refresh-counts.ts';

/** The sentence after a refresh: "24 lists checked: 3 codes added, 2 switched off." Only what happened is told. */
export function refreshedWords(report: RefreshReport & { is: 'refreshed' }, t: Say<'codes'>): string {
  const changes = refreshCounts(report, t) || t('report-nothing');
  return t('refreshed', { count: report.classes, changes });
}
