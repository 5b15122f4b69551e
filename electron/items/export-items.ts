import type { ItemFieldName, ItemFields, ItemStateName } from '../../shared/items/item.ts';
import type { ItemsExport } from '../../shared/items/item-deeds.ts';
import { ITEM_FIELD_NAMES } from '../../shared/items/item-rules.ts';
import { writeTable } from '../files/write-table.ts';
import type { ItemListing } from './item-listing.ts';
import type { ItemRepository, StoredItem } from './item.repository.ts';
import type { LongWork } from './long-work.ts';
import { selectedIds } from './selection.ts';

export interface ExportItemsNeeds {
  items: ItemRepository;
  listing: ItemListing;
  work: LongWork;
}

/**
 * Writes the items of a selection into a table file, in its order: every field of spec §2.6 with who registered and
 * changed it, and where it stands. Answers how many. @throws AppError 'files.not-written'
 */
export async function exportItems(
  { selection, format, file }: ItemsExport & { file: string },
  { items, listing, work }: ExportItemsNeeds,
): Promise<number> {
  const ids = await selectedIds(selection, listing);
  const columns = COLUMNS.map(({ title }) => ({ title }));
  const rows = rowsOf(ids, items);
  const { signal } = work;
  return work.run(() => writeTable({ file, format, sheetName: 'Items', columns, rows, signal }));
}

function* rowsOf(ids: readonly number[], items: ItemRepository): Generator<string[]> {
  for (const id of ids) {
    const item = items.get(id);
    if (item !== null) yield COLUMNS.map(({ text }) => text(item));
  }
}

interface Column {
  title: string;
  text: (item: StoredItem) => string;
}

// A file goes to other programs and other people: its headings are the same in every language of the screens.
const TITLE_OF: Readonly<Record<ItemFieldName, string>> = {
  classificationCode: 'Classification code',
  itemCode: 'Item code',
  itemTypeCode: 'Item type code',
  name: 'Name',
  standardName: 'Standard name',
  originCountryCode: 'Country of origin code',
  packagingUnitCode: 'Packaging unit code',
  quantityUnitCode: 'Quantity unit code',
  taxTypeCode: 'Tax type code',
  batchNumber: 'Batch number',
  barcode: 'Barcode',
  price: 'Price',
  groupPrice1: 'Group price 1',
  groupPrice2: 'Group price 2',
  groupPrice3: 'Group price 3',
  groupPrice4: 'Group price 4',
  groupPrice5: 'Group price 5',
  additionalInformation: 'Additional information',
  safetyQuantity: 'Safety quantity',
  insuranceApplicable: 'Insurance applicable',
  inUse: 'In use',
};

const STATE_TITLES: Readonly<Record<ItemStateName, string>> = {
  draft: 'Draft',
  waiting: 'Waiting',
  sending: 'Sending',
  accepted: 'Accepted',
  'not-accepted': 'Not accepted',
  'no-answer': 'No answer',
  held: 'Held',
  'needs-fixing': 'Needs fixing',
  local: 'Kept local',
};

const COLUMNS: readonly Column[] = [
  ...ITEM_FIELD_NAMES.map((field) => ({
    title: TITLE_OF[field],
    text: ({ fields }: StoredItem) => textOf(fields[field]),
  })),
  { title: 'Registered by (id)', text: ({ registrant }) => registrant.id },
  { title: 'Registered by (name)', text: ({ registrant }) => registrant.name },
  { title: 'Changed by (id)', text: ({ modifier }) => modifier.id },
  { title: 'Changed by (name)', text: ({ modifier }) => modifier.name },
  { title: 'State', text: ({ state }) => STATE_TITLES[state] },
];

function textOf(value: ItemFields[ItemFieldName]): string {
  if (typeof value === 'string') return value;
  return value ? 'Y' : 'N';
}
