import { IconX } from '@tabler/icons-react';
import { ItemStateName, type ItemStateName as StateName } from '../../shared/items/item.ts';
import type { ItemConditions } from '../../shared/items/item-list.ts';
import { formatDecimal, type Decimal } from '../../shared/money/decimal.ts';
import { formatDate } from '../words/format.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { chipsOf, type FilterChip } from './filter-chips.ts';
import { NO_CONDITIONS } from './item-filter.ts';
import classes from './item-filters.module.css';

interface FilterChipListProps {
  readonly where: ItemConditions;
  readonly onChange: (where: ItemConditions) => void;
}

/** The filters that hold while their panel is closed: a press takes one away. */
export function FilterChipList({ where, onChange }: FilterChipListProps) {
  const { t } = useWords('items');
  const chips = chipsOf(where);
  if (chips.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label={t('filters')}>
      {chips.map((chip) => (
        <li key={`${chip.kind} ${chip.value}`}>
          <button
            type="button"
            className={classes['chip']}
            aria-label={t('filter-remove', { filter: chipWords(chip, t) })}
            onClick={() => onChange(chip.without)}
          >
            {chipWords(chip, t)}
            <IconX size="0.875rem" aria-hidden />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={classes['chip']} onClick={() => onChange(NO_CONDITIONS)}>
            {t('filters-clear')}
          </button>
        </li>
      )}
    </ul>
  );
}

/** What a chip says, e.g. "Tax: B", "Price from 100.00". */
export function chipWords({ kind, value }: FilterChip, t: Say<'items'>): string {
  switch (kind) {
    case 'states':
      return isState(value) ? t(`shell:state-${value}`) : value;
    case 'price-from':
    case 'price-to':
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a price of the conditions is a Decimal
      return t(`chip-${kind}`, { value: formatDecimal(value as Decimal) });
    case 'from':
    case 'to':
      return t(`chip-${kind}`, { value: formatDate(`${value}T12:00:00`) });
    default:
      return t(`chip-${kind}`, { value });
  }
}

function isState(value: string): value is StateName {
  return ItemStateName.safeParse(value).success;
}
