import type { DraftsReport } from '../../../shared/customs-imports/make-item.ts';
import type { Say } from '../../words/use-words.ts';

/** "10 drafts made. 2 lines had an item before. 1 line has no description." Only what happened is told. */
export function draftsWords(
  { made, linkedBefore, nameless }: DraftsReport,
  t: Say<'customs-imports'>,
): string {
  return [
    made > 0 ? t('drafts-made', { count: made }) : t('drafts-none'),
    linkedBefore > 0 && t('drafts-linked-before', { count: linkedBefore }),
    nameless > 0 && t('drafts-nameless', { count: nameless }),
  ]
    .filter((words) => words !== false)
    .join(' ');
}
