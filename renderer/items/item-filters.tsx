import { Button, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { CodedField } from '../../shared/codes/code.ts';
import { ITEM_STATES } from '../../shared/items/item.ts';
import type { ItemConditions } from '../../shared/items/item-list.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { CodePicker } from '../codes/code-picker.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../words/use-words.ts';
import { hasConditions, NO_CONDITIONS } from './item-filter.ts';
import { DayField } from '../design/day-field.tsx';
import { PriceField } from './price-field.tsx';
import classes from './item-filters.module.css';

export interface ItemFiltersProps {
  readonly where: ItemConditions;
  readonly onChange: (where: ItemConditions) => void;
}

/** Everything a person can filter the list by, beside its text and its views (ux §4.4). It holds at once. */
export function ItemFilters({ where, onChange }: ItemFiltersProps) {
  const { t } = useWords('items');
  const change = (part: Partial<ItemConditions>) => onChange({ ...where, ...part });
  return (
    <div className={classes['filters']}>
      <StatesFilter where={where} onChange={onChange} />
      {CODED.map((plan) => (
        <CodesFilter key={plan.field} plan={plan} where={where} onChange={onChange} />
      ))}
      <TextField
        id="filter-class"
        label={t('filter-class')}
        note={t('filter-class-note')}
        isNumeric
        maxLength={10}
        value={where.classificationPrefix}
        onChange={(text) => change({ classificationPrefix: text.trim() })}
      />
      <div className={classes['pair']}>
        <PriceField
          label={t('filter-price-from')}
          value={where.priceFrom}
          onChange={(priceFrom) => change({ priceFrom })}
        />
        <PriceField
          label={t('filter-price-to')}
          value={where.priceTo}
          onChange={(priceTo) => change({ priceTo })}
        />
      </div>
      <ChangedFilter where={where} onChange={onChange} />
      {hasConditions(where) && (
        <Button variant="default" onClick={() => onChange(NO_CONDITIONS)}>
          {t('filters-clear')}
        </Button>
      )}
    </div>
  );
}

function StatesFilter({ where, onChange }: ItemFiltersProps) {
  const { t } = useWords('items');
  const { states } = where;
  return (
    <fieldset className={classes['group']}>
      <legend>{t('filter-state')}</legend>
      {ITEM_STATES.map((state) => (
        <label key={state} className={classes['state']}>
          <input
            type="checkbox"
            checked={states.includes(state)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                ...where,
                states: checked ? [...states, state] : states.filter((other) => other !== state),
              })
            }
          />
          {t(`shell:state-${state}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface CodedPlan {
  readonly field: CodedField & ('taxTypeCode' | 'quantityUnitCode' | 'originCountryCode');
  readonly list: 'taxTypeCodes' | 'quantityUnitCodes' | 'originCountryCodes';
}

const CODED: readonly CodedPlan[] = [
  { field: 'taxTypeCode', list: 'taxTypeCodes' },
  { field: 'quantityUnitCode', list: 'quantityUnitCodes' },
  { field: 'originCountryCode', list: 'originCountryCodes' },
];

/** Codes are added one by one; each stands below as a chip that takes it away. */
function CodesFilter({ plan, where, onChange }: ItemFiltersProps & { plan: CodedPlan }) {
  const { t } = useWords('items');
  const { field, list } = plan;
  const codes = where[list];
  const add = (code: string) => {
    const isNew = code !== '' && !codes.includes(code) && codes.length < MOST_CODES;
    if (isNew) onChange({ ...where, [list]: [...codes, code.slice(0, LONGEST_CODE)] });
  };
  return (
    <div>
      <CodePicker
        // A code that was added leaves the field free for the next.
        key={codes.length}
        id={`filter-${field}`}
        name={`filter-${field}`}
        label={t(`field-${field}`)}
        field={field}
        value=""
        onChange={add}
      />
      <ul className={classes['chips']}>
        {codes.map((code) => (
          <li key={code}>
            <button
              type="button"
              className={classes['chip']}
              aria-label={t('filter-remove', { filter: code })}
              onClick={() => onChange({ ...where, [list]: codes.filter((other) => other !== code) })}
            >
              {code} <span aria-hidden>×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the contract lets through. */
const MOST_CODES = 50;
const LONGEST_CODE = 20;

function ChangedFilter({ where, onChange }: ItemFiltersProps) {
  const { t } = useWords('items');
  const id = useId();
  const people = useAnswer('items', 'people', undefined).data ?? [];
  return (
    <>
      <NativeSelect
        id={id}
        label={t('filter-by')}
        value={where.changedBy}
        data={[{ value: '', label: t('filter-anybody') }, ...people]}
        onChange={(event) => onChange({ ...where, changedBy: event.currentTarget.value })}
      />
      <div className={classes['pair']}>
        <DayField
          label={t('filter-from')}
          value={where.changedFrom}
          onChange={(changedFrom) => onChange({ ...where, changedFrom })}
        />
        <DayField
          label={t('filter-to')}
          value={where.changedTo}
          onChange={(changedTo) => onChange({ ...where, changedTo })}
        />
      </div>
    </>
  );
}
