/** Scheme and host of our pages. Not `file:`, so that the pages have an origin of their own. */
export const PAGE_SCHEME = 'app';
export const PAGE_HOST = 'shop';
export const PAGE_ORIGIN = `${PAGE_SCHEME}://${PAGE_HOST}`;

/** The program's name; the operating system's key store files the key under it, so it never changes. */
export const PROGRAM_NAME = 'Sajili';
