import type { RefreshReport } from '../../shared/codes/code.ts';
import type { Say } from '../words/use-words.ts';

/** The sentence after a refresh: "24 lists checked: 3 codes added, 2 switched off." Only what happened is told. */
export function refreshedWords(report: RefreshReport & { is: 'refreshed' }, t: Say<'codes'>): string {
  const counts = [
    report.added > 0 && t('report-added', { count: report.added }),
    report.renamed > 0 && t('report-renamed', { count: report.renamed }),
    report.changed > 0 && t('report-changed', { count: report.changed }),
    report.switchedOff > 0 && t('report-switched-off', { count: report.switchedOff }),
    report.switchedOn > 0 && t('report-switched-on', { count: report.switchedOn }),
  ];
  const told = counts.filter((words) => words !== false);
  const changes = told.length === 0 ? t('report-nothing') : told.join(', ');
  return t('refreshed', { count: report.classes, changes });
}
