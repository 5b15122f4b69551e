import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as othersTurn } from 'node:timers/promises';

/** One measured figure: a value, and its ratio to a floor or peer measured in the same run. */
export interface Figure {
  value: number;
  unit: string;
  ratioTo: string | null;
  ratio: number | null;
}

/** Figures by name, as they stand in out/bench.json. */
export type Figures = Record<string, Figure>;

/** A part of the bench; its name is what `--only` compares with. */
export interface Bench {
  name: string;
  /** @param isAlone true when `--only` asked for this part, which may take its time then */
  run(isAlone: boolean): Promise<Figures>;
}

/** The value below which the given share of all values lies, e.g. 0.5 for the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/**
 * Measures ours and the floor in turns, so that a busy moment of the machine hits both alike.
 * @param rounds how many turns; at least 7 for a figure that is reported
 * @returns the values of both, one per round
 */
export async function inTurns(
  rounds: number,
  ours: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<Pairs> {
  const values: Pairs = { ours: [], floor: [] };
  for (let round = 0; round < rounds; round += 1) {
    values.floor.push(await floor());
    values.ours.push(await ours());
  }
  return values;
}

/** One value per round, of ours and of the floor. */
export interface Pairs {
  ours: number[];
  floor: number[];
}

/**
 * Times single calls of ours and of the floor in turns, so that a slow disk or a busy machine hits both.
 * A first round that is not counted warms both up.
 * @param rounds how many rounds; each gives one median and one 99th percentile of its calls
 * @param calls how many calls of each a round has; a 99th percentile needs some hundreds
 * @param turn how many calls follow each other before the other's turn: few where the disk decides
 */
export async function callByCall(
  { rounds, calls, turn = calls }: { rounds: number; calls: number; turn?: number },
  ours: (call: number) => unknown,
  floor: (call: number) => unknown,
): Promise<{ p50: Pairs; p99: Pairs }> {
  const p50: Pairs = { ours: [], floor: [] };
  const p99: Pairs = { ours: [], floor: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const times: Pairs = { ours: [], floor: [] };
    for (let first = round * calls; first < (round + 1) * calls; first += turn) {
      for (let call = first; call < first + turn; call += 1) times.floor.push(await timed(() => floor(call)));
      await othersTurn();
      for (let call = first; call < first + turn; call += 1) times.ours.push(await timed(() => ours(call)));
      await othersTurn();
    }
    for (const side of round === 0 ? [] : (['ours', 'floor'] as const)) {
      p50[side].push(percentile(times[side], 0.5));
      p99[side].push(percentile(times[side], 0.99));
    }
  }
  return { p50, p99 };
}

/** How long something takes, in ms. */
export async function timed(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** The longest time for which this thread answered nothing while something went on, in ms. */
export async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

/** A figure against its floor: medians of both, or their 99th percentiles. */
export function against(
  values: { ours: readonly number[]; floor: readonly number[] },
  ratioTo: string,
  unit = 'ms',
): Figure {
  const [value, floor] = [median(values.ours), median(values.floor)];
  return { value: rounded(value), unit, ratioTo, ratio: rounded(value / floor) };
}

/** The longest stall of each round, in ms above what a thread that does nothing has in the same time. */
export function aboveNoise(stalls: readonly number[], noise: readonly number[]): Figure {
  const value = rounded(median(stalls) - median(noise));
  return { value, unit: 'ms', ratioTo: 'above the longest stall of an idle thread', ratio: null };
}

/** Three significant decimals are more than such a machine can tell. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
