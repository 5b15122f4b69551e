import { useWatch } from 'react-hook-form';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ItemWord } from '../../shared/authority/to-wire.ts';
import { useProgram } from '../bridge/program.tsx';
import { RawText } from '../design/raw-text.tsx';
import { useWords, type Say } from '../words/use-words.ts';
import type { ItemEditing } from './use-item-editing.ts';
import { peopleOf, wireViewOf, type WireLine } from './wire-view.ts';
import classes from './what-is-sent.module.css';

/** The request as it would be frozen now, field by field and to the character; the device key is not part of it. */
export function WhatIsSent({ editing: { item, form, keepLocal } }: { editing: ItemEditing }) {
  const { t } = useWords('item-editor');
  useWatch({ control: form.control });
  const operator = useProgram().shop?.operator ?? null;
  const { registrant, modifier } = peopleOf(item, operator);
  if (keepLocal) return <p>{t('sent-local')}</p>;
  const { lines, body } = wireViewOf(form.getValues(), registrant, modifier);
  return (
    <>
      <p className={classes['note']}>{t('sent-note')}</p>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('sent-field')}</th>
            <th scope="col">{t('sent-value')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <SentLine key={line.word} line={line} />
          ))}
        </tbody>
      </table>
      <h3 className={classes['title']}>{t('sent-raw')}</h3>
      {body === null ? <p>{t('sent-not-yet')}</p> : <RawText label={t('sent-raw')} text={body} />}
    </>
  );
}

function SentLine({ line: { word, wireName, value, isBroken } }: { line: WireLine }) {
  const { t } = useWords('item-editor');
  return (
    <tr data-broken={isBroken || undefined}>
      <th scope="row">
        {wordsFor(word, t)}
        <span className={classes['wire']} lang="en">
          {wireName}
        </span>
      </th>
      <td>
        {isBroken && (
          <IconAlertCircle className={classes['icon']} size="1rem" aria-label={t('sent-to-fix')} />
        )}
        {value ?? <span className={classes['none']}>{t('sent-nothing')}</span>}
      </td>
    </tr>
  );
}

function wordsFor(word: ItemWord, t: Say<'item-editor'>): string {
  switch (word) {
    case 'registrantId':
    case 'registrantName':
    case 'modifierId':
    case 'modifierName':
      return t(`sent-${word}`);
    default:
      return t(`items:field-${word}`);
  }
}
