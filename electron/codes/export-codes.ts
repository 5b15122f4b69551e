import type { Code, CodeClassFacts, CodesExport } from '../../shared/codes/code.ts';
import { writeTable } from '../files/write-table.ts';
import type { CodeService } from './code-service.ts';
import type { CodeUse } from './code-use.ts';

export interface ExportNeeds {
  service: Pick<CodeService, 'page' | 'classFacts'>;
  use: Pick<CodeUse, 'usedBy'>;
  /** Aborted when the shop is about to be closed. */
  signal: AbortSignal;
}

/**
 * Writes all codes that fit into a table file, in the order of the screen, and answers how many. One class has its own
 * headings over the three values; with all classes the heading stands before each value, because it differs.
 * Throws AppError 'files.not-written' and 'codes.class-not-found'.
 */
export async function exportCodes(
  { file, format, ...wanted }: CodesExport & { file: string },
  { service, use, signal }: ExportNeeds,
): Promise<number> {
  const { rows: codes } = service.page({ ...wanted, from: 0, count: Infinity });
  const facts = wanted.classCode === '' ? undefined : service.classFacts(wanted.classCode);
  const columns = facts === undefined ? EVERY_CLASS : oneClass(facts);
  const rows = rowsOf(codes, columns, { service, use });
  return writeTable({ file, format, sheetName: facts?.name ?? 'Codes', columns, rows, signal });
}

/** What a cell is made of. */
interface Told {
  code: Code;
  facts: CodeClassFacts | undefined;
  usedBy: number | null;
}

interface Column {
  title: string;
  text: (told: Told) => string;
}

function* rowsOf(
  codes: readonly Code[],
  columns: readonly Column[],
  { service, use }: Pick<ExportNeeds, 'service' | 'use'>,
): Generator<string[]> {
  for (const code of codes) {
    const { classCode } = code;
    const told = { code, facts: service.classFacts(classCode), usedBy: use.usedBy(classCode, code.code) };
    yield columns.map(({ text }) => text(told));
  }
}

const PLACES = [0, 1, 2] as const;

// A file goes to other programs and other people: its headings are the same in every language of the screens.
const FIRST: readonly Column[] = [
  { title: 'Class', text: ({ code }) => code.classCode },
  { title: 'Class name', text: ({ facts }) => facts?.name ?? '' },
  { title: 'Code', text: ({ code }) => code.code },
  { title: 'Name', text: ({ code }) => code.name },
  { title: 'Description', text: ({ code }) => code.description ?? '' },
];
const LAST: readonly Column[] = [
  { title: 'In use', text: ({ code }) => (code.inUse ? 'Y' : 'N') },
  { title: 'Used by items', text: ({ usedBy }) => (usedBy === null ? '' : String(usedBy)) },
];

const EVERY_CLASS: readonly Column[] = [
  ...FIRST,
  ...PLACES.flatMap((place) => [
    { title: `Value ${place + 1} is`, text: ({ facts }: Told) => facts?.labels[place] ?? '' },
    valueColumn(place, null),
  ]),
  ...LAST,
];

function oneClass({ labels }: CodeClassFacts): readonly Column[] {
  return [...FIRST, ...PLACES.map((place) => valueColumn(place, labels[place])), ...LAST];
}

function valueColumn(place: (typeof PLACES)[number], label: string | null): Column {
  return { title: label ?? `Value ${place + 1}`, text: ({ code }) => code.values[place] ?? '' };
}
