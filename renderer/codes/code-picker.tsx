import type { CodedField } from '../../shared/codes/code.ts';
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';
import { useClassificationSource } from './use-classification-source.ts';
import { useCodedFieldSource } from './use-coded-field-source.ts';

type PickerProps = Omit<ChoiceFieldProps<never>, 'source'>;

/** The field for a code of the authority's lists. Codes that are off or not in the lists are possible and said so. */
export function CodePicker({ field, ...props }: PickerProps & { readonly field: CodedField }) {
  return <ChoiceField {...props} source={useCodedFieldSource(field)} />;
}

/** The field for a classification: from the loaded list, or typed by hand and then not checked (ux §0 decision 8). */
export function ClassificationPicker({ itemName, ...props }: PickerProps & { readonly itemName: string }) {
  return <ChoiceField {...props} source={useClassificationSource(itemName)} />;
}
