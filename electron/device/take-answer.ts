import type { Outcome } from '../../shared/authority/outcome.ts';
import type { DeviceFacts } from '../../shared/device/device-state.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { readSealedAnswer } from '../authority/initialise-answer.ts';
import type { Secret } from '../authority/secret.ts';
import type { DeviceRecord, Initialisation } from '../shops/shop-record.ts';
import type { Answered, Attempt, DeviceInHand } from './device-in-hand.ts';
import type { DeviceNeeds } from './device-service.ts';

/** What came of passing the one-way door. */
export type Passed =
  { is: 'initialised' } | { is: 'other-shop' } | { is: 'not-initialised'; outcome: Outcome<DeviceFacts> };

/** A key as an answer gave it. */
export interface GivenKey {
  key: Secret;
  facts: DeviceFacts;
}

/**
 * Works through an answer that is safe on disk already.
 * @throws AppError 'device.store-unwritable' when its key cannot be kept; the record is as it was then
 */
export async function readAttempt(
  { needs, keyState }: DeviceInHand,
  { attempt, answer, before }: Answered,
): Promise<Passed> {
  const { outcome, key } = answer.read();
  if (outcome.is === 'success' && key !== null)
    return await takeKey(needs, attempt, { key, facts: outcome.data });
  const hasKey = keyState.is === 'available' || keyState.is === 'weak';
  // One source has seen a refusal "is installed already" that carries the key (domain §2.3).
  if (outcome.is === 'refused' && answer.secretAnswer !== null && !attempt.isRepeat && !hasKey) {
    const given = readSealedAnswer(answer.secretAnswer, askedOf(needs));
    if (given !== null) return await takeKey(needs, attempt, given);
  }
  noteWithoutKey(needs, attempt, outcome, before);
  return { is: 'not-initialised', outcome };
}

/** Keeps the key of an answer, proves it, and records it; an answer for another PIN or branch is only recorded. */
export async function takeKey(
  needs: DeviceNeeds,
  attempt: Attempt,
  { key, facts }: GivenKey,
): Promise<Passed> {
  const { at, serialNumber, isRepeat } = attempt;
  if (!isForThisShop(needs, facts)) {
    const initialisation: Initialisation = { is: 'other', at, serialNumber, facts };
    const record = withOutcome(needs.record.read(), attempt, 'other-shop');
    // The key that is in force stays so: a repeat never makes a device less than it was.
    needs.record.write(isRepeat ? record : { ...record, initialisation });
    return { is: 'other-shop' };
  }
  await needs.keyStore.save(key, serialNumber);
  needs.record.write({
    ...withOutcome(needs.record.read(), attempt, 'initialised'),
    initialisation: { is: 'done', at, serialNumber, origin: 'registered', confirmed: 'not-asked', facts },
  });
  return { is: 'initialised' };
}

/** Whether what the authority says of a device is about this shop (domain §8.8). Capitals of a PIN mean nothing. */
export function isForThisShop({ shop }: DeviceNeeds, facts: DeviceFacts): boolean {
  return facts.taxpayerPin.toUpperCase() === shop.pin.toUpperCase() && facts.branchId === shop.branchId;
}

/** What stands in an answer's place where it is silent about PIN and branch. */
export function askedOf({ shop }: DeviceNeeds): { taxpayerPin: string; branchId: string } {
  return { taxpayerPin: shop.pin, branchId: shop.branchId };
}

function noteWithoutKey(
  needs: DeviceNeeds,
  attempt: Attempt,
  outcome: Outcome<DeviceFacts>,
  before: Initialisation | null,
): void {
  const because = doubtOf(outcome);
  const record = needs.record.read();
  if (attempt.isRepeat) needs.record.write(withOutcome(record, attempt, because ?? outcome.is));
  else {
    const { at, serialNumber } = attempt;
    needs.record.write({
      ...record,
      initialisation: because === null ? before : { is: 'sent', at, serialNumber, because },
    });
  }
}

function withOutcome(record: DeviceRecord, attempt: Attempt, outcome: string): DeviceRecord {
  if (!attempt.isRepeat) return record;
  const index = record.repeats.findLastIndex(({ at }) => at === attempt.at);
  return {
    ...record,
    repeats: record.repeats.map((repeat, place) => (place === index ? { ...repeat, outcome } : repeat)),
  };
}

/** Why the authority may have registered the device although we hold no key; null when it cannot have. */
function doubtOf(outcome: Outcome<DeviceFacts>): 'no-answer' | 'no-key' | 'unreadable' | null {
  switch (outcome.is) {
    case 'success':
    case 'nothing-new':
    case 'no-key':
      return 'no-key';
    case 'no-answer':
      return 'no-answer';
    case 'unreadable':
      return 'unreadable';
    case 'cancelled':
      return outcome.mayHaveArrived ? 'no-answer' : null;
    case 'refused':
    case 'never-connected':
    case 'asked-to-wait':
    case 'not-us':
    case 'not-sent':
      return null;
    default:
      return assertNever(outcome);
  }
}
