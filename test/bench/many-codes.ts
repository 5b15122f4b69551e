import { seededRandom } from '../support/seeded-random.ts';
import { envelope, wireClass, wireCode } from './code-lists.ts';
import { pick } from './many-items.ts';

const CLASSES = 60;
const CODES = 1000;

const WORDS =
  'live animals bovine poultry frozen dried smoked fresh chilled edible vegetable roots tubers citrus fruit coffee spices cereal flour starch oil seeds lac gums resins plaiting sugar confectionery cocoa preparations beverages spirits vinegar tobacco salt sulphur stone cement ores slag mineral fuels organic chemicals pharmaceutical fertilisers tanning dyeing paints cosmetic soap wax explosives photographic plastics rubber hides leather furskins wood charcoal cork pulp paperboard printed silk wool cotton yarn woven carpets lace knitted apparel footwear headgear umbrellas feathers ceramic glassware pearls iron steel copper nickel aluminium lead zinc tin tools cutlery machinery boilers electrical railway vehicles aircraft ships optical clocks musical furniture toys services repair hire consulting transport'.split(
    ' ',
  );

/** The names of all codes of the answer below, class by class. */
export function codeNames(): string[] {
  const random = seededRandom(11);
  return Array.from({ length: CLASSES * CODES }, () =>
    Array.from({ length: 3 + Math.floor(random() * 4) }, () => pick(WORDS, random)).join(' '),
  );
}

/** An answer with classes of 1,000 codes each, one for every 1,000 names; the same one every time. */
export function manyCodesAnswer(names: readonly string[]): string {
  const clsList = Array.from({ length: names.length / CODES }, (_, position) => {
    const own = names.slice(position * CODES, (position + 1) * CODES);
    return wireClass(
      `C${String(position).padStart(2, '0')}`,
      own.map((name, index) => wireCode(codeAt(position, index), name, index)),
    );
  });
  return envelope({ clsList });
}

/** An answer with so many of these codes under another name. */
export function renamedCodesAnswer(count: number, round: number): string {
  const codes = Array.from({ length: count }, (_, index) =>
    wireCode(codeAt(3, index), `renamed for the ${round}th time`, index),
  );
  return envelope({ clsList: [wireClass('C03', codes)] });
}

function codeAt(position: number, index: number): string {
  return String(10_000_000 + position * 100_000 + index * 7);
}
