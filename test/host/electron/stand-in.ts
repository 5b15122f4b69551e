/// <reference types="electron" />
import type { EventEmitter } from 'node:events';

/**
 * The part of one of Electron's objects that the host emulates: any of its members, each with Electron's own type.
 * The event methods come from Node's EventEmitter and are left out.
 */
export type Emulated<Whole> = Partial<Omit<Whole, keyof EventEmitter>>;

/** Asked for by `await`, JSON and test printers of any object: answered with undefined, not with an error. */
const ALWAYS_ASKED = new Set(['then', 'toJSON', 'inspect', 'asymmetricMatch', 'nodeType', '$$typeof']);

/**
 * Presents `part` as the whole Electron object `name`. Whatever is not emulated throws by name when it is used,
 * so that nobody can rely on something that the host only seems to have.
 * The parts must not use `#private` fields: they are reached through a proxy.
 */
export function standIn<Whole extends object>(name: string, part: Emulated<Whole>): Whole {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that presents a part as the whole
  return new Proxy(part, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key, receiver) as unknown;
      if (ALWAYS_ASKED.has(key)) return undefined;
      throw new Error(`electron host: ${name}.${key} is not emulated`);
    },
  }) as Whole;
}

/** An event object as Electron hands it to a listener, with the details of that event. */
export function makeEvent<Details extends object>(details: Details): Electron.Event<Details> {
  let isPrevented = false;
  return {
    ...details,
    preventDefault(): void {
      isPrevented = true;
    },
    get defaultPrevented(): boolean {
      return isPrevented;
    },
  };
}

/** Emits an event that a listener may refuse; true when one did. */
export function isRefused(
  emitter: EventEmitter,
  name: string,
  details: object = {},
  ...more: unknown[]
): boolean {
  const event = makeEvent(details);
  emitter.emit(name, event, ...more);
  return event.defaultPrevented;
}
