import { Button } from '@mantine/core';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { ChosenTransferFile, PassphraseOfFile } from '../device/transfer-file-parts.tsx';
import { useTransferFile } from '../device/use-transfer-file.ts';
import { useWords } from '../words/use-words.ts';
import { chosenShop } from './chosen-shop.ts';
import { SetupPage } from './setup-page.tsx';
import type { Wizard } from './use-wizard.ts';

/** Brings a device and its key to this computer: choose the file, read what it is, unlock. Registers nothing. */
export function TransferFilePage({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const bridge = useBridge();
  const file = useTransferFile(async () => {
    const { shop } = await ask(bridge, 'program', 'state', undefined);
    if (shop !== null) wizard.enter(chosenShop(shop));
    await wizard.goOn();
  });
  const { choice, isBusy, error } = file;
  const isChosen = choice?.is === 'chosen';
  return (
    <SetupPage
      title={t('transfer-file')}
      lead={t('transfer-file-text')}
      onBack={() => wizard.show({ is: 'path' })}
      primary={
        isChosen
          ? { label: t('unlock'), run: file.unlock, isBusy }
          : { label: t('choose-file'), run: file.choose, isBusy }
      }
      others={
        isChosen && (
          <Button variant="default" disabled={isBusy} onClick={file.choose}>
            {t('choose-other-file')}
          </Button>
        )
      }
    >
      {error !== null && <FailureNotice error={error} />}
      {choice !== null && <ChosenTransferFile choice={choice} />}
      {isChosen && <PassphraseOfFile file={file} />}
    </SetupPage>
  );
}
