import { AppError } from '../../shared/errors/app-error.ts';
import type { InitialiseArgument } from '../../shared/device/device-state.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { Answered, Attempt, DeviceInHand } from './device-in-hand.ts';
import type { DeviceNeeds } from './device-service.ts';
import { refuseWeakProtection } from './enter-key.ts';
import { recoverAnswer } from './sealed-answers.ts';
import { readAttempt, type Passed } from './take-answer.ts';

/**
 * Passes the one-way door: nothing leaves whose answer could not be kept; the request is recorded before it leaves;
 * the raw answer is sealed on disk before anything reads it; the key is proven before the record says 'done'. Never
 * repeated by the program, whatever happens (spec §3 rule 2, domain §2.3).
 * @throws AppError as `DeviceService.initialise` says
 */
export async function passTheDoor(device: DeviceInHand, argument: InitialiseArgument): Promise<Passed> {
  // What came before and was not worked through is taken up now; nobody is asked a second time for it.
  const known = (await finishAttempt(device)) ?? (await recoverAnswer(device));
  if (known !== null) return known;
  const { needs } = device;
  refuseUnlessPossible(needs, argument);
  await needs.keyStore.rehearse();
  const { pin, branchId, serialNumber } = argument;
  const at = momentText(needs.clock.now());
  const attempt: Attempt = { at, serialNumber, isRepeat: argument.repeatReason !== undefined };
  const before = needs.record.read().initialisation;
  noteBeforeItLeaves(needs, attempt, argument);
  needs.changed();
  const answer = await needs.call.ask({ pin, branchId, serialNumber });
  return await finish(device, { attempt, answer, before });
}

/** Works through the answer that could not be kept before; null when there is none. @throws 'device.store-unwritable' */
export async function finishAttempt(device: DeviceInHand): Promise<Passed | null> {
  return device.unkept === null ? null : await finish(device, device.unkept);
}

/** Seals an answer and works through it; it stays in memory until that has succeeded. */
async function finish(device: DeviceInHand, answered: Answered): Promise<Passed> {
  const { attempt, answer } = answered;
  device.unkept = answered;
  if (answer.secretAnswer !== null) await device.needs.keyStore.sealAnswer(answer.secretAnswer, attempt.at);
  const passed = await readAttempt(device, answered);
  device.unkept = null;
  return passed;
}

/** @throws AppError when initialising now would break a rule; nothing has left then */
function refuseUnlessPossible(needs: DeviceNeeds, argument: InitialiseArgument): void {
  const { initialisation, repeats } = needs.record.read();
  const { pin, branchId } = needs.shop;
  if (argument.pin !== pin || argument.branchId !== branchId) throw new AppError('shop.mismatch');
  const isDone = initialisation?.is === 'done';
  const { repeatReason } = argument;
  // Another branch is another shop, with a device and a key of its own.
  if (repeatReason === 'branch-changed' || (repeatReason !== undefined && !isDone))
    throw new AppError('device.repeat-not-possible');
  const isInDoubt = isDone ? mayHaveRegistered(repeats.at(-1)?.outcome) : initialisation !== null;
  if ((isDone && repeatReason === undefined) || (isInDoubt && argument.askOnceMore !== true))
    throw new AppError('device.already-initialised');
  refuseWeakProtection(needs);
}

/** Whether the authority may have registered the device although no key came of it. */
function mayHaveRegistered(outcomeOfRepeat: string | undefined): boolean {
  return outcomeOfRepeat !== undefined && DOUBTFUL.has(outcomeOfRepeat);
}

const DOUBTFUL: ReadonlySet<string> = new Set(['', 'no-answer', 'no-key', 'unreadable', 'other-shop']);

function noteBeforeItLeaves(
  needs: DeviceNeeds,
  { at, serialNumber }: Attempt,
  argument: InitialiseArgument,
): void {
  const record = needs.record.read();
  const { repeatReason: reason } = argument;
  if (reason === undefined) {
    const initialisation = { is: 'sent', at, serialNumber, because: 'no-answer' } as const;
    needs.record.write({ ...record, initialisation });
    return;
  }
  const repeat = { at, reason, serialNumber, operatorName: needs.operatorName(), outcome: '' };
  needs.record.write({ ...record, repeats: [...record.repeats, repeat] });
}
