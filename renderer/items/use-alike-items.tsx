import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useWatch } from 'react-hook-form';
import { Link, useLocation } from 'wouter';
import { barcodeCheck } from '../../shared/items/barcode.ts';
import type { AlikeItems } from '../../shared/items/item-editing.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useWords } from '../words/use-words.ts';
import type { FieldRemark } from './field-remark.ts';
import { RemedyButton } from './remedy-button.tsx';
import type { ItemEditing } from './use-item-editing.ts';

/** What is said at the barcode: another item has it, or its check digit does not fit (ux §4.5, §4.12 I08). */
export function useBarcodeRemark(editing: ItemEditing): FieldRemark {
  const { t } = useWords('item-editor');
  const [, goTo] = useLocation();
  const [accepted, setAccepted] = useState('');
  const { typed: barcode, alike } = useAlikeItems(editing, 'barcode');
  if (barcode === '' || accepted === barcode) return {};
  const accept = (): void => setAccepted(barcode);
  const same = alike?.sameBarcode ?? null;
  if (same !== null) {
    return {
      warning: t('same-barcode', { barcode, name: same.name }),
      remedies: (
        <>
          <RemedyButton onPress={() => goTo(`/items/${same.id}`)}>{t('open-it')}</RemedyButton>
          <RemedyButton onPress={accept}>{t('use-anyway')}</RemedyButton>
        </>
      ),
    };
  }
  if (barcodeCheck(barcode) !== 'does-not-fit') return {};
  return {
    warning: t('check-digit'),
    remedies: <RemedyButton onPress={accept}>{t('keep-it')}</RemedyButton>,
  };
}

/** What is said at the name: items that are called nearly the same, with the way to them (domain §8, 49). */
export function useNameRemark(editing: ItemEditing): FieldRemark {
  const { t } = useWords('item-editor');
  const like = useAlikeItems(editing, 'name').alike?.likeNames ?? [];
  if (like.length === 0) return {};
  return {
    warning: (
      <>
        {t('like-names', { count: like.length })}{' '}
        {like.slice(0, MOST_NAMES).map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link href={`/items/${id}`}>{name}</Link>
          </span>
        ))}
      </>
    ),
  };
}

/**
 * What is typed in a field, '' for what was stored there before, and the items that may be the very one; null until
 * they are known for just that text.
 */
function useAlikeItems({ item, form, base }: ItemEditing, field: 'name' | 'barcode') {
  const value = useWatch({ control: form.control, name: field }).trim();
  const typed = item !== null && value === base[field].trim() ? '' : value;
  const [asked] = useDebouncedValue(typed, TYPING_REST_MS);
  const argument = { name: '', barcode: '', id: item?.id ?? null, [field]: asked.slice(0, LONGEST[field]) };
  const { data } = useAnswer('items', 'alike', argument, { enabled: asked !== '', keepOld: true });
  const alike: AlikeItems | null = asked === '' || typed === '' ? null : (data ?? null);
  return { typed, alike: field === 'barcode' && asked !== typed ? null : alike };
}

const TYPING_REST_MS = 250;
const LONGEST = { name: 2000, barcode: 200 };
const MOST_NAMES = 3;
