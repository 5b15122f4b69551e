import { AppError } from '../../shared/errors/app-error.ts';
import type { CurrentOperator, Operators, PinResult } from '../../shared/operators/operator.ts';
import type { Access } from '../../shared/operators/permissions.ts';
import { accessOf } from '../../shared/operators/permissions.ts';
import type { Argument, Result } from '../../shared/ipc/derive-types.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { Log } from '../logging/log.ts';
import { newOperator } from './new-shop.ts';
import {
  isLater,
  laterOf,
  operatorOf,
  refuseWithoutManager,
  shownOperator,
  withChange,
  withPerson,
  workingOperator,
} from './operator-book.ts';
import {
  isPin,
  NO_WRONG_PINS,
  type RandomBytes,
  sealPin,
  waitSecondsOf,
  withSensibleWait,
  withWrongPin,
} from './operator-pins.ts';
import type { OperatorRecord, ShopRecord } from './shop-record.ts';

/** The people of one open shop. */
export interface OperatorService {
  list(): Operators;
  /** Who works now; null while nobody has signed in. */
  current(): CurrentOperator | null;
  access(): Access;
  /** Whether the person who works now is kept away from the key for a while. */
  areKeyPagesClosed(): boolean;
  add(person: Argument<'operators', 'add'>): Promise<Operators>;
  change(change: Argument<'operators', 'change'>): Operators;
  changePin(change: Argument<'operators', 'changePin'>): Promise<PinResult>;
  signIn(wanted: Argument<'operators', 'signIn'>): Promise<PinResult>;
  signOut(): Operators;
  forgottenPin(told: Argument<'operators', 'forgottenPin'>): Promise<Result<'operators', 'forgottenPin'>>;
}

export interface OperatorNeeds {
  record: { read(): ShopRecord; write(record: ShopRecord): void };
  /** Who was signed in when the same shop was closed a moment ago; null after a start of the program. */
  signedInId: string | null;
  clock: Clock;
  randomBytes: RandomBytes;
  log: Log;
  /** Told after every change, also of who works now. */
  changed: () => void;
}

/** Builds the service of the people who work in a shop (spec §2.6: registrant and modifier; ux §4.10). */
export function createOperators(needs: OperatorNeeds): OperatorService {
  const people = new People(needs);
  return {
    list: () => people.list(),
    current: () => people.current(),
    access: () => accessOf(people.current(), needs.record.read().operators.length > 0),
    areKeyPagesClosed: () => isLater(people.ownKeyPagesFrom(), needs.clock.now()),
    add: (person) => people.add(person),
    change: (change) => people.change(change),
    changePin: (change) => people.changePin(change),
    signIn: (wanted) => people.signIn(wanted),
    signOut: () => people.signOut(),
    forgottenPin: (told) => people.forgottenPin(told),
  };
}

const KEY_PAGES_CLOSED_MS = 24 * 60 * 60 * 1000;

class People {
  readonly #needs: OperatorNeeds;
  #currentId: string | null;

  constructor(needs: OperatorNeeds) {
    this.#needs = needs;
    this.#currentId = this.#firstAtWork();
  }

  /** Whoever worked last goes on working; with a PIN only when they signed in a moment ago. */
  #firstAtWork(): string | null {
    const { operators, currentOperatorId } = this.#record;
    const last = operators.find(({ id, inUse }) => inUse && id === currentOperatorId);
    return last !== undefined && (last.pin === null || last.id === this.#needs.signedInId) ? last.id : null;
  }

