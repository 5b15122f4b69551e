import { useWatch } from 'react-hook-form';
import { useAnswer } from '../bridge/use-answer.ts';
import { useWords } from '../words/use-words.ts';
import { focusField } from './enter-moves-on.ts';
import type { FieldRemark } from './field-remark.ts';
import { RemedyButton } from './remedy-button.tsx';
import type { ItemEditing } from './use-item-editing.ts';

/** A classification outside the loaded list can be kept after one word about it, or another chosen (I04). */
export function useClassRemark({ item, form, base, saving }: ItemEditing): FieldRemark {
  const { t } = useWords('item-editor');
  const code = useWatch({ control: form.control, name: 'classificationCode' }).trim();
  const question = { is: 'unknown-class', code } as const;
  const isLoaded = (useAnswer('classifications', 'status', undefined).data?.list ?? null) !== null;
  const isNew =
    code !== '' && code.length <= LONGEST_CODE && (item === null || code !== base.classificationCode);
  const described = useAnswer(
    'classifications',
    'describe',
    { codes: [code] },
    { enabled: isLoaded && isNew },
  );
  const isUnknown = isLoaded && isNew && described.data?.[0] === null;
  if (!isUnknown || saving.isConfirmed(question)) return {};
  return {
    remedies: (
      <>
        <RemedyButton onPress={() => saving.confirm(question)}>{t('keep-it')}</RemedyButton>
        <RemedyButton onPress={chooseAnother}>{t('choose-another')}</RemedyButton>
      </>
    ),
  };
}

/** The cursor goes into the field, and its list opens. */
export function chooseAnother(): void {
  focusField(document.querySelector('form'), 'classificationCode');
  if (document.activeElement instanceof HTMLElement) document.activeElement.click();
}

const LONGEST_CODE = 20;
