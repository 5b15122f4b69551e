import type { z } from 'zod';
import type { contract } from './contract.ts';
import type { CallDefinition, EventDefinition } from './definitions.ts';
import type { Envelope } from './envelope.ts';

type Contract = typeof contract;
export type Group = keyof Contract;

/** The names of a group's calls. */
export type CallsOf<G extends Group> = {
  [N in keyof Contract[G]]: Contract[G][N] extends CallDefinition ? N : never;
}[keyof Contract[G]] &
  string;

/** The names of a group's events. */
export type EventsOf<G extends Group> = {
  [N in keyof Contract[G]]: Contract[G][N] extends EventDefinition ? N : never;
}[keyof Contract[G]] &
  string;

export type Argument<G extends Group, N extends CallsOf<G>> = Contract[G][N] extends CallDefinition
  ? z.output<Contract[G][N]['argument']>
  : never;
export type Result<G extends Group, N extends CallsOf<G>> = Contract[G][N] extends CallDefinition
  ? z.output<Contract[G][N]['result']>
  : never;
export type Payload<G extends Group, N extends EventsOf<G>> = Contract[G][N] extends EventDefinition
  ? z.output<Contract[G][N]['payload']>
  : never;

/** The handlers of one group: one function per call, argument already parsed. */
export type GroupHandlers<G extends Group> = {
  [N in CallsOf<G>]: (argument: Argument<G, N>) => Result<G, N> | Promise<Result<G, N>>;
};

/** The handlers of some groups. */
export type Handlers<Groups extends Group = Group> = { [G in Groups]: GroupHandlers<G> };

/** How news is told: one function for all events of the contract. */
export type Publish = <G extends Group, N extends EventsOf<G>>(
  group: G,
  name: N,
  payload: Payload<G, N>,
) => void;

/** The frozen object the preload puts into the window: one function per call, one subscription per event. */
export type Bridge = {
  readonly [G in Group]: {
    readonly [N in CallsOf<G>]: (argument: Argument<G, N>) => Promise<Envelope<Result<G, N>>>;
  } & {
    readonly [N in EventsOf<G>]: (listener: (payload: Payload<G, N>) => void) => () => void;
  };
};
