/**
 * The headings under which the authority's own list of item classes gives each column, in small letters. Its list
 * has no operation in our spec; shops have it as a file (domain §5.1).
 */
export const AUTHORITY_HEADINGS = {
  code: 'itemclscd',
  name: 'itemclsnm',
  level: 'itemclslvl',
  taxTypeCode: 'taxtycd',
  inUse: 'useyn',
} as const;

/**
 * The rows of a list of item classes as the authority answers it, with a heading row first: the list itself,
 * `{ itemClsList }`, or that within `data`. Every value is text, null is ''. Returns null for any other shape.
 */
export function classificationFileRows(json: unknown): string[][] | null {
  const list = listIn(json);
  if (list === null) return null;
  const rows = list.filter(isRecord).map((entry) => MEMBERS.map((member) => textOf(entry[member])));
  return [[...MEMBERS], ...rows];
}

const MEMBERS = ['itemClsCd', 'itemClsNm', 'itemClsLvl', 'taxTyCd', 'useYn'] as const;

function listIn(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json.some((entry) => isRecord(entry) && 'itemClsCd' in entry) ? json : null;
  if (!isRecord(json)) return null;
  const list = json['itemClsList'];
  if (Array.isArray(list)) return list;
  return 'data' in json ? listIn(json['data']) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
