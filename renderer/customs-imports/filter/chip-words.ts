import { formatDay } from '../../words/format.ts';
import type { Say } from '../../words/use-words.ts';
import { asOneLine } from '../display-text.ts';
import type { FilterChip } from './filter-chips.ts';

/** What a chip says; `name` is what a code of it is called, '' where that is not known. */
export function chipWords({ condition, value }: FilterChip, name: string, t: Say<'customs-imports'>): string {
  switch (condition) {
    case 'marks':
      return value === null ? t('mark-none') : t(`mark-${asMark(value)}`);
    case 'changes':
      return t(`change-${asChange(value)}`);
    case 'declaredFrom':
    case 'declaredTo':
      return t(`chip-${condition}`, { value: formatDay(value ?? '') });
    default:
      return t(`chip-${condition}`, {
        value: [asOneLine(value ?? '') || t('facet-none'), name].join(' ').trim(),
      });
  }
}

function asMark(value: string) {
  return MARKS.find((mark) => mark === value) ?? 'to-check';
}

function asChange(value: string | null) {
  return CHANGES.find((change) => change === value) ?? 'same';
}

const MARKS = ['to-check', 'checked', 'question'] as const;
const CHANGES = ['new', 'changed', 'same', 'gone'] as const;
