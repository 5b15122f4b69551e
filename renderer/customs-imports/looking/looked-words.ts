import type { LookReport } from '../../../shared/customs-imports/customs-import.ts';
import type { Say } from '../../words/use-words.ts';

/** The sentence after a look: "14 lines: 3 new, 2 changed." Only what happened is told (ux §4.8). */
export function lookedWords(report: LookReport & { is: 'looked' }, t: Say<'customs-imports'>): string {
  const counts = [
    report.new > 0 && t('report-new', { count: report.new }),
    report.changed > 0 && t('report-changed', { count: report.changed }),
    report.gone > 0 && t('report-gone', { count: report.gone }),
  ];
  const told = counts.filter((words) => words !== false);
  return t('looked', {
    count: report.lines,
    changes: told.length === 0 ? t('report-nothing') : told.join(', '),
  });
}
