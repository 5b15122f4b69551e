import type { TransferFileChoice } from '../../shared/device/transfer-file.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { Notice } from '../design/notice.tsx';
import { PlainFacts } from '../design/plain-facts.tsx';
import { SecretField } from '../design/secret-field.tsx';
import { formatDateTime } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import { groupedPin } from './grouped-pin.ts';
import type { BringingBack } from './use-transfer-file.ts';
import { PASSPHRASE_ID } from './use-transfer-file.ts';

/** What a chosen file is: what it says of itself, or why it cannot be used. */
export function ChosenTransferFile({ choice }: { choice: TransferFileChoice }) {
  const { t } = useWords('device');
  switch (choice.is) {
    case 'cancelled':
      return null;
    case 'unusable':
      return (
        <Notice kind="problem" says="at-once" title={t(`${choice.why}-title`)}>
          {t(`${choice.why}-text`, { file: choice.fileName })}
        </Notice>
      );
    case 'chosen':
      return <Contents choice={choice} />;
    default:
      return assertNever(choice);
  }
}

interface ContentsProps {
  readonly choice: Extract<TransferFileChoice, { is: 'chosen' }>;
}

/** What the file says of itself, and the honest warning: two computers with one key harm the shop. */
function Contents({ choice: { header, fileName, here } }: ContentsProps) {
  const { t } = useWords('device');
  return (
    <>
      <PlainFacts
        facts={[
          { label: t('file'), value: fileName },
          { label: t('file-made'), value: formatDateTime(header.madeAt) },
          { label: t('file-for'), value: t(`environment-${header.environment}`) },
          { label: t('taxpayer'), value: header.taxpayerName, isAuthority: true },
          { label: t('pin'), value: groupedPin(header.pin) },
          { label: t('branch'), value: header.branchId },
          { label: t('serial'), value: header.serialNumber },
        ]}
      />
      <Notice kind="warning" says="politely" title={t('move-title')}>
        <p>{t('move-text')}</p>
        {here !== 'no' && <p>{t(`move-${here}`)}</p>}
      </Notice>
    </>
  );
}

/** What unlocks the file. */
export function PassphraseOfFile({ file }: { file: BringingBack }) {
  const { t } = useWords('device');
  const { problem, passphrase, type } = file;
  return (
    <SecretField
      id={PASSPHRASE_ID}
      label={t('passphrase-of-file')}
      isRequired
      problem={problem === null ? undefined : t(problem)}
      value={passphrase}
      onChange={type}
    />
  );
}
