/** What a refused registration means; `not-accepted` where the code says no more than that. */
export type Refusal = 'not-known' | 'registered-before' | 'another-kind' | 'not-accepted';

/** The meaning of the authority's result code for a refused registration (domain §3.1). */
export function refusalOf(resultCode: string): Refusal {
  switch (resultCode) {
    case '901':
      return 'not-known';
    case '902':
      return 'registered-before';
    case '903':
    case '905':
      return 'another-kind';
    default:
      return 'not-accepted';
  }
}
