import { useLayoutEffect, useRef } from 'react';
import { IconX } from '@tabler/icons-react';
import type { ImportFilter } from '../../../shared/customs-imports/import-list.ts';
import { useWords } from '../../words/use-words.ts';
import { useCodeName } from '../code-name.tsx';
import { chipWords } from './chip-words.ts';
import { chipsOf, type FilterChip } from './filter-chips.ts';
import { NO_CONDITIONS } from './import-filter.ts';
import classes from './filter.module.css';

interface ChipListProps {
  readonly filter: ImportFilter;
  readonly onChange: (filter: ImportFilter) => void;
}

/** The conditions that hold: a press takes one away. */
export function ChipList({ filter, onChange }: ChipListProps) {
  const { t } = useWords('customs-imports');
  const chips = chipsOf(filter);
  const list = useKeptFocus(chips.length);
  if (chips.length === 0) return null;
  return (
    <ul ref={list} className={classes['chips']} aria-label={t('filters-held')}>
      {chips.map((chip) => (
        <li key={`${chip.condition} ${chip.value}`}>
          <Chip chip={chip} onRemove={() => onChange(chip.without)} />
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className={classes['clear']}
            onClick={() => onChange({ ...NO_CONDITIONS, text: filter.text })}
          >
            {t('filters-clear')}
          </button>
        </li>
      )}
    </ul>
  );
}

/** A chip that was pressed is gone: the focus goes to its neighbour instead of getting lost. */
function useKeptFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) {
      list.current?.querySelector('button')?.focus();
    }
  }, [count]);
  return list;
}

function Chip({ chip, onRemove }: { chip: FilterChip; onRemove: () => void }) {
  const { t } = useWords('customs-imports');
  const words = useChipWords(chip);
  return (
    <button
      type="button"
      className={classes['chip']}
      aria-label={t('filter-remove', { filter: words })}
      title={words}
      onClick={onRemove}
    >
      <span className={classes['chipWords']}>{words}</span>
      <IconX className={classes['cross']} size="0.875rem" aria-hidden />
    </button>
  );
}

/** What a chip says, e.g. "Status: 2 Waiting", "Declared from 01/10/2026". */
export function useChipWords(chip: FilterChip): string {
  const { t } = useWords('customs-imports');
  const status = useCodeName('importStatusCode', chip.condition === 'statusCodes' ? (chip.value ?? '') : '');
  const country = useCodeName(
    'originCountryCode',
    chip.condition === 'originCountryCodes' ? (chip.value ?? '') : '',
  );
  return chipWords(chip, status ?? country ?? '', t);
}
