import { useProgram } from '../bridge/program.tsx';
import { PrintedFacts, PrintedSheet } from '../design/printed-sheet.tsx';
import { groupedPin } from '../device/grouped-pin.ts';
import { formatDateTime } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import { cleanSerial } from './shop-details.ts';
import { CONTACTS } from './who-to-call.tsx';
import type { Entered } from './wizard-state.ts';

/** The page to ask the authority with when no answer came: what was asked, when, and the one question. */
export function AskAuthoritySheet({
  values,
}: {
  values: Pick<Entered, 'pin' | 'branchId' | 'serialNumber'>;
}) {
  const { t } = useWords('setup');
  const { device } = useProgram();
  const at = device.is === 'sent-no-answer' ? formatDateTime(device.at) : '';
  return (
    <PrintedSheet title={t('sheet-question')}>
      <p>{t('sheet-question-text')}</p>
      <PrintedFacts
        facts={[
          { label: t('device:pin'), value: groupedPin(values.pin) },
          { label: t('device:branch'), value: values.branchId },
          { label: t('device:serial'), value: cleanSerial(values.serialNumber).value },
          { label: t('sheet-sent-at'), value: at },
        ]}
      />
      <p>{t('sheet-question-ask')}</p>
      <p>{CONTACTS.join(' · ')}</p>
    </PrintedSheet>
  );
}
