import type { SetFieldArgument, UndoReport } from '../../shared/items/item-deeds.ts';
import type { Say } from '../words/use-words.ts';
import type { ItemNews } from './item-news.tsx';

/** What setting a field has done, e.g. "Tax type changed on 212 items. Waiting to send." (ux §4.4). */
export function setFieldWords(
  { field, value }: SetFieldArgument,
  { count, willBeSent }: { count: number; willBeSent: number },
  t: Say<'items'>,
): string {
  const done =
    field === 'inUse'
      ? t(value === true ? 'started-again' : 'stopped-using', { count })
      : t('field-set', { count, field: t(`field-${field}`) });
  return willBeSent > 0 ? `${done} ${t('waits')}` : done;
}

/** What undoing or redoing has done: what has left meanwhile stays as it is, and that is said. */
export function undoNews(
  did: 'undone' | 'redone',
  { undone, tooLate }: UndoReport,
  t: Say<'items'>,
): ItemNews {
  const done = undone === 0 ? t('undone-none') : t(did, { count: undone });
  return { is: 'said', text: tooLate > 0 ? `${done} ${t('too-late', { count: tooLate })}` : done };
}
