import { dayOf, formatDate, formatDateTime, formatTime } from '../words/format.ts';
import { useNow } from '../words/use-now.ts';

/** A moment (ISO text) in a narrow column: the time if it is of today, else the day; the whole on hovering. */
export function Moment({ of: moment }: { of: string }) {
  const now = useNow();
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {dayOf(moment, now) === 'today' ? formatTime(moment) : formatDate(moment)}
    </time>
  );
}
