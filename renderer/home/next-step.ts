import type { CodesStatus } from '../../shared/codes/code.ts';
import type { DeviceState } from '../../shared/device/device-state.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import type { ProgramState } from '../../shared/program/program-state.ts';

/** What Home knows; undefined where something could not be read, which then says nothing. */
export interface WhatIsKnown {
  readonly device: DeviceState;
  /** Practice loses nothing that matters, so it asks for no copies. */
  readonly isPractice: boolean;
  readonly backup: ProgramState['backup'];
  readonly outbox: Pick<OutboxSummary, 'notAccepted' | 'noAnswer'> | undefined;
  /** Since when (ISO text) the oldest unanswered entry has had no answer; null when there is none. */
  readonly noAnswerSince: string | null | undefined;
  readonly codes: Pick<CodesStatus, 'refreshedAt'> | undefined;
  readonly items: { total: number; withoutBarcode: number } | undefined;
}

type Initialised = Extract<DeviceState, { is: 'initialised' }>;

/** The one thing to do next. */
export type NextStep =
  | { is: 'set-up' }
  | { is: 'answered-other' }
  | { is: 'not-ours' }
  | { is: 'key'; key: Exclude<Initialised['key'], 'available' | 'weak'> }
  | { is: 'key-backup' }
  | { is: 'not-accepted'; count: number }
  | { is: 'no-answer'; count: number }
  | { is: 'get-codes' }
  | { is: 'backup-never' }
  | { is: 'backup-old'; count: number }
  | { is: 'first-item' }
  | { is: 'no-barcode'; count: number }
  | { is: 'all-clear' };

/** An answer may still come for a while; only then is a missing one a step to take. */
const PATIENCE_MS = 10 * 60_000;
/** A copy that is older is asked for (ux §4.2). */
export const BACKUP_IS_OLD_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

/** The next step by the rule of ux §4.2: the first that fits wins. `now` is in milliseconds since 1970. */
export function nextStep(known: WhatIsKnown, now: number): NextStep {
  const { outbox, noAnswerSince, codes, items } = known;
  const ofDevice = stepOfDevice(known.device, known.isPractice);
  if (ofDevice !== null) return ofDevice;
  if (outbox !== undefined && outbox.notAccepted > 0)
    return { is: 'not-accepted', count: outbox.notAccepted };
  if (outbox !== undefined && outbox.noAnswer > 0 && isOld(noAnswerSince, now))
    return { is: 'no-answer', count: outbox.noAnswer };
  if (codes?.refreshedAt === null) return { is: 'get-codes' };
  if (items?.total === 0) return { is: 'first-item' };
  return stepOfBackup(known, now) ?? stepOfItems(items);
}

/** True while a lost disk would lose the key: no transfer file holds the one in force (domain §8 no. 1). */
export function lacksTransferFile({ transferFile }: Pick<Initialised, 'transferFile'>): boolean {
  return transferFile === null || !transferFile.isCurrent;
}

/** Whole days since a moment. */
export function daysSince(moment: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(moment)) / DAY_MS));
}

function stepOfDevice(device: DeviceState, isPractice: boolean): NextStep | null {
  switch (device.is) {
    case 'not-initialised':
    case 'sent-no-answer':
      return { is: 'set-up' };
    case 'answered-other':
      return { is: 'answered-other' };
    case 'initialised': {
      const { key } = device;
      if (device.confirmed === 'no') return { is: 'not-ours' };
      if (key !== 'available' && key !== 'weak') return { is: 'key', key };
      return lacksTransferFile(device) && !isPractice ? { is: 'key-backup' } : null;
    }
    default:
      return assertNever(device);
  }
}

/** Only when there is something that could be lost. */
function stepOfBackup({ isPractice, backup, items }: WhatIsKnown, now: number): NextStep | null {
  if (isPractice || items === undefined) return null;
  if (backup === null) return { is: 'backup-never' };
  const count = daysSince(backup.at, now);
  return count > BACKUP_IS_OLD_DAYS ? { is: 'backup-old', count } : null;
}

function stepOfItems(items: WhatIsKnown['items']): NextStep {
  return items !== undefined && items.withoutBarcode > 0
    ? { is: 'no-barcode', count: items.withoutBarcode }
    : { is: 'all-clear' };
}

function isOld(since: string | null | undefined, now: number): boolean {
  return typeof since === 'string' && now - Date.parse(since) > PATIENCE_MS;
}
