import path from 'node:path';
import type { ExportResult } from '../../shared/activity/exchange-row.ts';
import type { TransferFileChoice } from '../../shared/device/transfer-file.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { GroupHandlers, Result } from '../../shared/ipc/derive-types.ts';
import { openTransferFile, readTransferHeader, writeTransferFile } from '../device/transfer-file.ts';
import { type FileDialogs, readChosenFile, writeChosenFile } from './chosen-files.ts';
import { holdsKey } from './held-key.ts';
import { moveDevice, type MoveDeviceNeeds } from './move-device.ts';
import type { RandomBytes } from './operator-pins.ts';
import type { ShopDirectory } from './shop-directory.ts';
import { shopIdOf } from './shop-folder.ts';

export interface TransferHandlersNeeds extends MoveDeviceNeeds {
  files: FileDialogs;
  randomBytes: RandomBytes;
}

const TRANSFER_FILE = { name: 'Sajili', extensions: ['sajili-device'] };
const LARGEST_TRANSFER_FILE_BYTES = 1024 * 1024;

/** The calls that carry a device with its key to another computer, under a pass-phrase (domain §2.3). */
export function createTransferHandlers(
  needs: TransferHandlersNeeds,
): Pick<GroupHandlers<'device'>, 'writeTransferFile' | 'chooseTransferFile' | 'restoreTransferFile'> {
  // What was chosen stays here, still locked, until it is used; the window never names a path.
  let chosen: string | null = null;
  return {
    writeTransferFile: ({ passphrase }) => write(needs, passphrase),
    async chooseTransferFile() {
      chosen = null;
      const file = await needs.files.chooseFileToRead(TRANSFER_FILE);
      if (file === null) return { is: 'cancelled' };
      const text = await readChosenFile(file, LARGEST_TRANSFER_FILE_BYTES);
      const choice = choiceOf(needs.shops, path.basename(file), text);
      if (choice.is === 'chosen') chosen = text;
      return choice;
    },
    async restoreTransferFile({ passphrase }) {
      if (chosen === null) throw new AppError('files.none-chosen');
      const result = await restore(needs, chosen, passphrase);
      if (result.is === 'restored') chosen = null;
      return result;
    },
  };
}

/** Only a file that was read back and opened again with its pass-phrase counts as written. */
async function write(needs: TransferHandlersNeeds, passphrase: string): Promise<ExportResult> {
  const { session } = needs.program;
  const { device, record } = session;
  const content = device.transferContent(record.read().profile);
  const text = await writeTransferFile(content, passphrase, needs.randomBytes);
  const { pin, branchId } = content.header;
  const suggested = `sajili-${pin}-${branchId}.${TRANSFER_FILE.extensions[0]}`;
  const file = await needs.files.chooseFileToWrite(suggested, TRANSFER_FILE);
  if (file === null) return { is: 'cancelled' };
  await writeChosenFile(file, text);
  const readBack = await openTransferFile(
    await readChosenFile(file, LARGEST_TRANSFER_FILE_BYTES),
    passphrase,
  );
  if (readBack.is !== 'opened' || !readBack.content.device.key.equals(content.device.key))
    throw new AppError('files.not-written');
  device.transferFileWritten();
  return { is: 'written', fileName: path.basename(file), count: 1 };
}

function choiceOf(shops: ShopDirectory, fileName: string, text: string): TransferFileChoice {
  const reading = readTransferHeader(text);
  if (reading.is === 'unusable') return { is: 'unusable', fileName, why: reading.why };
  const { environment, pin, branchId } = reading.header;
  const files = shops.files(shopIdOf(environment, pin, branchId));
  const here = files.read() === null ? 'no' : holdsKey(files) ? 'with-key' : 'without-key';
  return { is: 'chosen', fileName, header: reading.header, here };
}

async function restore(
  needs: TransferHandlersNeeds,
  text: string,
  passphrase: string,
): Promise<Result<'device', 'restoreTransferFile'>> {
  const opened = await openTransferFile(text, passphrase);
  switch (opened.is) {
    case 'wrong-passphrase':
      return { is: 'wrong-passphrase' };
    case 'unusable':
      throw new AppError('files.not-read');
    case 'opened': {
      const { header, profile, device } = opened.content;
      const { environment, pin, branchId } = header;
      await moveDevice(needs, {
        environment,
        pin,
        branchId,
        profile,
        device,
        people: { operators: [], currentOperatorId: null },
        secretsOf: null,
        signedInId: null,
      });
      return { is: 'restored' };
    }
    default:
      return assertNever(opened);
  }
}
