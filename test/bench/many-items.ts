import type { Database } from '../../electron/database/database.ts';
import { addItems } from '../../electron/items/bulk-items.repository.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import type { Random } from '../../shared/time/clock.ts';
import { anItem } from '../support/an-item.ts';
import { seededRandom } from '../support/seeded-random.ts';

const MAKERS =
  'Kabras Mumias Brookside Tuzo Ketepa Kericho Pembe Jogoo Soko Ndovu Exe Taifa Fresha Ilara Delamere Menengai Bidco Elianto Rina Salit Golden Royal Safari Simba Highland Kimbo Cowboy Sunlight Ariel Omo Geisha Velvex Hanan Toss Dettol Colgate Nivea Bic Kartasi Crown Basco Bamburi Savannah Rhino Ndume'.split(
    ' ',
  );
const GOODS =
  'sugar|white sugar|brown sugar|maize flour|wheat flour|rice|pishori rice|cooking oil|cooking fat|tea leaves|tea bags|fresh milk|long life milk|yoghurt|bread|biscuits|salt|beans|green grams|spaghetti|tomato paste|margarine|bar soap|washing powder|tissue paper|bleach|toothpaste|body lotion|matches|batteries|exercise book|ball pen|cement|roofing nails|wire mesh|emulsion paint|gloss paint|water pipe|door lock|light bulb'.split(
    '|',
  );
const KINDS = 'original family economy premium extra classic fortified scented assorted refill'.split(' ');
const SIZES =
  '100 g|250 g|400 g|500 g|1 kg|2 kg|5 kg|10 kg|25 kg|50 kg|100 ml|250 ml|500 ml|1 l|3 l|5 l|20 l'.split('|');

/** The fields of a shop's items: the same ones for the same seed, each with its own name, code and price. */
export function* manyItems(count: number, seed = 1): Generator<ItemFields> {
  const random = seededRandom(seed);
  for (let number = 1; number <= count; number += 1) {
    const size = pick(SIZES, random);
    yield anItem({
      itemCode: `KE2NTU${String(number).padStart(7, '0')}`,
      classificationCode: String(10_000_000 + Math.floor(random() * 60_000)),
      name: `${pick(MAKERS, random)} ${pick(GOODS, random)} ${pick(KINDS, random)} ${size} no. ${number}`,
      barcode: random() < 0.7 ? `616${String(1_000_000_000 + number)}` : '',
      price: `${10 + Math.floor(random() * 9000)}.${random() < 0.5 ? '00' : '50'}`,
      inUse: random() < 0.95,
    });
  }
}

/** Puts accepted items into a shop's file, all in one transaction: 500 of them each minute. */
export function loadItems(database: Database, count: number): void {
  const savedBy = { id: 'amina', name: 'Amina Odhiambo' };
  let at = Date.UTC(2026, 0, 1);
  let minute: ItemFields[] = [];
  const write = (): void => {
    addItems(database, minute, { state: 'accepted', savedBy, at: new Date(at).toISOString() });
    at += 60_000;
    minute = [];
  };
  database.transaction(() => {
    for (const fields of manyItems(count)) {
      minute.push(fields);
      if (minute.length === 500) write();
    }
    write();
  });
}

/** What a person types to find items: their words, letter by letter. */
export function keystrokes(names: Iterable<string>): string[] {
  return [...names].flatMap((name) => {
    const text = name.split(' ').slice(0, 3).join(' ');
    return Array.from({ length: Math.min(text.length, MOST_LETTERS) }, (_, end) => text.slice(0, end + 1));
  });
}

const MOST_LETTERS = 12;

export function pick<T>(list: readonly T[], random: Random): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}
