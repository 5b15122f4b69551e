import * as fc from 'fast-check';
import { ITEM_STATES } from '../../../shared/items/item.ts';
import { ITEM_SORTS, ITEM_VIEWS } from '../../../shared/items/item-views.ts';
import { type Decimal, DecimalText } from '../../../shared/money/decimal.ts';
import { NO_CONDITIONS, type Question } from './list-oracle.ts';

const word = fc.constantFrom(
  'Sukari',
  'sugar',
  'SUPA',
  'café',
  'Cafe',
  'Ñandú',
  'unga',
  'Unga-wa',
  '2kg',
  '500 ml',
  "Ng'ombe",
  'ŋanga',
  'š',
  '5',
);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const change = fc.record({
  name,
  standardName: fc.oneof(fc.constant(''), name),
  barcode: fc.constantFrom('', '6161001234567', '5901234'),
  price: fc.constantFrom('0', '5', '65', '65.50', '1250', '99'),
  inUse: fc.boolean(),
  taxTypeCode: fc.constantFrom('A', 'B'),
  // The last one is no code of the authority: what is to be sent with it needs fixing.
  quantityUnitCode: fc.constantFrom('U', 'KG', 'ZZ'),
  originCountryCode: fc.constantFrom('KE', 'TZ'),
  classificationCode: fc.constantFrom('5059690800', '5010', '1011500000'),
});
const kind = fc.constantFrom('send' as const, 'draft' as const, 'local' as const);
/** Something that happens in a shop. */
export const step = fc.oneof(
  fc.record({ is: fc.constant('add' as const), change, kind, hasCode: fc.boolean() }),
  fc.record({ is: fc.constant('edit' as const), which: fc.nat(), change, kind }),
  fc.record({
    is: fc.constant('answer' as const),
    answers: fc.array(fc.constantFrom('yes', 'no', 'none'), { maxLength: 4 }),
  }),
  fc.record({ is: fc.constant('hold' as const), which: fc.nat() }),
  fc.record({ is: fc.constant('time' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ is: fc.constant('person' as const), name: fc.constantFrom('Amina Odhiambo', 'Baraka') }),
);
const some = <T extends string>(...of: readonly T[]): fc.Arbitrary<T[]> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<T[]>([]) }, fc.subarray([...of], { minLength: 1 }));
const price = fc.constantFrom(null, null, null, '65.00', '65.50', '99.00').map(asPrice);
const someDay = fc.constantFrom(null, null, null, '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23');
const where = fc.record({
  states: some(...ITEM_STATES),
  taxTypeCodes: some('A', 'B'),
  quantityUnitCodes: some('U', 'KG', 'ZZ'),
  originCountryCodes: some('KE', 'TZ'),
  classificationPrefix: fc.constantFrom('', '', '', '50', '5059', '10115000000'),
  priceFrom: price,
  priceTo: price,
  changedBy: fc.constantFrom('', '', '', 'Amina Odhiambo', 'Baraka'),
  changedFrom: someDay,
  changedTo: someDay,
});
/** A list that somebody asks for. */
export const question: fc.Arbitrary<Question> = fc.record({
  view: fc.constantFrom(...ITEM_VIEWS),
  sort: fc.constantFrom(...ITEM_SORTS),
  descending: fc.boolean(),
  where: fc.oneof(fc.constant(NO_CONDITIONS), where),
  text: fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '-',
      'su',
      's',
      'sug',
      'CAFÉ',
      'cafe s',
      '500 m',
      "ng'o",
      'zzz',
      '616',
      '"*',
      'name:s',
      'ke2',
      'NOT',
    ),
    word,
  ),
});

function asPrice(text: string | null): Decimal | null {
  return text === null ? null : DecimalText.parse(text);
}
