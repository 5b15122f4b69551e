import { SecretField } from '../design/secret-field.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../words/use-words.ts';
import type { KeyField } from './entered-key.ts';
import { PAPERS } from './entered-key.ts';
import type { EnteringKey } from './use-entering-key.ts';
import { keyFieldId } from './use-entering-key.ts';
import classes from './key-fields.module.css';

interface KeyFieldsProps {
  readonly entering: EnteringKey;
  /** true where the serial number is asked for too, because no page before has done so. */
  readonly asksSerial?: boolean;
}

/** The key and what stands beside it on the papers. It goes in and never comes out. */
export function KeyFields({ entering, asksSerial = false }: KeyFieldsProps) {
  const { t } = useWords('device');
  const { entered, change, problemAt } = entering;
  const common = (field: KeyField) => {
    const remark = problemAt(field);
    return {
      id: keyFieldId(field),
      problem: remark === null ? undefined : t(remark.words, remark.values),
      value: entered[field],
      onChange: (value: string) => change(field, value),
    };
  };
  return (
    <>
      <SecretField {...common('key')} label={t('device-key')} note={t('device-key-note')} isRequired />
      <div className={classes.papers}>
        {asksSerial && <TextField {...common('serialNumber')} label={t('paper-serialNumber')} isRequired />}
        {PAPERS.map((paper) => (
          <TextField
            key={paper}
            {...common(paper)}
            label={t(`paper-${paper}`)}
            maxLength={paper === 'taxpayerName' || paper === 'branchName' ? 200 : 100}
          />
        ))}
      </div>
    </>
  );
}
