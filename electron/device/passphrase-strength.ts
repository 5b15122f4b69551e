import type { PassphraseStrength } from '../../shared/device/transfer-file.ts';
import type { DeviceFacts } from '../../shared/device/device-state.ts';

/** Fewer characters are refused however they score: Swahili words are in no list that the score knows. */
const SHORTEST = 12;
/** A file can be tried at leisure, so only the best score will do: more than 10^10 guesses, a third of a second each. */
const ENOUGH = 4;
/** Looking at more would hold the main thread; the beginning alone says at least how strong the whole is. */
const LOOKED_AT = 24;
const SHORTEST_OWN_WORD = 3;

/**
 * How good a pass-phrase for a transfer file is.
 * @param ownWords what anybody who finds the file knows or can guess: the shop's PIN, names, serial number
 */
export async function passphraseStrength(
  passphrase: string,
  ownWords: readonly string[],
): Promise<PassphraseStrength> {
  const { score, weakness } = await look(passphrase.normalize('NFKC').slice(0, LOOKED_AT), ownWords);
  const isEnough = score >= ENOUGH && passphrase.length >= SHORTEST;
  return { score, isEnough, weakness: isEnough ? null : weakness };
}

/** The words of a shop that must not lock its own transfer file. */
export function ownWordsOf(device: { serialNumber: string; facts: DeviceFacts }): string[] {
  const { facts, serialNumber } = device;
  const texts = [serialNumber, ...Object.values(facts).filter((value) => typeof value === 'string')];
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_OWN_WORD);
}

type Looked = Pick<PassphraseStrength, 'score' | 'weakness'>;
type Look = (text: string, ownWords: readonly string[]) => Looked;

let looking: Promise<Look> | null = null;

async function look(text: string, ownWords: readonly string[]): Promise<Looked> {
  // Loaded at first use: the lists of known passwords have no place in the program's start.
  looking ??= prepare();
  return (await looking)(text, ownWords);
}

async function prepare(): Promise<Look> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (text, ownWords) => {
    const { score, feedback, sequence } = estimator.check(text, [...ownWords]);
    const patterns = sequence.map((match) =>
      match['dictionaryName'] === 'userInputs' ? 'own-word' : match.pattern,
    );
    return { score, weakness: weaknessOf(feedback.warning, patterns) };
  };
}

function weaknessOf(warning: string | null, patterns: readonly string[]): PassphraseStrength['weakness'] {
  if (patterns.includes('own-word')) return 'names-the-shop';
  if (warning !== null) return WEAKNESS_OF_WARNING[warning] ?? 'common';
  if (patterns.includes('repeat')) return 'repeats';
  if (patterns.includes('sequence')) return 'sequence';
  return 'too-short';
}

/** The estimator's own names of what is wrong; all others mean a word that many people use. */
const WEAKNESS_OF_WARNING: Readonly<Record<string, PassphraseStrength['weakness']>> = {
  straightRow: 'pattern',
  keyPattern: 'pattern',
  dates: 'pattern',
  recentYears: 'pattern',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  sequences: 'sequence',
  userInputs: 'names-the-shop',
};
