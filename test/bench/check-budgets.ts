import { BUDGETS, measureBytes } from './bytes.ts';

const figures = measureBytes();
const over = Object.entries(BUDGETS).filter(([name, most]) => (figures[name]?.value ?? Infinity) > most);
for (const [name, most] of Object.entries(BUDGETS))
  console.log(`${name}: ${figures[name]?.value ?? 'missing'} B of ${most} B`);
if (over.length > 0) {
  console.error(`over budget: ${over.map(([name]) => name).join(', ')}`);
  process.exitCode = 1;
}
