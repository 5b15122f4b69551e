import type { UnreadableRow } from '../../../shared/customs-imports/import-list.ts';
import type { Say } from '../../words/use-words.ts';
import { fieldName } from '../field-words.ts';

/** Why a row of an answer could not be read, in sentences; what this version has no words for is told as it came. */
export function unreadableReasons(problems: UnreadableRow['problems'], t: Say<'customs-imports'>): string[] {
  const missing = problems
    .filter(({ problem }) => problem === 'missing')
    .map(({ field }) => fieldName(field, t));
  const others = problems.filter(({ problem }) => problem !== 'missing' && problem !== 'not-a-row');
  return [
    ...(problems.some(({ problem }) => problem === 'not-a-row') ? [t('unreadable-not-a-row')] : []),
    ...(missing.length > 0 ? [t('unreadable-missing', { fields: missing.join(', ') })] : []),
    ...others.map(({ field, problem }) => `${fieldName(field, t)}: ${problem}`),
  ];
}
