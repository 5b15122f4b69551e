import type { RefreshRow } from '../../shared/codes/code.ts';
import type { Say } from '../words/use-words.ts';

/** How many codes a refresh changed, and how. */
type ChangeCounts = Pick<
  RefreshRow,
  'added' | 'renamed' | 'valueChanged' | 'changed' | 'switchedOff' | 'switchedOn'
>;

/** What a refresh changed: "3 codes added, 1 renamed, 2 switched off". Only what happened is told; '' for nothing. */
export function refreshCounts(counts: ChangeCounts, t: Say<'codes'>): string {
  const told = [
    counts.added > 0 && t('report-added', { count: counts.added }),
    counts.renamed > 0 && t('report-renamed', { count: counts.renamed }),
    counts.valueChanged > 0 && t('report-value-changed', { count: counts.valueChanged }),
    counts.changed > 0 && t('report-changed', { count: counts.changed }),
    counts.switchedOff > 0 && t('report-switched-off', { count: counts.switchedOff }),
    counts.switchedOn > 0 && t('report-switched-on', { count: counts.switchedOn }),
  ];
  return told.filter((words) => words !== false).join(', ');
}
