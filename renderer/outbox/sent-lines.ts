import { ITEM_FIELDS, type ItemWord } from '../../shared/authority/to-wire.ts';

/** One field of what is sent, with a value just as it stands in the text. */
export interface SentLine {
  /** The field in whole words; null for one that is not an item's. */
  readonly word: ItemWord | null;
  readonly wireName: string;
  readonly value: string;
}

/**
 * The fields of a frozen body that hold something, in the order in which they are sent. Numbers stay as they were
 * written (1250.00), so the text is cut rather than read; the body is flat, as the spec's requests are (§2.6).
 */
export function sentLines(body: string): SentLine[] {
  return [...body.matchAll(MEMBER)].flatMap(({ groups }) => {
    const wireName = textOf(groups?.['name'] ?? '');
    const value = textOf(groups?.['value'] ?? '');
    return value === '' ? [] : [{ word: WORDS.get(wireName) ?? null, wireName, value }];
  });
}

const MEMBER = /(?<name>"(?:[^"\\]|\\.)*")\s*:\s*(?<value>"(?:[^"\\]|\\.)*"|[^\s",{}[\]]+)/g;

const WORDS = new Map<string, ItemWord>(
  Object.entries(ITEM_FIELDS).flatMap(([word, wireName]) => (isItemWord(word) ? [[wireName, word]] : [])),
);

function isItemWord(word: string): word is ItemWord {
  return Object.hasOwn(ITEM_FIELDS, word);
}

function textOf(json: string): string {
  if (json === 'null') return '';
  const value: unknown = json.startsWith('"') ? JSON.parse(json) : json;
  return typeof value === 'string' ? value : json;
}
