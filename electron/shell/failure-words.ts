import type { ErrorCode } from '../../shared/errors/error-codes.ts';
import type { Settings } from '../../shared/program/program-state.ts';

/** What a native dialog says when a shop does not open (ux §4.12 B02): what happened, what it means. */
export interface FailureWords {
  title: string;
  body: string;
  restore: (date: string) => string;
  openFolder: string;
  withoutShop: string;
  quit: string;
}

const ENGLISH: FailureWords = {
  title: 'The data file did not open',
  body: 'Your data is still on this computer. Nothing was changed.',
  restore: (date) => `Use the copy of ${date}`,
  openFolder: 'Show the folder',
  withoutShop: 'Open another shop or practise',
  quit: 'Close Sajili',
};

const SWAHILI: FailureWords = {
  title: 'Faili ya data haikufunguka',
  body: 'Data yako bado ipo kwenye kompyuta hii. Hakuna kilichobadilishwa.',
  restore: (date) => `Tumia nakala ya ${date}`,
  openFolder: 'Onyesha folda',
  withoutShop: 'Fungua duka lingine au fanya mazoezi',
  quit: 'Funga Sajili',
};

const REASONS: Partial<Record<ErrorCode, Record<Settings['language'], string>>> = {
  'database.newer': {
    en: 'It was written by a newer Sajili. Install that version again.',
    sw: 'Iliandikwa na toleo jipya zaidi la Sajili. Sakinisha toleo hilo tena.',
  },
  'database.damaged': { en: 'Parts of it cannot be read.', sw: 'Sehemu zake hazisomeki.' },
  'database.locked': {
    en: 'Another program is using it. Close that program and try again.',
    sw: 'Programu nyingine inaitumia. Ifunge kisha ujaribu tena.',
  },
  'database.read-only': {
    en: 'This person may not write to it.',
    sw: 'Mtumiaji huyu hawezi kuiandika.',
  },
  'database.disk-full': { en: 'The disk is full. Free some space.', sw: 'Diski imejaa. Ongeza nafasi.' },
};

/** It is not the data that does not open, but the small file beside it which says whose data it is. */
const RECORD: Record<Settings['language'], Pick<FailureWords, 'title' | 'body'>> = {
  en: {
    title: 'The shop’s record (shop.json) cannot be read',
    body: 'The shop stays closed. Its items, its device key and the file itself are still on this computer. Nothing was changed.',
  },
  sw: {
    title: 'Kumbukumbu ya duka (shop.json) haisomeki',
    body: 'Duka linabaki limefungwa. Bidhaa zake, ufunguo wa kifaa na faili lenyewe bado vipo kwenye kompyuta hii. Hakuna kilichobadilishwa.',
  },
};

/** The words for a failure code in a language. A cause is named only where the code says it. */
export function failureWords(code: ErrorCode, language: Settings['language']): FailureWords {
  const words = language === 'sw' ? SWAHILI : ENGLISH;
  if (code === 'shop.record-unreadable') return { ...words, ...RECORD[language] };
  const reason = REASONS[code]?.[language];
  return reason === undefined ? words : { ...words, body: `${reason} ${words.body}` };
}
