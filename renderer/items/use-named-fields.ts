import { useWatch } from 'react-hook-form';
import { adviceOn } from '../../shared/authority/refusal-advice.ts';
import { ITEM_FIELD_NAMES } from '../../shared/items/item-rules.ts';
import { useWords } from '../words/use-words.ts';
import type { FieldRemarks } from './field-remark.ts';
import type { ItemEditing } from './use-item-editing.ts';

/** The fields that the authority's refusal named, marked until they are changed; none when it named none (O07). */
export function useNamedFields({ item, form, base }: ItemEditing): FieldRemarks {
  const { t } = useWords('item-editor');
  const isRefused = item?.state === 'not-accepted';
  const values = useWatch({ control: form.control, disabled: !isRefused });
  if (item === null || !isRefused) return {};
  const advice = adviceOn(item);
  if (advice.is !== 'missing-fields') return {};
  const named = new Set<string>(advice.fields);
  const marked = ITEM_FIELD_NAMES.filter((name) => named.has(name) && values[name] === base[name]);
  const mark = t(advice.areMissing ? 'missing-at-authority' : 'named-by-authority');
  return Object.fromEntries(marked.map((name) => [name, { mark }]));
}
