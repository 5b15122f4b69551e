import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ProgramState } from '../../shared/program/program-state.ts';
import { isChord } from '../app/command-keys.ts';
import { BridgeError } from '../bridge/bridge-error.ts';
import { useProgram } from '../bridge/program.tsx';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import { cleanSerial } from './shop-details.ts';
import type { Wizard } from './use-wizard.ts';
import type { WizardState } from './wizard-state.ts';

/** Ctrl+Shift+C copies what a supporter asks for, on every page of the wizard. */
export function useTechnicalDetails(wizard: Wizard): void {
  const copy = useCopy(wizard);
  const copyNow = useEffectEvent(() => void copy());
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isChord(event, 'Ctrl+Shift+C')) return;
      event.preventDefault();
      copyNow();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The same by mouse, on the pages where something did not go as it should. */
export function TechnicalDetailsButton({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const copy = useCopy(wizard);
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      variant="subtle"
      leftSection={<IconCopy size="1rem" aria-hidden />}
      aria-keyshortcuts="Control+Shift+C"
      onClick={() => void copy().then(setCopied)}
    >
      {t(isCopied ? 'details-copied' : 'copy-details')}
    </Button>
  );
}

function useCopy(wizard: Wizard): () => Promise<boolean> {
  const { t } = useWords('setup');
  const announce = useAnnounce();
  const program = useProgram();
  return async () => {
    try {
      await navigator.clipboard.writeText(technicalDetails(wizard, program));
    } catch {
      // Without the clipboard the details stand on the page all the same.
      announce(t('details-not-copied'));
      return false;
    }
    announce(t('details-copied'));
    return true;
  };
}

/** What a supporter asks for, line by line: who, with what, and what was said. It holds no secret. */
export function technicalDetails({ page, entered }: WizardState, program: ProgramState): string {
  const { device, version, runsOn } = program;
  const lines: [string, string][] = [
    ['Program', `Sajili ${version} (${runsOn})`],
    ['Page', page.is],
    ['Environment', entered.environment],
    ['Connection', entered.preset],
    ['PIN', entered.pin],
    ['Branch', entered.branchId],
    ['Serial number', cleanSerial(entered.serialNumber).value],
    ['Device', device.is],
    ['Since', 'at' in device ? device.at : ''],
    ...outcomeLines(page),
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function outcomeLines(page: WizardState['page']): [string, string][] {
  switch (page.is) {
    case 'not-registered':
      return [['Outcome', page.result.outcome], ...wordLines(page.result)];
    case 'no-answer':
      return [['Outcome', page.because], ...wordLines(page)];
    case 'stopped':
      return page.error instanceof BridgeError
        ? [
            ['Code', page.error.code],
            ['Reference', page.error.reference],
          ]
        : [];
    default:
      return [];
  }
}

function wordLines({ resultCode, message }: { resultCode: string; message: string }): [string, string][] {
  return [
    ['Result code', resultCode],
    ['Message', message],
  ];
}
