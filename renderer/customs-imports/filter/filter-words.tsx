import { Fragment } from 'react';
import type { ImportFilter } from '../../../shared/customs-imports/import-list.ts';
import { useWords } from '../../words/use-words.ts';
import { useChipWords } from './chip-list.tsx';
import { chipsOf, type FilterChip } from './filter-chips.ts';

/** All that narrows a list, in one line, for a place where nothing can be pressed; nothing for a whole list. */
export function FilterWords({ filter }: { filter: ImportFilter }) {
  const { t } = useWords('customs-imports');
  const chips = chipsOf(filter);
  const text = filter.text.trim();
  if (chips.length === 0 && text === '') return null;
  return (
    <p>
      {t('printed-filter')} {text !== '' && t('printed-text', { text })}
      {chips.map((chip, place) => (
        <Fragment key={`${chip.condition} ${chip.value}`}>
          {(place > 0 || text !== '') && ' · '}
          <ChipWords chip={chip} />
        </Fragment>
      ))}
    </p>
  );
}

function ChipWords({ chip }: { chip: FilterChip }) {
  return useChipWords(chip);
}
