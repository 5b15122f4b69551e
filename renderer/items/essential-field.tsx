import type { FieldRemark } from './field-remark.ts';
import type { FieldPlan } from './item-fields.ts';
import { ItemField } from './item-field.tsx';
import { useBarcodeRemark, useNameRemark } from './use-alike-items.tsx';
import { useClassRemark } from './use-class-remark.tsx';
import { useCodeRemark } from './use-code-remark.tsx';
import type { ItemEditing } from './use-item-editing.ts';
import type { Pins } from './use-pins.ts';

interface EssentialFieldProps {
  readonly plan: FieldPlan;
  readonly editing: ItemEditing;
  readonly pins: Pins;
  /** What the authority's refusal says of the field. */
  readonly named: FieldRemark | undefined;
}

/** A field with what the editor has to say at it. Each listens to itself, so that a letter draws one field anew. */
export function EssentialField(props: EssentialFieldProps) {
  switch (props.plan.name) {
    case 'barcode':
      return <BarcodeField {...props} />;
    case 'name':
      return <NameField {...props} />;
    case 'classificationCode':
      return <ClassField {...props} />;
    case 'itemCode':
      return <ItemCodeField {...props} />;
    default:
      return <ItemField {...props} remark={props.named} />;
  }
}

function BarcodeField({ named, ...field }: EssentialFieldProps) {
  const remark = useBarcodeRemark(field.editing);
  return <ItemField {...field} remark={{ ...named, ...remark }} />;
}

function NameField({ named, ...field }: EssentialFieldProps) {
  const remark = useNameRemark(field.editing);
  return <ItemField {...field} remark={{ ...named, ...remark }} />;
}

function ClassField({ named, ...field }: EssentialFieldProps) {
  const remark = useClassRemark(field.editing);
  return <ItemField {...field} remark={{ ...named, ...remark }} />;
}

function ItemCodeField({ named, ...field }: EssentialFieldProps) {
  const remark = useCodeRemark(field.editing);
  return <ItemField {...field} remark={{ ...named, ...remark }} />;
}
