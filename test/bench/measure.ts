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
  run(): Promise<Figures>;
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
): Promise<{ ours: number[]; floor: number[] }> {
  const values = { ours: [] as number[], floor: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    values.floor.push(await floor());
    values.ours.push(await ours());
  }
  return values;
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

/** Three significant decimals are more than such a machine can tell. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
