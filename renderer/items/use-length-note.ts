import { useWatch, type Control } from 'react-hook-form';
import type { ItemFieldName, ItemFields } from '../../shared/items/item.ts';
import { ITEM_FIELD_RULES } from '../../shared/items/item-rules.ts';
import { useWords } from '../words/use-words.ts';

/** How many letters of a long text are used up, once it nears its limit (ux §4.5: the name from 160 of 200 on). */
export function useLengthNote(name: ItemFieldName, control: Control<ItemFields>): string | undefined {
  const { t } = useWords('items');
  const value = useWatch({ control, name });
  const rule = ITEM_FIELD_RULES[name];
  if (rule.is !== 'text' || rule.longest < LONG_TEXT || typeof value !== 'string') return undefined;
  const length = Array.from(value.trim()).length;
  if (length < rule.longest * NEAR_THE_LIMIT) return undefined;
  return t('note-length', { length, longest: rule.longest });
}

/** From this limit on a text is long enough for a counter. */
const LONG_TEXT = 100;
const NEAR_THE_LIMIT = 0.8;
