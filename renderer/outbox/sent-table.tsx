import type { ItemWord } from '../../shared/authority/to-wire.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { sentLines } from './sent-lines.ts';
import classes from './sent-table.module.css';

/** What is sent, field by field, under our names and the authority's; empty fields are left out. */
export function SentTable({ body }: { body: string }) {
  const { t } = useWords('outbox');
  const lines = sentLines(body);
  if (lines.length === 0) return null;
  return (
    <table className={classes['sent']} aria-label={t('sent-text')}>
      <thead className={classes['head']}>
        <tr>
          <th scope="col">{t('sent-field')}</th>
          <th scope="col">{t('sent-value')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ word, wireName, value }) => (
          <tr key={wireName}>
            <th scope="row">
              {word === null ? null : fieldName(word, t)}
              <code className={classes['wire']} lang="en">
                {wireName}
              </code>
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function fieldName(word: ItemWord, t: Say<'outbox'>): string {
  switch (word) {
    case 'registrantId':
    case 'registrantName':
    case 'modifierId':
    case 'modifierName':
      return t(`field-${word}`);
    default:
      return t(`items:field-${word}`);
  }
}
