import { useState } from 'react';
import { Checkbox, Input } from '@mantine/core';
import { useAnswer } from '../../bridge/use-answer.ts';
import { formatCount } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import { FacetValue } from './facet-value.tsx';
import type { FilterPartProps } from './filter-panel.tsx';
import { FACETS, withToggled, without, type FacetCondition } from './import-filter.ts';
import { FEW, MANY, shownChoices, type FacetChoice } from './shown-choices.ts';
import classes from './filter.module.css';

interface FacetChoicesProps extends FilterPartProps {
  readonly condition: FacetCondition;
}

/** The values that the lines have in one field, each with how many lines have it; the most frequent first. */
export function FacetChoices({ filter, onChange, condition }: FacetChoicesProps) {
  const { t } = useWords('customs-imports');
  const [wanted, setWanted] = useState('');
  const [isWhole, setWhole] = useState(false);
  const chosen = filter[condition];
  // What is chosen in the field itself does not narrow what can be chosen.
  const asked = { filter: without(filter, condition), field: FACETS[condition] };
  const known = useAnswer('customsImports', 'facet', asked, { keepOld: true }).data ?? [];
  const choices = shownChoices(known, chosen, { wanted, most: isWhole ? known.length : FEW });
  const legend = t(`filter-${condition}`);
  return (
    <fieldset className={classes['group']}>
      <legend>{legend}</legend>
      {known.length > MANY && <FindChoice field={legend} wanted={wanted} onWanted={setWanted} />}
      {choices.map((choice) => (
        <Choice
          key={choice.value}
          choice={choice}
          condition={condition}
          isChosen={chosen.includes(choice.value)}
          onToggle={() => onChange({ ...filter, [condition]: withToggled(chosen, choice.value) })}
        />
      ))}
      {choices.length === 0 && <p className={classes['none']}>{t('facet-empty')}</p>}
      {!isWhole && wanted === '' && known.length > FEW && (
        <button type="button" className={classes['more']} onClick={() => setWhole(true)}>
          {t('facet-more', { count: known.length })}
        </button>
      )}
    </fieldset>
  );
}

interface FindChoiceProps {
  readonly field: string;
  readonly wanted: string;
  readonly onWanted: (text: string) => void;
}

function FindChoice({ field, wanted, onWanted }: FindChoiceProps) {
  const { t } = useWords('customs-imports');
  return (
    <Input
      type="search"
      aria-label={t('facet-find', { field })}
      placeholder={t('facet-find-hint')}
      value={wanted}
      onChange={(event) => onWanted(event.currentTarget.value)}
    />
  );
}

interface ChoiceProps {
  readonly choice: FacetChoice;
  readonly condition: FacetCondition;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Choice({ choice: { value, lines }, condition, isChosen, onToggle }: ChoiceProps) {
  return (
    <Checkbox
      classNames={{ labelWrapper: classes['choice'] ?? '', label: classes['choiceLabel'] ?? '' }}
      label={
        <>
          <span className={classes['choiceWords']}>
            <FacetValue condition={condition} value={value} />
          </span>{' '}
          <span className={classes['lines']}>{formatCount(lines)}</span>
        </>
      }
      checked={isChosen}
      onChange={onToggle}
    />
  );
}
