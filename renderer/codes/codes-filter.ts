/** Which list of codes is looked at. `off-in-use`: codes that are switched off and still carried by own items. */
export type ChosenList =
  | { readonly is: 'all' }
  | { readonly is: 'class'; readonly code: string }
  | { readonly is: 'off-in-use' }
  | { readonly is: 'classifications' };

/** What the browser shows. */
export interface CodesFilter {
  readonly list: ChosenList;
  /** Where a search over everything goes back to when its text is cleared. */
  readonly listBefore: ChosenList;
  readonly text: string;
  readonly showOff: boolean;
}

export const ALL_LISTS: ChosenList = { is: 'all' };

export const FIRST_FILTER: CodesFilter = { list: ALL_LISTS, listBefore: ALL_LISTS, text: '', showOff: false };

/**
 * The filter after typing: a search begins over all lists, wherever one was, and ends where one was (ux §4.3 "one
 * search over everything"). A list chosen meanwhile narrows it; classifications have a search of their own.
 */
export function typed(filter: CodesFilter, text: string): CodesFilter {
  const { list, listBefore } = filter;
  if (list.is === 'classifications') return { ...filter, text };
  if (filter.text === '' && text !== '') return { ...filter, text, list: ALL_LISTS, listBefore: list };
  if (text === '' && list.is === 'all') return { ...filter, text, list: listBefore };
  return { ...filter, text };
}

/** What `codes.page` and `files.exportCodes` are asked for; null where the list is none of the authority's. */
export function askedCodes({ list, text, showOff }: CodesFilter) {
  if (list.is === 'all') return { classCode: '', text, showOff };
  return list.is === 'class' ? { classCode: list.code, text, showOff } : null;
}

/** Whether two choices of a list are the same. */
export function isSameList(one: ChosenList, other: ChosenList): boolean {
  if (one.is === 'class' && other.is === 'class') return one.code === other.code;
  return one.is === other.is;
}
