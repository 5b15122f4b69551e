import { searchedText, searchedWords } from '../../shared/codes/searched-text.ts';
import type { CustomsImportRepository } from './customs-import.repository.ts';

/** The stored lines as a list to page through: ids in the order of the screen (performance §1, page by ids). */
export interface ImportFinder {
  /** Ids of the lines in which every typed word is found: in goods, supplier, declaration number or HS code. */
  find(text: string): Promise<readonly number[]>;
  /** The lines have changed: what was worked out about them is worth nothing now. */
  forget(): void;
}

/** Builds the finder. Ids are read when they are first asked for, the texts when somebody first searches. */
export function createImportFinder(
  repository: Pick<CustomsImportRepository, 'idsInOrder' | 'textsAfter'>,
  giveWay: () => Promise<void>,
): ImportFinder {
  let ids: readonly number[] | null = null;
  let texts: Promise<ReadonlyMap<number, string>> | null = null;
  let lastSearch: { text: string; found: readonly number[] } | null = null;
  const inOrder = (): readonly number[] => (ids ??= repository.idsInOrder());
  const notKept = (error: unknown): never => {
    texts = null;
    throw error;
  };
  const find = async (text: string): Promise<readonly number[]> => {
    const words = searchedWords(text);
    if (words.length === 0) return inOrder();
    if (lastSearch?.text === text) return lastSearch.found;
    const reading = (texts ??= readTexts(repository, giveWay).catch(notKept));
    const textOf = await reading;
    // A look was stored meanwhile.
    if (reading !== texts) return find(text);
    const found = inOrder().filter((id) => holdsAll(textOf.get(id) ?? '', words));
    lastSearch = { text, found };
    return found;
  };
  return {
    find,
    forget() {
      ids = null;
      texts = null;
      lastSearch = null;
    },
  };
}

async function readTexts(
  repository: Pick<CustomsImportRepository, 'textsAfter'>,
  giveWay: () => Promise<void>,
): Promise<ReadonlyMap<number, string>> {
  const textOf = new Map<number, string>();
  let next = repository.textsAfter(0);
  while (next.length > 0) {
    for (const { id, text } of next) textOf.set(id, searchedText(text));
    await giveWay();
    next = repository.textsAfter(next.at(-1)?.id ?? Infinity);
  }
  return textOf;
}

function holdsAll(searched: string, words: readonly string[]): boolean {
  return words.every((word) => searched.includes(word));
}
