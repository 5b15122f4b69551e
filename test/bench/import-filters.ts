import type { DatabaseSync } from 'node:sqlite';
import type { ImportFilter } from '../../shared/customs-imports/import-list.ts';
import { pick } from './many-items.ts';
import { seededRandom } from '../support/seeded-random.ts';

type FilterChange = Partial<
  Pick<ImportFilter, 'text' | 'statusCodes' | 'suppliers' | 'currencyCodes' | 'declaredFrom'>
>;

/** What a person at the monitor changes one after the other. */
export function filterChanges(): FilterChange[] {
  const random = seededRandom(7);
  return Array.from({ length: 900 }, (_, index): FilterChange => {
    const day = `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`;
    const changes: FilterChange[] = [
      { text: pick(['steel', 'mitsui', 'led bulbs', 'tyres radial', '4'], random) + String(index % 97) },
      { statusCodes: [pick(['1', '2', '3', '4'], random)] },
      { suppliers: ['ROTTERDAM STEEL BV'], declaredFrom: day },
      { currencyCodes: [pick(['USD', 'EUR'], random)], statusCodes: ['2'], declaredFrom: day },
    ];
    return changes[index % changes.length] ?? {};
  });
}

/** The same without the product: the page and the sums as SQL has them, in doubles and without accents. */
export function bareImportPage(database: DatabaseSync): (change: FilterChange) => void {
  const where = `
    (?1 = '' OR item_name LIKE ?1 OR supplier_name LIKE ?1 OR declaration_number LIKE ?1)
    AND (?2 = '' OR status_code = ?2) AND (?3 = '' OR supplier_name = ?3)
    AND (?4 = '' OR invoice_currency_code = ?4) AND (?5 = '' OR declaration_date >= ?5)`;
  const page = database.prepare(`
    SELECT * FROM customs_import WHERE ${where}
    ORDER BY declaration_date DESC, declaration_number, id LIMIT 200`);
  const totals = database.prepare(`
    SELECT invoice_currency_code, count(*), sum(invoice_amount), sum(0.01 * invoice_amount * invoice_exchange_rate)
    FROM customs_import WHERE ${where} GROUP BY invoice_currency_code`);
  return ({ text = '', statusCodes = [], suppliers = [], currencyCodes = [], declaredFrom }) => {
    const like = text === '' ? '' : `%${text}%`;
    const asked = [
      like,
      statusCodes[0] ?? '',
      suppliers[0] ?? '',
      currencyCodes[0] ?? '',
      declaredFrom ?? '',
    ];
    page.all(...asked);
    totals.all(...asked);
  };
}
