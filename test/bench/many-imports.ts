import { seededRandom } from '../support/seeded-random.ts';
import { envelope } from './code-lists.ts';
import { pick } from './many-items.ts';

const GOODS =
  'OT; TANKER TRAILER PARTS|USED MOTOR VEHICLE TOYOTA AXIO 1500CC|POLYETHYLENE GRANULES IN 25 KG BAGS|LED BULBS 9W E27 COOL WHITE|COTTON FABRIC, DYED, 150 CM|STEEL COILS, HOT ROLLED|MOBILE PHONES WITH CHARGERS|FROZEN MACKEREL 20 KG CARTONS|PRINTING PAPER A4 80 GSM|LAPTOP COMPUTERS 14 INCH|CERAMIC FLOOR TILES 60X60|TYRES 195/65 R15 RADIAL'.split(
    '|',
  );
const SUPPLIERS =
  'OPW FLUID TRANSFER|GUANGZHOU BRIGHT TRADING CO LTD|MITSUI AUTO EXPORT KK|RELIANCE INDUSTRIES LIMITED|AL FUTTAIM GENERAL TRADING LLC|ROTTERDAM STEEL BV'.split(
    '|',
  );
const AGENTS = 'Rapid Kate Services Limited|Siginon Freight Limited|Mitchell Cotts Freight Kenya Ltd'.split(
  '|',
);

/** An answer with so many import lines, in the shape of the service's own examples (spec §2.9). */
export function manyImportsAnswer(count: number): string {
  const random = seededRandom(21);
  const amount = (most: number): number => Math.round(random() * most * 100) / 100;
  const itemList = Array.from({ length: count }, (_, index) => ({
    taskCd: String(20_230_208_000_000 + Math.floor(index / 5)),
    dclDe: `${String((index % 28) + 1).padStart(2, '0')}${String((index % 12) + 1).padStart(2, '0')}2026`,
    itemSeq: (index % 5) + 1,
    dclNo: `26NBOIM4${String(10_000_000 + Math.floor(index / 5))}`,
    hsCd: String(10_000_000 + Math.floor(random() * 80_000_000)),
    itemNm: `${pick(GOODS, random)} ${index}`,
    imptItemsttsCd: String(1 + Math.floor(random() * 4)),
    orgnNatCd: pick(['CN', 'JP', 'NL', 'IN', 'AE'], random),
    exptNatCd: pick(['CN', 'JP', 'NL', 'IN', 'AE'], random),
    pkg: Math.floor(random() * 500),
    pkgUnitCd: pick(['CR', 'CT', 'BG'], random),
    qty: amount(5000),
    qtyUnitCd: pick(['U', 'KG'], random),
    totWt: amount(20_000),
    netWt: amount(18_000),
    spplrNm: pick(SUPPLIERS, random),
    agntNm: pick(AGENTS, random),
    invcFcurAmt: amount(100_000),
    invcFcurCd: pick(['USD', 'EUR', 'CNY'], random),
    invcFcurExcrt: amount(180),
  }));
  return envelope({ itemList });
}

/** The same answer with another status of one line in a hundred, another one in every round. */
export function changedImportsAnswer(text: string, round: number): string {
  let line = 0;
  return text.replaceAll(/"imptItemsttsCd":"\d+"/g, (status) => {
    line += 1;
    return line % 100 === 0 ? `"imptItemsttsCd":"${10 + round}"` : status;
  });
}
