import { writeSync } from 'node:fs';
import { linesOf } from '../../support/import-lines.ts';
import { openListShop, preparedLine } from '../../support/list-shop.ts';
import { aLine, importsAnswer } from '../../unit/customs-imports/import-answers.ts';

// Looks at customs again and again until it is killed. With round n every line has the status n, and of the lines
// that come and go just line n is listed.
const [file = ''] = process.argv.slice(2);
const LINES = 300;

const line = preparedLine();
const shop = await openListShop({ perform: line.perform, file });
const [first] = await linesOf(shop);

for (let round = Number(first?.statusCode ?? 0) + 1; ; round += 1) {
  const steady = Array.from({ length: LINES }, (_, index) =>
    aLine({ itemSeq: index + 1, imptItemsttsCd: String(round) }),
  );
  line.next(
    importsAnswer([...steady, aLine({ taskCd: 'passing', itemSeq: round, imptItemsttsCd: String(round) })]),
  );
  const report = await shop.imports.look({ lookBack: 'everything' });
  if (report.is !== 'looked') throw new Error(JSON.stringify(report));
  writeSync(1, `stored ${round}\n`);
}
