import type { ClassificationRow } from '../../shared/codes/classification.ts';
import { searchedWords } from '../../shared/codes/searched-text.ts';
import type { ClassificationRepository, Entry } from './classification.repository.ts';
import type { ItemNames } from './choose-options.ts';
import { stemOf } from './code-structure.ts';
import { codeDigits, looks } from './find-classifications.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Which part of the tree a screen wants. */
export interface ClassificationPageRequest {
  from: number;
  count: number;
  /** '' for the top. */
  parentCode: string;
  /** '' for what stands right under the parent; otherwise everything below it is searched. */
  text: string;
  onlyFavourites: boolean;
}

export interface TreeNeeds {
  repository: ClassificationRepository;
  vocabulary: () => Vocabulary;
  names: ItemNames;
  favourites: () => ReadonlySet<string>;
}

/** The tree of classifications, page by page. A list is kept as ids while it is scrolled through. */
export class ClassificationTree {
  readonly #needs: TreeNeeds;
  /** Names from the segment down, of every code that stands above another. */
  readonly #paths = new Map<string, string[]>();
  #listed: { key: string; ids: readonly number[] } | null = null;

  constructor(needs: TreeNeeds) {
    this.#needs = needs;
  }

  page(request: ClassificationPageRequest): { rows: ClassificationRow[]; total: number } {
    const { from, count, parentCode, text, onlyFavourites } = request;
    const key = JSON.stringify([parentCode, text, onlyFavourites]);
    if (this.#listed?.key !== key) this.#listed = { key, ids: this.#idsOf(request) };
    const { ids } = this.#listed;
    const entries = this.#needs.repository.rows(ids.slice(from, from + count));
    return { rows: entries.map((entry) => this.row(entry)), total: ids.length };
  }

  /** An entry with what stands under it and what the shop made of it. */
  row(entry: Entry): ClassificationRow {
    const { code, name, level, taxTypeCode, inUse, childCount } = entry;
    return {
      code,
      name,
      level,
      taxTypeCode,
      inUse,
      childCount,
      path: this.pathOf(entry),
      isFavourite: this.#needs.favourites().has(code),
      usedBy: this.#needs.names.countByCode().get(code) ?? 0,
    };
  }

  /** The names from the segment down to the entry's parent. */
  pathOf({ parentCode }: Entry): string[] {
    if (parentCode === '') return [];
    const known = this.#paths.get(parentCode);
    if (known !== undefined) return known;
    const parent = this.#needs.repository.get(parentCode);
    const path = parent === null ? [] : [...this.pathOf(parent), parent.name];
    this.#paths.set(parentCode, path);
    return path;
  }

  /** To be told when favourites changed. */
  favouritesChanged(): void {
    this.#listed = null;
  }

  /** To be told when another list is in force. */
  listChanged(): void {
    this.#listed = null;
    this.#paths.clear();
  }

  #idsOf({ parentCode, text, onlyFavourites }: ClassificationPageRequest): number[] {
    const { repository } = this.#needs;
    const stem = parentCode === '' ? '' : stemOf(parentCode);
    const below = { stem, besides: parentCode, onlyFavourites };
    const words = searchedWords(text);
    if (words.length === 0) {
      if (onlyFavourites) return repository.ids({ ...below, expression: null });
      return repository.childIds(parentCode);
    }
    const found = new Set<number>();
    const digits = codeDigits(text);
    if (digits !== null && !onlyFavourites)
      for (const id of repository.idsBeginningWith(digits, stem, ALL)) found.add(id);
    const isEverywhere = stem === '' && !onlyFavourites;
    for (const { expression } of looks(text, this.#needs.vocabulary())) {
      if (expression === null) continue;
      const ids = isEverywhere
        ? repository.matchingIds(expression, ALL)
        : repository.ids({ ...below, expression });
      for (const id of ids) found.add(id);
    }
    return [...found];
  }
}

const ALL = -1;
