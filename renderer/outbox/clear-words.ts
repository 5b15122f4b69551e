import { formatCount } from '../words/format.ts';
import type { Say } from '../words/use-words.ts';

/** How long what waits will still take, e.g. "about 6 min to clear"; '' while nothing can be said. */
export function clearWords(seconds: number | null, t: Say<'outbox'>): string {
  if (seconds === null) return '';
  if (seconds < 60) return t('clear-soon');
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return t('clear-minutes', { number: formatCount(minutes) });
  return t('clear-hours', { number: formatCount(Math.round(minutes / 60)) });
}
