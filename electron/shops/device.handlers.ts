import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import { ownWordsOf, passphraseStrength } from '../device/passphrase-strength.ts';
import { moveDevice, type MoveDeviceNeeds } from './move-device.ts';
import type { ShopRecord } from './shop-record.ts';
import { createTransferHandlers, type TransferHandlersNeeds } from './transfer-file.handlers.ts';

export type DeviceHandlersNeeds = TransferHandlersNeeds & MoveDeviceNeeds;

/** The calls about the open shop's device and its key. The key goes in and never comes out. */
export function createDeviceHandlers(needs: DeviceHandlersNeeds): GroupHandlers<'device'> {
  const { program } = needs;
  return {
    initialise: (wanted) => program.session.device.initialise(wanted),
    confirm: ({ isOurs }) => program.session.device.confirm(isOurs),
    takeOther: () => takeOther(needs),
    async readKey() {
      const { session } = program;
      await session.readSealed();
      return session.device.state();
    },
    enterKey: (typed) => program.session.device.enterKey(typed),
    passphraseStrength: ({ passphrase }) =>
      passphraseStrength(passphrase, ownWordsIn(program.openSession?.record.read() ?? null)),
    ...createTransferHandlers(needs),
  };
}

/** What everybody who finds the file knows: the shop's own names and numbers. */
function ownWordsIn(record: ShopRecord | null): string[] {
  const initialisation = record?.device.initialisation;
  return initialisation?.is === 'done' ? ownWordsOf(initialisation) : [];
}

/**
 * The shop that an answer named takes its key; only then does the shop that asked forget that it asked, so that
 * it can be set aside. The same people go on working.
 */
async function takeOther(needs: DeviceHandlersNeeds): ReturnType<typeof moveDevice> {
  const { session } = needs.program;
  const from = session.record.read();
  const device = await session.device.otherAnswer();
  const summary = await moveDevice(needs, {
    environment: from.environment,
    pin: device.facts.taxpayerPin,
    branchId: device.facts.branchId,
    profile: from.profile,
    device,
    people: from,
    secretsOf: from.id,
    signedInId: session.operators.current()?.id ?? null,
  });
  const asked = needs.shops.files(from.id);
  const record = asked.read();
  if (record?.device.initialisation?.is === 'other')
    asked.write({ ...record, device: { ...record.device, initialisation: null } });
  return summary;
}
