import { useWords } from '../words/use-words.ts';

/** Says the value of any field: a switch as yes or no, nothing as a dash. Flags may come as they are stored, Y and N. */
export function useFieldValueWords(): (value: string | boolean) => string {
  const { t } = useWords('item-editor');
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return value === '' ? '—' : value;
  };
}
