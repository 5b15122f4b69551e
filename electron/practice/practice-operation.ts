/** The four operations by the names of their paths (spec §4). */
export const PRACTICE_OPERATIONS = [
  'selectInitOsdcInfo',
  'selectCodeList',
  'saveItem',
  'selectImportItemList',
] as const;

export type PracticeOperation = (typeof PRACTICE_OPERATIONS)[number];

/** Other paths by which the developer gateway reaches two of them. */
const GATEWAY_PATHS: ReadonlyMap<string, PracticeOperation> = new Map([
  ['/initialize', 'selectInitOsdcInfo'],
  ['/importedItemInfo', 'selectImportItemList'],
]);

const DIRECT_PATHS: ReadonlyMap<string, PracticeOperation> = new Map(
  PRACTICE_OPERATIONS.map((operation) => [`/${operation}`, operation]),
);

/** The operation behind a request's path (a query is left aside); null when there is none. */
export function operationOfPath(url: string, envelope: 'direct' | 'gateway'): PracticeOperation | null {
  const path = url.replace(/\?.*$/s, '');
  const direct = DIRECT_PATHS.get(path);
  if (direct !== undefined) return direct;
  return envelope === 'gateway' ? (GATEWAY_PATHS.get(path) ?? null) : null;
}
