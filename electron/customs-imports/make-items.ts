import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import type { DraftsReport, ItemFromImport, LikelyItem } from '../../shared/customs-imports/make-item.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import type { CodedField } from '../../shared/codes/code.ts';
import type { ItemDoor } from '../items/item-door.ts';
import type { Annotations } from './annotate-imports.ts';
import { nameOfGoods } from './import-name.ts';
import type { LinkRepository } from './link.repository.ts';
import type { StoredImports } from './stored-imports.ts';

export interface MakeItemNeeds {
  stored: StoredImports;
  links: Pick<LinkRepository, 'itemsOfHsCode' | 'itemsOfSupplier'>;
  annotations: Pick<Annotations, 'linkWithin'>;
  items: () => ItemDoor;
  codes: ImportCodes;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
}

/** What is to be known of the authority's lists. */
export interface ImportCodes {
  isKnown(field: CodedField, code: string): boolean;
  isOff(field: CodedField, code: string): boolean;
}

/** What an item made from a line begins with, and items that it may be already. */
export function asItem(line: CustomsImport, needs: MakeItemNeeds): ItemFromImport {
  const { fields, restOfName } = fieldsOf(line, needs);
  return { line, fields, restOfName, likely: likelyItems(line, fields.name, needs) };
}

/** Makes a draft item of each line that has none, in chunks; each chunk and its links are one transaction. */
export async function makeDrafts(ids: readonly number[], needs: MakeItemNeeds): Promise<DraftsReport> {
  const { stored, annotations, items, giveWay } = needs;
  const report: DraftsReport = { made: 0, linkedBefore: 0, nameless: 0 };
  for (let from = 0; from < ids.length; from += DRAFTS_PER_CHUNK) {
    const lines = stored.lines(ids.slice(from, from + DRAFTS_PER_CHUNK));
    const unlinked = lines.filter(({ item }) => item === null);
    const drafts = unlinked
      .map((line) => ({ line, fields: fieldsOf(line, needs).fields }))
      .filter(({ fields }) => fields.name !== '');
    report.linkedBefore += lines.length - unlinked.length;
    report.nameless += unlinked.length - drafts.length;
    report.made += drafts.length;
    if (drafts.length === 0) continue;
    items().addDrafts(
      drafts.map(({ fields }) => fields),
      (itemIds) => {
        for (const [index, itemId] of itemIds.entries()) {
          const draft = drafts[index];
          if (draft !== undefined) annotations.linkWithin(draft.line.id, itemId);
        }
      },
    );
    await giveWay();
  }
  return report;
}

/** A few milliseconds of work. */
const DRAFTS_PER_CHUNK = 100;

/**
 * Only what customs knows better than a person: the description, and codes that the authority's lists hold for that
 * field. The HS code names no classification (domain §6).
 */
function fieldsOf(
  line: CustomsImport,
  { items, codes }: MakeItemNeeds,
): { fields: ItemFields; restOfName: string } {
  const blank = items().blank();
  const known = (field: ImportedCode, code: string | null): string =>
    code !== null && codes.isKnown(field, code) && !codes.isOff(field, code) ? code : blank[field];
  const { name, rest } = nameOfGoods(line.itemName);
  const fields = {
    ...blank,
    name,
    originCountryCode: known('originCountryCode', line.originCountryCode),
    packagingUnitCode: known('packagingUnitCode', line.packageUnitCode),
    quantityUnitCode: known('quantityUnitCode', line.quantityUnitCode),
  };
  return { fields, restOfName: rest };
}

type ImportedCode = 'originCountryCode' | 'packagingUnitCode' | 'quantityUnitCode';
type Reason = LikelyItem['because'][number];

const MOST_LIKELY = 5;
const MOST_LIKE_NAMES = 20;

/** How much each reason says that an item is the same goods. */
const WEIGHTS: Readonly<Record<Reason, number>> = {
  name: 4,
  hs: 3,
  'linked-before': 2,
  supplier: 1,
  unit: 1,
};

/**
 * Items that share the name, or were linked to lines of the same HS code or supplier; those with most reasons first.
 * Only the same goods of the same supplier are said to have been the item before.
 */
function likelyItems(line: CustomsImport, name: string, { items, links }: MakeItemNeeds): LikelyItem[] {
  const reasons = new Map<number, Set<Reason>>();
  const note = (ids: readonly number[], ...because: Reason[]): void => {
    for (const id of ids) reasons.set(id, new Set([...(reasons.get(id) ?? []), ...because]));
  };
  if (line.item !== null) note([line.item.id], 'linked-before');
  note(name === '' ? [] : items().likeNames(name, MOST_LIKE_NAMES), 'name');
  const ofHsCode = links.itemsOfHsCode(line);
  const ofSupplier = links.itemsOfSupplier(line);
  const ofBoth = ofHsCode.filter((id) => ofSupplier.includes(id));
  note(ofBoth, 'linked-before');
  note(ofHsCode, 'hs');
  note(ofSupplier, 'supplier');
  const found = items().rows([...reasons.keys()]);
  return found
    .map((item): LikelyItem => {
      const because = reasons.get(item.id) ?? new Set();
      if (line.quantityUnitCode !== '' && item.quantityUnitCode === line.quantityUnitCode)
        because.add('unit');
      return { item, because: [...because] };
    })
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_LIKELY);
}

function weightOf({ because }: LikelyItem): number {
  return because.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
}
