/** A value that lines have, and how many have it. */
export interface FacetChoice {
  readonly value: string;
  readonly lines: number;
}

/** So many are shown before somebody asks for all. */
export const FEW = 6;
/** From so many on they can be searched. */
export const MANY = 12;

/** The choices to be shown: those that are chosen always, the others as far as they fit what is looked for. */
export function shownChoices(
  known: readonly FacetChoice[],
  chosen: readonly string[],
  { wanted, most }: { wanted: string; most: number },
): FacetChoice[] {
  const text = wanted.trim().toLowerCase();
  const fitting = known.filter(({ value }) => value.toLowerCase().includes(text));
  const first = text === '' ? fitting.slice(0, most) : fitting;
  const missing = chosen.filter((value) => !first.some((choice) => choice.value === value));
  const added = missing.map((value) => known.find((choice) => choice.value === value) ?? { value, lines: 0 });
  return [...added, ...first];
}
