import { useId } from 'react';
import { Input } from '@mantine/core';
import { useAnswer } from '../../bridge/use-answer.ts';
import { fieldAria, LabelledField } from '../../design/labelled-field.tsx';
import { formatCount } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import type { FilterPartProps } from './filter-panel.tsx';
import { without } from './import-filter.ts';
import classes from './filter.module.css';

/** The beginning of the HS codes: typed, or one of the chapters that the lines have. */
export function HsChoices({ filter, onChange }: FilterPartProps) {
  const { t } = useWords('customs-imports');
  const words = { id: useId(), label: t('filter-hsPrefix'), note: t('filter-hsPrefix-note') };
  const asked = { filter: without(filter, 'hsPrefix'), field: 'hs-chapter' } as const;
  const chapters = useAnswer('customsImports', 'facet', asked, { keepOld: true }).data ?? [];
  const choose = (hsPrefix: string) => onChange({ ...filter, hsPrefix });
  return (
    <div className={classes['group']}>
      <LabelledField {...words}>
        <Input
          {...fieldAria(words)}
          value={filter.hsPrefix}
          maxLength={LONGEST_PREFIX}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => choose(event.currentTarget.value.trim())}
        />
      </LabelledField>
      <ul className={classes['chapters']} aria-label={t('filter-chapters')}>
        {chapters.slice(0, MOST_CHAPTERS).map(({ value, lines }) => (
          <li key={value}>
            <button
              type="button"
              className={classes['chapter']}
              aria-pressed={filter.hsPrefix === value}
              onClick={() => choose(filter.hsPrefix === value ? '' : value)}
            >
              {value === '' ? t('facet-none') : value}{' '}
              <span className={classes['lines']}>{formatCount(lines)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the contract lets through. */
const LONGEST_PREFIX = 17;
const MOST_CHAPTERS = 12;
