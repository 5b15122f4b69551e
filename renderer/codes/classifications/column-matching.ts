import type { ColumnMatching } from '../../../shared/codes/classification.ts';
import type { Say } from '../../words/use-words.ts';

/** Which column (from 0) holds what, as far as a person has said it. */
export type DraftMatching = { readonly [Column in keyof ColumnMatching]: number | null };

/** The guess of the program, or nothing chosen yet. */
export function firstMatching(guess: ColumnMatching | null): DraftMatching {
  return guess ?? { code: null, name: null, level: null, taxTypeCode: null, inUse: null };
}

/** The matching when code and name have a column each; null while they have not. */
export function completeMatching({ code, name, ...others }: DraftMatching): ColumnMatching | null {
  return code === null || name === null || code === name ? null : { code, name, ...others };
}

/** A column for people: its heading, or its place where it has none. */
export function columnName(heading: string, place: number, t: Say<'classifications'>): string {
  return heading.trim() === '' ? t('column-number', { number: place + 1 }) : heading;
}
