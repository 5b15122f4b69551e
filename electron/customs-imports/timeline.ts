import type { ImportEvent } from '../../shared/customs-imports/import-list.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { CustomsImportRepository } from './customs-import.repository.ts';
import type { EventRepository } from './event.repository.ts';

export interface TimelineNeeds {
  repository: Pick<CustomsImportRepository, 'lines'>;
  events: Pick<EventRepository, 'ofLine' | 'countOfLine'>;
}

/**
 * What happened to a line, newest first, and that it was new as its last entry.
 * @throws AppError 'customs-imports.not-found'
 */
export function timelineOf(
  id: number,
  { from, count }: { from: number; count: number },
  { repository, events }: TimelineNeeds,
): { rows: ImportEvent[]; total: number } {
  const [line] = repository.lines([id]);
  if (line === undefined) throw new AppError('customs-imports.not-found', { id });
  const later = events.countOfLine(id);
  const rows = events.ofLine(id, from, count);
  if (from <= later && rows.length < count) {
    rows.push({ at: String(line['first_at']), is: 'new', changes: [], by: '' });
  }
  return { rows, total: later + 1 };
}
