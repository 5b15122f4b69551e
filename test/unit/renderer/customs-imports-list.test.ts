import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asLines, asOneLine } from '../../../renderer/customs-imports/display-text.ts';
import { localValueOf, moneyOf, quantityOf } from '../../../renderer/customs-imports/import-values.ts';
import { asSheet, cellText } from '../../../renderer/customs-imports/list/cell-text.ts';
import {
  collectLines,
  collectPicked,
  exportedLines,
  selectionOf,
  type AskPage,
} from '../../../renderer/customs-imports/list/collect-lines.ts';
import {
  inOrderOfChoice,
  isUsual,
  sheetColumns,
  USUAL_COLUMNS,
  withColumnMoved,
  withColumnToggled,
} from '../../../renderer/customs-imports/list/column-set.ts';
import { draftsWords } from '../../../renderer/customs-imports/list/drafts-words.ts';
import { NO_CONDITIONS } from '../../../renderer/customs-imports/filter/import-filter.ts';
import { ALL_SELECTED, NOTHING_SELECTED } from '../../../renderer/design/list-selection.ts';
import { goodsText } from '../../../shared/customs-imports/goods-text.ts';
import { IMPORT_COLUMNS } from '../../../shared/customs-imports/import-list.ts';
import { amount, LINE } from './a-customs-line.ts';
import { sayIn } from './say.ts';

const t = sayIn('customs-imports');

describe('text of customs on the screen', () => {
  it('has its line feeds as breaks where there is room, and as blanks in a cell', () => {
    expect(asLines('ODERA\r\nPO BOX 12\rNAIROBI')).toBe('ODERA\nPO BOX 12\nNAIROBI');
    expect(asOneLine('ODERA\r\n  PO BOX 12')).toBe('ODERA PO BOX 12');
  });

  it('shows no control characters, and nothing that turns the writing direction', () => {
    expect(asOneLine('SO\u0007AP\u0000 \u202Egnp.exe\u202C\u200B')).toBe('SOAP gnp.exe');
  });

  it('is in one line whatever customs sent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (codes) => {
        const text = String.fromCharCode(...codes);
        expect(asOneLine(text)).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
      }),
    );
  });

  it('ordinary text stays as it is', () => {
    expect(asLines('CLEANING POWDER;DETERGENT – 25 kg "Ñandú" 洗衣粉')).toBe(
      'CLEANING POWDER;DETERGENT – 25 kg "Ñandú" 洗衣粉',
    );
  });
});

describe('the amounts of a line', () => {
  it('shows an amount with the currency it came in', () => {
    expect(moneyOf(LINE.invoiceAmount, 'USD')).toBe('USD\u00A0296,865.60');
    expect(moneyOf(LINE.invoiceAmount, '')).toBe('296,865.60');
    expect(moneyOf(null, 'USD')).toBe('');
  });

  it('shows a quantity with the unit as customs wrote it, or without one', () => {
    expect(quantityOf(LINE.quantity, 'KGM')).toBe('19,946.00 KGM');
    expect(quantityOf(LINE.packageQuantity, null)).toBe('2.00');
    expect(quantityOf(null, 'KGM')).toBe('');
  });

  it('shows the local value where there is one', () => {
    expect(localValueOf(LINE)).toBe('Ksh\u00A0276,022,666.22');
    expect(localValueOf({ localAmount: null })).toBe('');
  });
});

