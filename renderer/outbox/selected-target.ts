import type { ListSelection } from '../design/use-list-selection.ts';
import type { DeedTarget } from './outbox-deed.ts';
import { filterOf, type OutboxView } from './outbox-view.ts';

/** The selected entries as the target of a deed; null when none is selected. */
export function selectedTarget(
  view: OutboxView,
  { selected, count }: Pick<ListSelection<unknown>, 'selected' | 'count'>,
): DeedTarget | null {
  if (count === 0) return null;
  return { selected, filter: filterOf(view), count, subject: '', isUnanswered: view.group === 'no-answer' };
}
