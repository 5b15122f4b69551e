import type { Settings } from '../../shared/program/program-state.ts';

/** What a look at customs imports brought, in numbers. */
export interface ImportsNews {
  new: number;
  changed: number;
  gone: number;
}

/** Title and text of a notification about customs imports; kinds of which there are none are left out. */
export function importsNoticeWords(
  news: ImportsNews,
  language: Settings['language'],
): { title: string; body: string } {
  const { title, parts } = WORDS[language];
  const body = KINDS.filter((kind) => news[kind] > 0).map((kind) => parts[kind](news[kind]));
  return { title, body: body.join(', ') };
}

const KINDS = ['new', 'changed', 'gone'] as const;

interface NoticeWords {
  title: string;
  parts: Record<(typeof KINDS)[number], (count: number) => string>;
}

const WORDS: Readonly<Record<Settings['language'], NoticeWords>> = {
  en: {
    title: 'Customs imports',
    parts: {
      new: (count) => `${count} new`,
      changed: (count) => `${count} changed`,
      gone: (count) => `${count} no longer listed`,
    },
  },
  sw: {
    title: 'Bidhaa zilizoagizwa kutoka nje',
    parts: {
      new: (count) => `${count} mpya`,
      changed: (count) => `${count} zimebadilika`,
      gone: (count) => `${count} hazipo tena kwenye orodha`,
    },
  },
};
