import { seededRandom } from '../support/seeded-random.ts';
import { pick } from './many-items.ts';

/** One row of a list of classifications: code and name. */
export type ClassificationLine = readonly [code: string, name: string];

/**
 * So many classifications in the structure of the real list: segments, families, classes, commodities, and ten-digit
 * codes. The real list may not be passed on, so the names are made up: of 12,000 words, few frequent and many rare.
 */
export function manyClassifications(count: number): ClassificationLine[] {
  const random = seededRandom(21);
  const words = manyWords(random);
  const name = (): string =>
    Array.from(
      { length: 2 + Math.floor(random() * 4) },
      () => words[Math.floor(random() ** 3 * words.length)],
    ).join(' ');
  const lines: ClassificationLine[] = [];
  for (const code of codesOf(count)) lines.push([code, name()]);
  return lines;
}

function* codesOf(count: number): Generator<string> {
  let left = count;
  for (let segment = 10; left > 0; segment += 1) {
    for (const code of codesUnder(segment)) {
      if (left === 0) return;
      left -= 1;
      yield code;
    }
  }
}

/** 1 segment, 12 families, 72 classes, 864 commodities and a ten-digit code for every fourth of them. */
function* codesUnder(segment: number): Generator<string> {
  yield `${segment}000000`;
  for (let family = 10; family < 22; family += 1) {
    yield `${segment}${family}0000`;
    for (let group = 15; group < 21; group += 1) {
      yield `${segment}${family}${group}00`;
      for (let commodity = 1; commodity <= 12; commodity += 1) {
        const code = `${segment}${family}${group}${String(commodity).padStart(2, '0')}`;
        yield code;
        if (commodity % 4 === 0) yield `${code}01`;
      }
    }
  }
}

const SYLLABLES =
  'ba be bi bo ca ce co da de di do fa fe fi ga ge gi ha he la le li lo ma me mi mo na ne ni pa pe pi ra re ri ro sa se si so ta te ti to tra tre tri sta ste sti pro con per ter ing ion ers ent ate'.split(
    ' ',
  );

function manyWords(random: () => number): string[] {
  return Array.from({ length: 12_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES, random)).join(''),
  );
}
