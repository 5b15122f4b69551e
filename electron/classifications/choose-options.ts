import type { ClassificationOption } from '../../shared/codes/classification.ts';
import { searchedWords } from '../../shared/codes/searched-text.ts';
import type { ClassificationRepository, Entry } from './classification.repository.ts';
import { codeDigits, findClassifications } from './find-classifications.ts';
import { guessByName } from './guess-by-name.ts';
import { conceptsIn } from './concepts.ts';
import { indexedWords } from './searched-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the shop's own items tell about codes; filled from the item master. */
export interface ItemNames {
  /** The codes of items with such words in their names, most likely first. */
  codesGivenTo(words: readonly string[]): readonly { code: string; count: number }[];
  /** The codes that were used last, newest first. */
  recentCodes(limit: number): readonly string[];
  /** How many items carry each code. */
  countByCode(): ReadonlyMap<string, number>;
}

export interface OptionNeeds {
  repository: ClassificationRepository;
  vocabulary: () => Vocabulary;
  names: ItemNames;
  favourites: () => ReadonlySet<string>;
  pathOf: (entry: Entry) => string[];
}

type Reason = ClassificationOption['reason'];

/** What a person typed and, while nothing is typed, the name of the item that wants a classification. */
export interface WantedOptions {
  text: string;
  itemName: string;
}

/**
 * At most 50 choices for the picker with the reason of each, best first: what items with such names were given
 * before, favourites, recents, found ones (ux §4.5). Without a list the shop's own codes remain, without names.
 */
export function chooseOptions(wanted: WantedOptions, needs: OptionNeeds): ClassificationOption[] {
  const chosen = new Chosen(needs);
  if (wanted.text.trim() === '') chooseByName(wanted.itemName, chosen, needs);
  else chooseByText(wanted, chosen, needs);
  return chosen.options;
}

/** What is known about one code as a choice; a code outside the list has no name. */
export function optionOf(
  code: string,
  entry: Entry | null,
  reason: Reason,
  pathOf: OptionNeeds['pathOf'],
): ClassificationOption {
  if (entry === null) return { code, name: '', path: [], taxTypeCode: null, inUse: true, reason };
  const { name, taxTypeCode, inUse } = entry;
  return { code, name, path: pathOf(entry), taxTypeCode, inUse, reason };
}

const MOST_OPTIONS = 50;
/** So many of what was given before stand ahead of what the name itself points to; one shared word can mislead. */
const FIRST_GIVEN = 3;
const MOST_GUESSED = 20;
const MOST_RECENT = 20;

/** Nothing typed: what the item's name points to, then whatever the shop uses. */
function chooseByName(
  itemName: string,
  chosen: Chosen,
  { names, repository, vocabulary, favourites }: OptionNeeds,
): void {
  const words = searchedWords(itemName);
  const given = words.length === 0 ? [] : names.codesGivenTo(words);
  for (const { code } of given.slice(0, FIRST_GIVEN)) chosen.add(code, 'given-before');
  if (words.length > 0) {
    for (const { entry, reason } of guessByName(itemName, MOST_GUESSED, repository, vocabulary())) {
      chosen.addEntry(entry, favourites().has(entry.code) ? 'favourite' : reason);
    }
  }
  for (const { code } of given.slice(FIRST_GIVEN)) chosen.add(code, 'given-before');
  for (const code of favourites()) chosen.add(code, 'favourite');
  for (const code of names.recentCodes(MOST_RECENT)) chosen.add(code, 'recent');
}

/** Something typed: of all that the shop uses only what fits it, then the whole list. */
function chooseByText({ text, itemName }: WantedOptions, chosen: Chosen, needs: OptionNeeds): void {
  const { names, repository, vocabulary, favourites } = needs;
  const fits = fitsText(text);
  const digits = codeDigits(text);
  if (digits === null) {
    for (const { code } of names.codesGivenTo(searchedWords(text))) chosen.add(code, 'given-before');
  }
  const given = itemName === '' ? [] : names.codesGivenTo(searchedWords(itemName));
  for (const { code } of given) chosen.add(code, 'given-before', fits);
  for (const code of favourites()) chosen.add(code, 'favourite', fits);
  for (const code of names.recentCodes(MOST_RECENT)) chosen.add(code, 'recent', fits);
  for (const { entry, reason } of findClassifications(text, MOST_OPTIONS, repository, vocabulary())) {
    chosen.addEntry(entry, reason);
  }
}

/** Choices in their order, each code once, with its first reason. */
class Chosen {
  readonly options: ClassificationOption[] = [];
  readonly #codes = new Set<string>();
  readonly #needs: OptionNeeds;

  constructor(needs: OptionNeeds) {
    this.#needs = needs;
  }

  add(code: string, reason: Reason, fits: (code: string, name: string) => boolean = () => true): void {
    if (this.#isFull(code)) return;
    const entry = this.#needs.repository.get(code);
    if (fits(code, entry?.name ?? '')) this.#push(code, entry, reason);
  }

  addEntry(entry: Entry, reason: Reason): void {
    if (!this.#isFull(entry.code)) this.#push(entry.code, entry, reason);
  }

  #isFull(code: string): boolean {
    return this.options.length >= MOST_OPTIONS || this.#codes.has(code);
  }

  #push(code: string, entry: Entry | null, reason: Reason): void {
    this.#codes.add(code);
    this.options.push(optionOf(code, entry, reason, this.#needs.pathOf));
  }
}

/** Whether a code begins as typed, or a name has a word for every word that was typed. */
function fitsText(text: string): (code: string, name: string) => boolean {
  const digits = codeDigits(text);
  if (digits !== null) return (code) => code.startsWith(digits);
  const concepts = conceptsIn(text);
  return (_, name) => {
    const words = indexedWords(name).split(' ');
    const begins = (part: string): boolean => words.some((word) => word.startsWith(part));
    return (
      concepts.length > 0 &&
      concepts.every(({ word, local }) => begins(word) || local.some((way) => way.every(begins)))
    );
  };
}
