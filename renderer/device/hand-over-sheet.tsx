import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useProgram } from '../bridge/program.tsx';
import { PrintedFacts, PrintedSheet } from '../design/printed-sheet.tsx';
import { formatDate } from '../words/format.ts';
import { useNow } from '../words/use-now.ts';
import { useWords } from '../words/use-words.ts';
import { groupedPin } from './grouped-pin.ts';

interface HandOverProps {
  /** Who set this computer up, where that is known: only while it is being done. */
  readonly setUpBy?: string | undefined;
}

/** The button that prints the hand-over sheet; only a registered computer has something to hand over. */
export function PrintHandOver({ setUpBy }: HandOverProps) {
  const { t } = useWords('device');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size="1rem" aria-hidden />}
        onClick={() => window.print()}
      >
        {t('print-hand-over')}
      </Button>
      <HandOverSheet setUpBy={setUpBy} />
    </>
  );
}

/** What the owner keeps on paper: everything that names this device, and nothing that opens it (ux §4.1 page 6). */
function HandOverSheet({ setUpBy = '' }: HandOverProps) {
  const { t } = useWords('device');
  const { device } = useProgram();
  const now = useNow();
  if (device.is !== 'initialised') return null;
  const { facts, serialNumber, fingerprint, transferFile } = device;
  const backup =
    transferFile === null
      ? t('sheet-no-backup')
      : t('sheet-backup', { date: formatDate(transferFile.writtenAt) });
  return (
    <PrintedSheet title={t('sheet-hand-over')}>
      <p>{t('sheet-hand-over-text')}</p>
      <PrintedFacts
        facts={[
          { label: t('taxpayer'), value: facts.taxpayerName },
          { label: t('pin'), value: groupedPin(facts.taxpayerPin) },
          { label: t('branch'), value: [facts.branchName, facts.branchId].filter(Boolean).join(' · ') },
          { label: t('serial'), value: serialNumber },
          { label: t('control-unit'), value: facts.controlUnitId ?? '' },
          { label: t('device-id'), value: facts.deviceId ?? '' },
          { label: t('mrc'), value: facts.mrcNumber ?? '' },
          { label: t('fingerprint'), value: fingerprint ?? '' },
          // A key that was typed or brought came here later than the device was registered.
          {
            label: t('sheet-registered'),
            value: device.origin === 'registered' ? formatDate(device.at) : '',
          },
          { label: t('sheet-key-backup'), value: backup },
          { label: t('sheet-set-up-by'), value: setUpBy },
          { label: t('sheet-date'), value: formatDate(new Date(now).toISOString()) },
        ]}
      />
      <p>{t('sheet-no-secret')}</p>
    </PrintedSheet>
  );
}