  get #record(): ShopRecord {
    return this.#needs.record.read();
  }

  list(): Operators {
    const now = this.#needs.clock.now();
    const operators = this.#record.operators.map((each) => shownOperator(each, now));
    return { operators, currentId: this.#currentId };
  }

  current(): CurrentOperator | null {
    const atWork = this.#atWork();
    return atWork === null ? null : workingOperator(atWork);
  }

  ownKeyPagesFrom(): string | null {
    return this.#atWork()?.keyPagesFrom ?? null;
  }

  #atWork(): OperatorRecord | null {
    return this.#currentId === null ? null : operatorOf(this.#record, this.#currentId);
  }

  async add({ pin, ...person }: Argument<'operators', 'add'>): Promise<Operators> {
    const sealed = pin === null ? null : await sealPin(pin, this.#needs.randomBytes);
    // Whoever may not reach the key yet does not reach it under another name either.
    const added = { ...newOperator(person), pin: sealed, keyPagesFrom: this.ownKeyPagesFrom() };
    const isFirst = this.#record.operators.length === 0;
    this.#keep(withPerson(this.#record, added));
    return isFirst ? this.#begin(added.id) : this.#told();
  }

  change({ id, name, role, inUse }: Argument<'operators', 'change'>): Operators {
    const before = operatorOf(this.#record, id);
    const keyPagesFrom = laterOf(before.keyPagesFrom, this.ownKeyPagesFrom());
    const operators = withChange(this.#record, id, { name, role, inUse, keyPagesFrom });
    refuseWithoutManager(operators);
    this.#keep(operators);
    if (!inUse && this.#currentId === id) return this.#begin(null);
    return this.#told();
  }

  async changePin({ id, oldPin, newPin }: Argument<'operators', 'changePin'>): Promise<PinResult> {
    const person = operatorOf(this.#record, id);
    const atWork = this.#atWork();
    const isOwn = atWork?.id === id;
    if (!isOwn && (atWork === null || atWork.role === 'clerk')) throw new AppError('operators.not-allowed');
    if (isOwn) {
      const waitSeconds = await this.#try(person, oldPin);
      if (waitSeconds !== null) return { is: 'wrong-pin', waitSeconds };
    }
    const keyPagesFrom = laterOf(person.keyPagesFrom, this.ownKeyPagesFrom());
    return { is: 'done', operators: await this.#setPin(id, newPin, keyPagesFrom) };
  }

  async signIn({ id, pin }: Argument<'operators', 'signIn'>): Promise<PinResult> {
    const person = this.#inUse(id);
    const waitSeconds = await this.#try(person, pin);
    if (waitSeconds !== null) return { is: 'wrong-pin', waitSeconds };
    // Looking at a PIN takes its time; who was taken off the list meanwhile does not begin to work.
    return { is: 'done', operators: this.#begin(this.#inUse(id).id) };
  }

  signOut(): Operators {
    return this.#begin(null);
  }

  async forgottenPin(
    told: Argument<'operators', 'forgottenPin'>,
  ): Promise<Result<'operators', 'forgottenPin'>> {
    const { id, newPin } = told;
    const person = this.#inUse(id);
    const waitSeconds = await this.#attempt(person, async () => matchesPapers(this.#record, told));
    if (waitSeconds !== null) return { is: 'does-not-match', waitSeconds };
    const closedUntil = momentText(this.#needs.clock.now() + KEY_PAGES_CLOSED_MS);
    this.#needs.log.warn("a forgotten PIN was set anew with what stands on the shop's papers");
    return { is: 'done', operators: await this.#setPin(id, newPin, closedUntil) };
  }

  #inUse(id: string): OperatorRecord {
    const person = operatorOf(this.#record, id);
    if (!person.inUse) throw new AppError('operators.not-found');
    return person;
  }

  /** Looks at a PIN. @returns null when it is right or none is needed, otherwise how long to wait now */
  async #try({ id, pin, ...tries }: OperatorRecord, given: string): Promise<number | null> {
    return pin === null ? null : await this.#attempt({ id, ...tries }, () => isPin(pin, given));
  }

  /**
   * Lets a person try what they know. Counted as wrong before it is looked at, so that neither many tries at once
   * nor a program that is killed in between gives free ones.
   */
  async #attempt(
    { id, wrongPins, waitUntil }: Pick<OperatorRecord, 'id' | 'wrongPins' | 'waitUntil'>,
    isRight: () => Promise<boolean>,
  ): Promise<number | null> {
    const now = this.#needs.clock.now();
    const tries = withSensibleWait({ wrongPins, waitUntil }, now);
    const waiting = waitSecondsOf(tries, now);
    if (waiting > 0) {
      this.#change(id, tries);
      return waiting;
    }
    const failed = withWrongPin(tries, now);
    this.#change(id, failed);
    if (!(await isRight())) return waitSecondsOf(failed, now);
    this.#change(id, NO_WRONG_PINS);
    return null;
  }

  async #setPin(id: string, newPin: string | null, keyPagesFrom: string | null): Promise<Operators> {
    const pin = newPin === null ? null : await sealPin(newPin, this.#needs.randomBytes);
    this.#change(id, { pin, keyPagesFrom, ...NO_WRONG_PINS });
    return this.#told();
  }

  #change(id: string, change: Partial<OperatorRecord>): void {
    this.#keep(withChange(this.#record, id, change));
  }

  #keep(operators: OperatorRecord[]): void {
    this.#needs.record.write({ ...this.#record, operators });
  }

  #begin(id: string | null): Operators {
    this.#currentId = id;
    this.#needs.record.write({ ...this.#record, currentOperatorId: id });
    return this.#told();
  }

  #told(): Operators {
    this.#needs.changed();
    return this.list();
  }
}

/** Typed exactly as it stands on the shop's papers; without a registered device there are none. */
function matchesPapers(record: ShopRecord, told: Argument<'operators', 'forgottenPin'>): boolean {
  const serialNumber = record.device.initialisation?.serialNumber ?? null;
  return told.pin === record.pin && told.branchId === record.branchId && told.serialNumber === serialNumber;
}