describe('the columns that a person chooses', () => {
  it('a column that is added stands behind the others, and leaves again', () => {
    const more = withColumnToggled(USUAL_COLUMNS, 'hsCode');
    expect(more.at(-1)).toBe('hsCode');
    expect(isUsual(withColumnToggled(more, 'hsCode'))).toBe(true);
  });

  it('the goods always stay', () => {
    expect(withColumnToggled(USUAL_COLUMNS, 'itemName')).toEqual(USUAL_COLUMNS);
  });

  it('a column moves by one place, and an end stops it', () => {
    expect(withColumnMoved(['change', 'itemName', 'mark'], 'mark', -1)).toEqual([
      'change',
      'mark',
      'itemName',
    ]);
    expect(withColumnMoved(['change', 'itemName'], 'change', -1)).toEqual(['change', 'itemName']);
    expect(withColumnMoved(['change', 'itemName'], 'hsCode', 1)).toEqual(['change', 'itemName']);
  });

  it('the list to choose from has every column once, the chosen ones first', () => {
    const all = inOrderOfChoice(['mark', 'itemName']);
    expect(all.slice(0, 2)).toEqual(['mark', 'itemName']);
    expect([...all].sort()).toEqual([...IMPORT_COLUMNS].sort());
  });

  it('however columns are chosen and moved, each is there once', () => {
    const column = fc.constantFrom(...IMPORT_COLUMNS);
    const deed = fc.tuple(column, fc.integer({ min: -30, max: 30 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(deed), (deeds) => {
        const chosen = deeds.reduce(
          (columns, [one, by, moves]) =>
            moves ? withColumnMoved(columns, one, by) : withColumnToggled(columns, one),
          [...USUAL_COLUMNS],
        );
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen).toContain('itemName');
      }),
    );
  });

  it('in a sheet a number has its unit beside it', () => {
    expect(sheetColumns(['quantity', 'itemName', 'invoiceAmount'])).toEqual([
      'quantity',
      'quantityUnitCode',
      'itemName',
      'invoiceAmount',
      'invoiceCurrencyCode',
    ]);
    expect(sheetColumns(['quantityUnitCode', 'quantity'])).toEqual(['quantityUnitCode', 'quantity']);
  });
});

describe('goods in the list', () => {
  it('stand before the mark of their packing', () => {
    expect(goodsText('CT; WOODEN CUPBOARD; OAK')).toEqual({ goods: 'WOODEN CUPBOARD; OAK', packing: 'CT' });
    expect(goodsText(' 1A;DRUMS')).toEqual({ goods: ' 1A;DRUMS', packing: '' });
    expect(goodsText('SUGAR; BROWN')).toEqual({ goods: 'SUGAR; BROWN', packing: '' });
    expect(goodsText('CT; ')).toEqual({ goods: 'CT; ', packing: '' });
  });

  it('are copied as customs sent them', () => {
    expect(cellText({ ...LINE, itemName: 'CT; WOODEN CUPBOARD' }, 'itemName', t)).toBe('CT; WOODEN CUPBOARD');
  });
});

