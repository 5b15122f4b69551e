import { useState } from 'react';
import type { CodedField } from '../../../shared/codes/code.ts';
import type { ImportEvent } from '../../../shared/customs-imports/import-list.ts';
import { useAnswer } from '../../bridge/use-answer.ts';
import { useFormat } from '../../words/use-format.ts';
import { useWords } from '../../words/use-words.ts';
import { CodeName } from '../code-name.tsx';
import { fieldName } from '../field-words.ts';
import { useEventValue } from './event-value.ts';
import classes from './line.module.css';

/** What happened to a line over the looks, newest first; more of it is asked for. */
export function Timeline({ id }: { id: number }) {
  const { t } = useWords('customs-imports');
  const [count, setCount] = useState(FIRST_EVENTS);
  const { data } = useAnswer('customsImports', 'timeline', { id, from: 0, count }, { keepOld: true });
  if (data === undefined || data.total === 0) return null;
  return (
    <section className={classes['part']}>
      <h3 className={classes['title']}>{t('timeline')}</h3>
      <ol className={classes['timeline']}>
        {data.rows.map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two events may be of one moment; a history only grows at its top
          <Event key={`${event.at} ${index}`} event={event} />
        ))}
      </ol>
      {data.total > data.rows.length && count < MOST_EVENTS && (
        <button
          type="button"
          className={classes['more']}
          onClick={() => setCount(Math.min(count * 4, MOST_EVENTS))}
        >
          {t('timeline-more', { count: data.total - data.rows.length })}
        </button>
      )}
    </section>
  );
}

const FIRST_EVENTS = 8;
/** What the contract answers at most. */
const MOST_EVENTS = 200;

function Event({ event }: { event: ImportEvent }) {
  const { t } = useWords('customs-imports');
  const format = useFormat();
  return (
    <li>
      <p>
        <strong>{t(`event-${event.is}`)}</strong>{' '}
        <span className={classes['quiet']}>
          {format.when(event.at)}
          {event.by !== '' && ` · ${event.by}`}
        </span>
      </p>
      {event.changes.length > 0 && (
        <dl className={classes['changes']}>
          {event.changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </dl>
      )}
    </li>
  );
}

/** One field, from → to. */
function Change({ change: { field, before, after } }: { change: ImportEvent['changes'][number] }) {
  const { t } = useWords('customs-imports');
  return (
    <div>
      <dt>{fieldName(field, t)}</dt>
      <dd>
        <del className={classes['before']}>
          <EventValue field={field} value={before} />
        </del>
        <span aria-hidden> → </span>
        <ins className={classes['after']}>
          <EventValue field={field} value={after} />
        </ins>
      </dd>
    </div>
  );
}

/** A code with its name, everything else as a person reads it. */
function EventValue({ field, value }: { field: string; value: string }) {
  const words = useEventValue(field);
  const codedField = CODED_FIELDS[field];
  return codedField === undefined || value === '' ? (
    words(value)
  ) : (
    <CodeName field={codedField} code={value} />
  );
}

const CODED_FIELDS: Readonly<Partial<Record<string, CodedField>>> = {
  statusCode: 'importStatusCode',
  originCountryCode: 'originCountryCode',
  exportCountryCode: 'originCountryCode',
  packageUnitCode: 'packagingUnitCode',
  quantityUnitCode: 'quantityUnitCode',
  invoiceCurrencyCode: 'currencyCode',
};
