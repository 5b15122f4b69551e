import { AppError } from '../../shared/errors/app-error.ts';
import { readSealedAnswer } from '../authority/initialise-answer.ts';
import type { DeviceRecord } from '../shops/shop-record.ts';
import type { Attempt, DeviceInHand } from './device-in-hand.ts';
import type { AdoptedDevice, DeviceNeeds } from './device-service.ts';
import { askedOf, isForThisShop, type Passed, takeKey } from './take-answer.ts';

/** The only result code that the spec calls a success (spec §7 rule 2). */
const SUCCESS = '000';

/**
 * Takes up where the program ended between sealing an answer and keeping its key; null when there is nothing to take
 * up. Asks nobody. @throws AppError 'device.store-unwritable'
 */
export async function recoverAnswer({ needs }: DeviceInHand): Promise<Passed | null> {
  const attempt = unansweredIn(needs.record.read());
  const sealed = attempt === null ? null : await needs.keyStore.openAnswer(attempt.at);
  if (attempt === null || sealed === null) return null;
  const given = readSealedAnswer(sealed, askedOf(needs));
  if (given === null || (attempt.isRepeat && given.resultCode !== SUCCESS)) return null;
  return await takeKey(needs, attempt, given);
}

/** The key and the facts in the newest sealed answer that is for another PIN or branch. */
export async function otherAnswerOf(needs: DeviceNeeds): Promise<AdoptedDevice> {
  for (const at of needs.keyStore.answersAt()) {
    const sealed = await needs.keyStore.openAnswer(at);
    const given = sealed === null ? null : readSealedAnswer(sealed, askedOf(needs));
    if (given === null || isForThisShop(needs, given.facts)) continue;
    const { key, facts } = given;
    return { key, facts, at, serialNumber: serialNumberOf(needs.record.read(), at), origin: 'registered' };
  }
  throw new AppError('device.nothing-to-take-over');
}

/** The attempt of which the record knows no answer; null when there is none. */
export function unansweredIn({ initialisation, repeats }: DeviceRecord): Attempt | null {
  if (initialisation?.is === 'sent') {
    const { at, serialNumber, because } = initialisation;
    return because === 'no-answer' ? { at, serialNumber, isRepeat: false } : null;
  }
  const last = repeats.at(-1);
  if (initialisation?.is !== 'done' || last?.outcome !== '') return null;
  return { at: last.at, serialNumber: last.serialNumber, isRepeat: true };
}

function serialNumberOf({ initialisation, repeats }: DeviceRecord, at: string): string {
  const askedAs = repeats.findLast((repeat) => repeat.at === at) ?? initialisation;
  return askedAs?.serialNumber ?? '';
}