describe('lines that are copied as a sheet', () => {
  it('have a head, and numbers that a spreadsheet takes as numbers', () => {
    expect(asSheet([LINE], ['declarationDate', 'supplierName', 'invoiceAmount', 'mark'], t)).toBe(
      'Declared\tSupplier\tInvoice amount\tMark\n01/02/2023\tODERA MACHARIA PO BOX 12\t296865.60\tTo check',
    );
  });

  it.each(['=CMD|calc!A0', '+254700', '-2+3', '@SUM(A1)'])('“%s” is no formula there', (itemName) => {
    expect(asSheet([{ ...LINE, itemName }], ['itemName'], t).split('\n')[1]).toBe(`'${itemName}`);
  });

  it('a negative amount stays a number', () => {
    const line = { ...LINE, invoiceAmount: amount('-12.50') };
    expect(asSheet([line], ['invoiceAmount'], t).split('\n')[1]).toBe('-12.50');
  });

  it('tabs and line feeds of customs do not break the sheet', () => {
    const rows = asSheet([{ ...LINE, itemName: 'A\tB\nC' }], ['itemName', 'hsCode'], t).split('\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]?.split('\t')).toEqual(['A B C', '7131000']);
  });

  it('an unchanged line says nothing of a change', () => {
    expect(cellText({ ...LINE, change: 'same' }, 'change', t)).toBe('');
    expect(cellText({ ...LINE, change: 'gone' }, 'change', t)).toBe('No longer listed');
  });
});

describe('the lines of a selection', () => {
  it('come in the order of the list, over all its pages', async () => {
    const ids = new Set([950, 3, 401]);
    const { lines, isWhole } = await collectLines({ is: 'ids', ids }, 5000, pages(1000));
    expect(lines.map(({ id }) => id)).toEqual([3, 401, 950]);
    expect(isWhole).toBe(true);
  });

  it('that were picked are all there, also those that have left the filter since', async () => {
    const picked = { is: 'ids', ids: new Set([3, 401, 950]) } as const;
    const { lines, isWhole } = await collectPicked(picked, 5000, {
      askPage: pages(400),
      askAny: pages(1000),
    });
    expect(lines.map(({ id }) => id)).toEqual([3, 401, 950]);
    expect(isWhole).toBe(true);
  });

  it('all lines are asked for only when a picked one is missing', async () => {
    const asked: number[] = [];
    const needs = { askPage: pages(400), askAny: pages(1000, asked) };
    await collectPicked({ is: 'ids', ids: new Set([3, 4]) }, 5000, needs);
    await collectPicked(ALL_SELECTED, 5000, needs);
    expect(asked).toEqual([]);
  });

  it('nothing more is asked for when all are there', async () => {
    const asked: number[] = [];
    await collectLines({ is: 'ids', ids: new Set([1, 2]) }, 5000, pages(50_000, asked));
    expect(asked).toEqual([0]);
  });

  it('say when there are more than were wanted', async () => {
    const { lines, isWhole } = await collectLines(ALL_SELECTED, 300, pages(1000));
    expect(lines).toHaveLength(300);
    expect(isWhole).toBe(false);
  });

  it('all of a filter but a few are told by the filter, however many they are', () => {
    expect(selectionOf(ALL_SELECTED, NO_CONDITIONS)).toEqual({ all: NO_CONDITIONS, except: [] });
    expect(selectionOf({ is: 'all', except: new Set([2]) }, NO_CONDITIONS)).toEqual({
      all: NO_CONDITIONS,
      except: [2],
    });
  });

  it('picked ones are told one by one, and no deed is for nothing', () => {
    expect(selectionOf({ is: 'ids', ids: new Set([3, 1]) }, NO_CONDITIONS)).toEqual({ ids: [3, 1] });
    expect(selectionOf(NOTHING_SELECTED, NO_CONDITIONS)).toBeNull();
  });

  it('are what a file holds; where none is selected, it holds the whole list', () => {
    expect(exportedLines({ is: 'ids', ids: new Set([3, 1]) })).toEqual({ ids: [3, 1] });
    expect(exportedLines({ is: 'all', except: new Set([2]) })).toEqual({ except: [2] });
    expect(exportedLines(NOTHING_SELECTED)).toEqual({});
  });
});

describe('what making drafts has done', () => {
  it('tells only what happened', () => {
    expect(draftsWords({ made: 10, linkedBefore: 0, nameless: 0 }, t)).toBe('10 drafts made.');
    expect(draftsWords({ made: 1, linkedBefore: 2, nameless: 1 }, t)).toBe(
      '1 draft made. 2 lines had an item before. 1 line has no description.',
    );
    expect(draftsWords({ made: 0, linkedBefore: 1, nameless: 0 }, t)).toBe(
      'No draft was made. 1 line had an item before.',
    );
  });
});

/** A list of so many lines that answers page by page, and notes from where on it was asked. */
function pages(count: number, asked: number[] = []): AskPage {
  const all = Array.from({ length: count }, (_, index) => ({ ...LINE, id: index + 1 }));
  return ({ from, count: wanted }) => {
    asked.push(from);
    return Promise.resolve({ rows: all.slice(from, from + wanted), total: all.length });
  };
}
