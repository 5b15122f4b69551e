import type { ItemFields } from '../../shared/items/item.ts';
import { seededRandom } from './seeded-random.ts';
import { anItem } from './an-item.ts';

/**
 * What stands on the shelves of a Kenyan shop, a kind a line: makers; goods; sorts; sizes; quantity unit; packaging; tax
 * type; classification; price of the first size. '|' parts choices.
 */
const KINDS: readonly string[] = [
  'Kabras|Mumias|Nutrameal|Sony|Ndhiwa; sugar; white|brown|fine; 500 g|1 kg|2 kg|5 kg|50 kg; KG; BG; B; 5016150900; 85',
  'Jogoo|Soko|Pembe|Ndovu|Hostess|Jimbi; maize flour; |fortified|grade 1|sifted; 1 kg|2 kg|5 kg|10 kg; KG; BG; A; 5022130100; 78',
  'Exe|Ajab|Dola|Taifa|Golden Harvest; wheat flour; all purpose|self raising|chapati|brown; 1 kg|2 kg|10 kg|24 kg; KG; BG; A; 5022130200; 95',
  'Daawat|Pearl|Sunrice|Ranee|Falcon|Mwea; rice; pishori|basmati|long grain|broken; 1 kg|2 kg|5 kg|10 kg|25 kg; KG; BG; A; 5022110100; 160',
  'Elianto|Rina|Fresh Fri|Salit|Golden Fry|Avena; cooking oil; corn|vegetable|sunflower|palm; 500 ml|1 l|2 l|3 l|5 l|20 l; L; NT; B; 5015151300; 190',
  'Kimbo|Cowboy|Chipsy|Mallo; cooking fat; |fortified; 100 g|250 g|500 g|1 kg|2 kg|10 kg; U; NT; B; 5015151400; 45',
  'Ketepa|Kericho Gold|Fahari ya Kenya|Sasini|Kapruk; tea; leaves|bags|masala|green; 50 g|100 g|250 g|500 g; U; BX; B; 5020171300; 60',
  'Brookside|Tuzo|KCC|Fresha|Ilara|Daima|Delamere; milk; fresh|long life|mala|lactose free; 200 ml|250 ml|500 ml|1 l|2 l; U; NT; A; 5013170100; 35',
  'Delamere|Bio|Daima|Fresha; yoghurt; vanilla|strawberry|mango|natural|passion; 90 ml|150 ml|250 ml|500 ml|1 l; U; NT; B; 5013180200; 40',
  'Supaloaf|Festive|Broadways|Elliots|Kenblest; bread; white|brown|milky|wholemeal; 200 g|400 g|600 g|800 g; U; NT; A; 5018190100; 35',
  'Britannia|Manji|House of Manji|Nuvita; biscuits; ginger|digestive|glucose|shortcake|cream; 50 g|100 g|200 g|400 g; U; NT; B; 5018190500; 20',
  'Kensalt|Herbal|Habari; salt; iodised|fine|sea; 200 g|500 g|1 kg|2 kg; U; BG; B; 5017155100; 15',
  'Royco|Knorr|Tropical Heat; seasoning; beef|chicken|mchuzi mix|pilau masala; 8 g|40 g|75 g|200 g; U; NT; B; 5017150000; 10',
  'Peptang|Zesta|Kenylon|American Garden; tomato sauce; hot|sweet|garlic; 250 g|400 g|700 g|5 kg; U; NT; B; 5017180200; 90',
  'Blue Band|Prestige|Gold Band; margarine; original|low fat|baking; 100 g|250 g|500 g|1 kg; U; NT; B; 5015150100; 60',
  'Coca-Cola|Fanta|Sprite|Stoney|Krest|Novida; soda; |zero|bitter lemon|tangawizi; 300 ml|500 ml|1.25 l|2 l; U; NT; B; 5020230600; 45',
  'Afia|Del Monte|Minute Maid|Pick N Peel; juice; mango|orange|tropical|apple|guava; 250 ml|500 ml|1 l|5 l; U; NT; B; 5020230700; 60',
  'Dasani|Keringet|Aquamist|Quencher; drinking water; still|sparkling; 300 ml|500 ml|1 l|5 l|18.9 l; U; NT; B; 5020230100; 30',
  'Menengai|Jamaa|Kipanga|Ushindi; bar soap; white|blue|cream|yellow; 250 g|500 g|800 g|1 kg; U; NT; B; 5313160800; 60',
  'Geisha|Lux|Protex|Dettol|Imperial Leather; bathing soap; rose|aloe|herbal|original; 80 g|125 g|175 g|225 g; U; NT; B; 5313160801; 55',
  'Ariel|Omo|Sunlight|Toss|Gental; washing powder; lemon|lavender|extra white; 25 g|200 g|500 g|1 kg|3.5 kg; U; NT; B; 4713181100; 12',
  'Jik|Harpic|Topex|Vim; cleaner; regular|lavender|lemon; 70 ml|250 ml|750 ml|5 l; U; NT; B; 4713180500; 40',
  'Hanan|Velvex|Toilex|Rosy|Fay; tissue paper; white|coloured|unwrapped; single|4 pack|10 pack|bale of 40; U; NT; B; 1411170400; 25',
  'Colgate|Close-Up|Aquafresh|Sensodyne; toothpaste; herbal|whitening|cavity protection; 35 ml|70 ml|100 ml|140 ml; U; NT; B; 5313150200; 65',
  'Nivea|Vaseline|Valon|Arimis|Nice & Lovely; body lotion; cocoa|aloe|men|baby; 50 ml|100 ml|200 ml|400 ml; U; NT; B; 5313160900; 70',
  'Always|Kotex|Pampers|Huggies|Molped; pads and nappies; small|medium|large; 8 pcs|10 pcs|16 pcs|36 pcs; U; NT; B; 5313161500; 80',
  'Eveready|Duracell|Tiger Head; batteries; AA|AAA|C|D; pair|4 pack|card of 10; U; NT; B; 2611170200; 60',
  'Kartasi|Pencil|Rhino|Oxford; exercise book; ruled|square|single line; 32 pages|96 pages|120 pages|200 pages; U; NT; B; 1411151400; 20',
  'Bic|Pelikan|Nataraj|Staedtler; pen; blue|black|red; single|pair|box of 50; U; NT; B; 4412170400; 20',
  'Bamburi|Savannah|Rhino|Simba|Ndovu; cement; 32.5|42.5|white; 25 kg|50 kg; U; BG; B; 3011160100; 420',
  'Crown|Basco|Sadolin|Duracoat; paint; emulsion white|gloss blue|undercoat|matt cream; 500 ml|1 l|4 l|20 l; L; NT; B; 3121150100; 380',
  'Devki|Apex|Tononoka; nails; roofing|wire|concrete; 1 inch|2 inch|3 inch|4 inch; KG; BG; B; 3116200100; 150',
  'Metro|Polypipes|Doshi; water pipe; PVC|PPR|HDPE; 1/2 inch|3/4 inch|1 inch|2 inch|4 inch; U; BE; B; 4014170000; 260',
  'Philips|Tronic|Osram; light bulb; warm|cool|rechargeable; 5 W|9 W|12 W|18 W; U; NT; B; 3910160000; 120',
  'Tusker|White Cap|Pilsner|Balozi|Guinness; beer; lager|lite|cider; 330 ml|500 ml; U; NT; B; 5020220100; 190',
  'Unga|Faida|Pioneer; animal feed; layers mash|dairy meal|growers|chick mash; 10 kg|20 kg|50 kg|70 kg; KG; BG; A; 1012150000; 620',
];

