import { Link } from 'wouter';
import type { CodedField } from '../../shared/codes/code.ts';
import type { ItemProblem } from '../../shared/items/item.ts';
import type { ReplaceCodePreview } from '../../shared/items/replace-code.ts';
import { CountList } from '../design/count-list.tsx';
import { useWords, type Say } from '../words/use-words.ts';
import { FIELD_WORDS } from './field-words.ts';
import classes from './replace-code.module.css';

/** What replacing would do, in numbers, and the items that stand in the way of themselves. */
export function ReplacePreview({ preview }: { preview: ReplaceCodePreview }) {
  const { t } = useWords('codes');
  const { total, willBeSent, willStayDrafts, cannotBeSaved, obstacles } = preview;
  const counts = [
    [t('preview-total'), total],
    [t('preview-sent'), willBeSent],
    [t('preview-drafts'), willStayDrafts],
    [t('preview-cannot'), cannotBeSaved],
  ] as const;
  return (
    <section aria-live="polite">
      <CountList counts={counts} />
      {cannotBeSaved > 0 && <p className={classes['why']}>{t('preview-cannot-text')}</p>}
      <ul className={classes['obstacles']}>
        {obstacles.map(({ item, problems }) => (
          <li key={item.id} className={classes['obstacle']}>
            <Link href={`/items/${item.id}`}>{item.name === '' ? item.itemCode : item.name}</Link>
            {problems.map((problem) => (
              <span key={`${problem.field} ${problem.rule}`} className={classes['problem']}>
                {problemText(problem, t)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {cannotBeSaved > obstacles.length && (
        <p className={classes['why']}>{t('preview-more', { count: cannotBeSaved - obstacles.length })}</p>
      )}
    </section>
  );
}

/** The field and what is wrong with it, in the words of the item's own screen (ux §4.12 rule 6). */
function problemText({ field, rule, details }: ItemProblem, t: Say<'codes'>): string {
  const name = fieldName(field, t);
  const longest = Number(details['longest']);
  const text =
    rule === 'too-long'
      ? t('items:problem-too-long', { longest, count: Number(details['length']) - longest })
      : t(`items:problem-${rule}`, details);
  return name === null ? text : `${name}: ${text}`;
}

function fieldName(field: string, t: Say<'codes'>): string | null {
  if (isCoded(field)) return t(FIELD_WORDS[field]);
  if (field === 'classificationCode') return t('items:field-classificationCode');
  if (field === 'name') return t('items:field-name');
  return field === 'price' ? t('items:field-price') : null;
}

function isCoded(field: string): field is CodedField {
  return field in FIELD_WORDS;
}
