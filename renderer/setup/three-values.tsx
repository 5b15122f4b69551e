import { groupedPin } from '../device/grouped-pin.ts';
import { useWords } from '../words/use-words.ts';
import { cleanSerial } from './shop-details.ts';
import type { Entered } from './wizard-state.ts';
import classes from './three-values.module.css';

interface ThreeValuesProps {
  readonly values: Pick<Entered, 'pin' | 'branchId' | 'serialNumber'>;
  /** true on the page that is read aloud before the one-way door. */
  readonly isLarge?: boolean;
}

/** PIN, branch and serial number together, the PIN in groups for reading aloud: `A01 234 567 8B`. */
export function ThreeValues({ values, isLarge = false }: ThreeValuesProps) {
  const { t } = useWords('setup');
  const rows = [
    { label: t('device:pin'), value: groupedPin(values.pin) },
    { label: t('device:branch'), value: values.branchId },
    { label: t('device:serial'), value: cleanSerial(values.serialNumber).value },
  ];
  return (
    <dl className={classes.values} data-large={isLarge}>
      {rows.map(({ label, value }) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
