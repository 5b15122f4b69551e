import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { SetFieldPreview as Preview, SettableField } from '../../shared/items/item-deeds.ts';
import { ITEM_FIELD_RULES } from '../../shared/items/item-rules.ts';
import { formatDecimal, type Decimal } from '../../shared/money/decimal.ts';
import { CountList } from '../design/count-list.tsx';
import { useWords, type Say } from '../words/use-words.ts';
import { ObstacleList } from './obstacle-list.tsx';
import classes from './set-field.module.css';

/** What setting a field would do: the numbers, the first items before and after, and what stands in the way. */
export function SetFieldPreview({ preview, field }: { preview: Preview; field: SettableField }) {
  const { t } = useWords('items');
  const { total, same, willBeSent, willStayHere, cannotBeSaved, examples, obstacles } = preview;
  const counts = [
    [t('set-total'), total],
    [t('set-sent'), willBeSent],
    [t('set-stay'), willStayHere],
    [t('set-same'), same],
    [t('set-cannot'), cannotBeSaved],
  ] as const;
  return (
    <section aria-live="polite" className={classes['preview']}>
      <CountList counts={counts} />
      {cannotBeSaved > 0 && (
        <>
          <h3 className={classes['heading']}>{t('set-cannot-title')}</h3>
          <ObstacleList obstacles={obstacles} count={cannotBeSaved} />
        </>
      )}
      {examples.length > 0 && (
        <>
          <h3 className={classes['heading']}>{t('set-examples', { count: examples.length })}</h3>
          <Examples examples={examples} field={field} />
        </>
      )}
    </section>
  );
}

function Examples({ examples, field }: { examples: Preview['examples']; field: SettableField }) {
  const { t } = useWords('items');
  return (
    <ul className={classes['examples']}>
      {examples.map(({ item, before, after }) => (
        <li key={item.id} className={classes['example']}>
          <span className={classes['exampleName']} title={item.name}>
            {item.name === '' ? item.itemCode : item.name}
          </span>
          <span className={classes['change']}>
            <del>{shown(before, field, t)}</del>
            <IconArrowRight size="0.875rem" aria-hidden />
            <VisuallyHidden>{t('set-becomes')}</VisuallyHidden>
            <ins>{shown(after, field, t)}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A value of a field as a person reads it; flags come as 'Y' and 'N'. */
function shown(value: string, field: SettableField, t: Say<'items'>): string {
  if (value === '') return t('set-nothing');
  const rule = ITEM_FIELD_RULES[field];
  if (rule.is === 'flag') return t(value === 'Y' ? 'yes' : 'no');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored amounts are canonical
  return rule.is === 'number' && /^-?\d+\.\d{2}$/.test(value) ? formatDecimal(value as Decimal) : value;
}
