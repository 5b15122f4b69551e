import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from '../support/source-files.ts';
import { bytes } from './bytes.ts';
import { classifications } from './classifications.ts';
import { client } from './client.ts';
import { codes } from './codes.ts';
import { imports } from './imports.ts';
import { itemBenches } from './items.ts';
import { listScroll } from './list-scroll.ts';
import type { Bench, Figures } from './measure.ts';
import { outbox } from './outbox.ts';
import { program } from './program.ts';

const BENCHES: readonly Bench[] = [
  bytes,
  program,
  ...itemBenches,
  listScroll,
  outbox,
  client,
  codes,
  classifications,
  imports,
];

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const only = values.only;
const figures: Figures = {};
for (const bench of BENCHES.filter(({ name }) => name.startsWith(only) || only.startsWith(`${name}.`))) {
  console.log(`measuring ${bench.name} …`);
  Object.assign(figures, await bench.run(only !== ''));
}
const chosen = Object.fromEntries(Object.entries(figures).filter(([name]) => name.startsWith(only)));
console.table(chosen);
mkdirSync(path.join(PROJECT, 'out'), { recursive: true });
writeFileSync(path.join(PROJECT, 'out/bench.json'), `${JSON.stringify(chosen, null, 2)}\n`);
