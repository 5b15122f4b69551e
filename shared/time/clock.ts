/** The time of this computer, in milliseconds since 1970; handed in so that a test can move it. */
export interface Clock {
  now(): number;
}

/** Something that happens later; handed in so that a test need not wait. */
export interface Timers {
  /** Calls `deed` once after `milliseconds`; the function returned cancels it. */
  after(milliseconds: number, deed: () => void): () => void;
}

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The ISO text of a moment, as the contract and the store write it. */
export function momentText(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString();
}
