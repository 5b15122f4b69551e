import { z } from 'zod';
import { ConnectionProfile } from '../../shared/authority/profile.ts';
import { DeviceFacts } from '../../shared/device/device-state.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { OperatorId, OperatorName } from '../../shared/operators/operator.ts';
import { ENVIRONMENTS, ShopId } from '../../shared/shops/shop.ts';
import { newOperator } from './new-shop.ts';
import type { Initialisation } from './shop-record.ts';
import { ShopRecord } from './shop-record.ts';

/**
 * Reads a shop's record as it was stored, also by the first version of the program.
 * @param shopId the name of the folder it lay in: a record of another shop is not taken for this one's
 * @throws AppError 'shop.record-unreadable'; the file stays as it is
 */
export function readShopRecord(stored: unknown, shopId: string): ShopRecord {
  const read = AnyShopRecord.safeParse(stored);
  if (!read.success) throw new AppError('shop.record-unreadable', {}, { cause: read.error });
  if (read.data.id !== shopId) throw new AppError('shop.record-unreadable', { shop: read.data.id });
  return read.data.version === 1 ? fromVersion1(read.data) : read.data;
}

/** The record before there were operators, transfer files and repeated initialisations. */
const ShopRecord1 = z.strictObject({
  version: z.literal(1),
  id: ShopId,
  environment: z.enum(ENVIRONMENTS),
  pin: z.string().length(11),
  branchId: z.string().length(2),
  operator: z.strictObject({ id: OperatorId, name: OperatorName }),
  profile: ConnectionProfile,
  initialisation: z
    .discriminatedUnion('is', [
      z.strictObject({ is: z.literal('sent'), at: z.string(), serialNumber: z.string() }),
      z.strictObject({
        is: z.literal('done'),
        at: z.string(),
        serialNumber: z.string(),
        facts: DeviceFacts,
      }),
    ])
    .nullable(),
});
type ShopRecord1 = z.infer<typeof ShopRecord1>;

const AnyShopRecord = z.discriminatedUnion('version', [ShopRecord1, ShopRecord]);

/** Whoever worked alone until now owns the shop; a device that worked until now was theirs. */
function fromVersion1({ operator, initialisation, ...kept }: ShopRecord1): ShopRecord {
  return {
    ...kept,
    version: 2,
    operators: [newOperator({ ...operator, role: 'owner' })],
    currentOperatorId: operator.id,
    device: { initialisation: initialisationOf(initialisation), repeats: [], transferFile: null },
    backup: null,
  };
}

function initialisationOf(before: ShopRecord1['initialisation']): Initialisation | null {
  if (before === null) return null;
  return before.is === 'sent'
    ? { ...before, because: 'no-answer' }
    : { ...before, origin: 'registered', confirmed: 'yes' };
}
