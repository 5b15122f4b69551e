import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IMPORT_MARKS } from '../../../shared/customs-imports/customs-import.ts';
import type { ImportFilter } from '../../../shared/customs-imports/import-list.ts';
import { useWords } from '../../words/use-words.ts';
import { FacetChoices } from './facet-choices.tsx';
import { HsChoices } from './hs-choices.tsx';
import { hasConditions, NO_CONDITIONS, withToggled } from './import-filter.ts';
import { PeriodChoices } from './period-choices.tsx';
import classes from './filter.module.css';

export interface FilterPartProps {
  readonly filter: ImportFilter;
  readonly onChange: (filter: ImportFilter) => void;
}

/** Everything that the lines can be narrowed by, beside their text (ux §4.8). It holds at once. */
export function FilterPanel(props: FilterPartProps) {
  const { filter, onChange } = props;
  const { t } = useWords('customs-imports');
  return (
    <div className={classes['panel']}>
      {hasConditions(filter) && (
        <Button variant="default" onClick={() => onChange({ ...NO_CONDITIONS, text: filter.text })}>
          {t('filters-clear')}
        </Button>
      )}
      <ChangeChoices {...props} />
      <FacetChoices {...props} condition="statusCodes" />
      <PeriodChoices {...props} />
      <FacetChoices {...props} condition="suppliers" />
      <FacetChoices {...props} condition="originCountryCodes" />
      <HsChoices {...props} />
      <FacetChoices {...props} condition="currencyCodes" />
      <MarkChoices {...props} />
    </div>
  );
}

const CHANGES = ['new', 'changed', 'gone', 'same'] as const;

function ChangeChoices({ filter, onChange }: FilterPartProps) {
  const { t } = useWords('customs-imports');
  return (
    <fieldset className={classes['group']}>
      <legend>{t('filter-changes')}</legend>
      {CHANGES.map((change) => (
        <Checkbox
          key={change}
          label={t(`change-${change}`)}
          checked={filter.changes.includes(change)}
          onChange={() => onChange({ ...filter, changes: withToggled(filter.changes, change) })}
        />
      ))}
    </fieldset>
  );
}

function MarkChoices({ filter, onChange }: FilterPartProps) {
  const { t } = useWords('customs-imports');
  return (
    <fieldset className={classes['group']}>
      <legend>{t('filter-marks')}</legend>
      {[...IMPORT_MARKS, null].map((mark) => (
        <Checkbox
          key={mark}
          label={mark === null ? t('mark-none') : t(`mark-${mark}`)}
          checked={filter.marks.includes(mark)}
          onChange={() => onChange({ ...filter, marks: withToggled(filter.marks, mark) })}
        />
      ))}
    </fieldset>
  );
}
