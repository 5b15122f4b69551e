import { writeSync } from 'node:fs';
import { fromInstant } from '../../../shared/time/authority-time.ts';
import { MORNING, OPEN_SHOP, openListShop, preparedLine } from '../../support/list-shop.ts';
import { codesAnswer } from '../../unit/codes/code-answers.ts';

/** Gives every code of one class another name with each refresh, until somebody kills it. */
const CODES = 300;
const file = process.argv[2];
if (file === undefined) throw new Error('which file?');
const line = preparedLine();
const { codes } = await openListShop({ perform: line.perform, file });
const [first] = codes.service.page({ classCode: '', text: '', showOff: true, from: 0, count: 1 }).rows;
for (let round = Number(first?.name ?? 0) + 1; ; round += 1) {
  const rows = Array.from({ length: CODES }, (_, index) => [`C${index}`, String(round)] as const);
  // The mark tells the round too: so many seconds before the morning.
  const resultDt = fromInstant(MORNING - 1_000_000_000 + round * 1000, OPEN_SHOP.zone);
  line.next(codesAnswer({ '10': rows }, { resultDt }));
  const report = await codes.refresh({ everything: false });
  if (report.is !== 'refreshed') throw new Error(JSON.stringify(report));
  writeSync(1, `stored ${round}\n`);
}