/**
 * Realistic items of a Kenyan shop in every kind: each name, code and barcode once, the same for the same count. Some
 * have no barcode, some come from abroad, some are stopped; the first ones try what goes wrong in spreadsheets.
 */
export function shopGoods(count: number): ItemFields[] {
  const random = seededRandom(6);
  const all = KINDS.flatMap(goodsOf);
  // In the order in which a shop adds them: not kind after kind.
  const mixed = all.map((fields) => ({ fields, at: random() })).sort((a, b) => a.at - b.at);
  if (mixed.length < count) throw new Error(`there are only ${mixed.length} goods`);
  const rest = mixed.slice(0, count - ODD.length).map(({ fields }) => fields);
  return [...ODD, ...rest].map((fields, place) => numbered(fields, place + 1, random()));
}

/** What spreadsheet programs would read as a formula, or shorten. */
const ODD: readonly ItemFields[] = [
  anItem({ name: '=1+1 school set', barcode: '00012345', classificationCode: '1411151400' }),
  anItem({ name: '@home brush & pan, "large"', barcode: '', classificationCode: '4713160400' }),
];

function goodsOf(kind: string): ItemFields[] {
  const [
    makers = '',
    goods = '',
    sorts = '',
    sizes = '',
    unit = '',
    packaging = '',
    tax = '',
    classification = '',
    price,
  ] = kind.split('; ');
  return makers.split('|').flatMap((maker, dearer) =>
    sorts.split('|').flatMap((sort) =>
      sizes.split('|').flatMap((size, place) =>
        PACKS.map(([pack, pieces]) =>
          anItem({
            name: [maker, sort, goods, size, pack].filter((part) => part !== '').join(' '),
            classificationCode: classification,
            quantityUnitCode: pieces === 1 ? unit : 'U',
            packagingUnitCode: pieces === 1 ? packaging : 'CT',
            taxTypeCode: tax,
            price: `${(Number(price) + dearer * 5) * (place + 1) * pieces}.00`,
            barcode: 'to come',
          }),
        ),
      ),
    ),
  );
}

/** The single piece, and the carton that a wholesaler sells. */
const PACKS = [
  ['', 1],
  ['carton of 12', 12],
  ['carton of 24', 24],
] as const;

/** What is an item's own: its code, its barcode, where it comes from, whether it is still sold. */
function numbered(fields: ItemFields, number: number, chance: number): ItemFields {
  const { packagingUnitCode, quantityUnitCode } = fields;
  const country = chance < 0.1 ? 'TZ' : chance < 0.18 ? 'CN' : chance < 0.22 ? 'IN' : 'KE';
  const digits = String(number).padStart(7, '0');
  return {
    ...fields,
    originCountryCode: country,
    itemCode: `${country}2${packagingUnitCode}${quantityUnitCode}${digits}`,
    barcode:
      fields.barcode === 'to come' ? (chance > 0.75 ? '' : withCheckDigit(`61611${digits}`)) : fields.barcode,
    inUse: number % 40 !== 0,
  };
}

function withCheckDigit(digits: string): string {
  const sum = Array.from(digits, Number).reduce(
    (before, digit, at) => before + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
