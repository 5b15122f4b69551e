/** The four operations of the authority's service (spec §4), in this program's own words. */
export const OPERATIONS = ['initialise', 'codes', 'item', 'imports'] as const;

export type Operation = (typeof OPERATIONS)[number];
