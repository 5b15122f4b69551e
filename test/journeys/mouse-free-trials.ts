import { expect } from '@playwright/test';
import { call } from './bridge.ts';
import { field } from './items-deeds.ts';
import { give, type Trial } from './mouse-free-deeds.ts';
import {
  entry,
  inTax,
  key,
  on,
  onCodes,
  onImports,
  onItems,
  onOutbox,
  openFirst,
  openNew,
  reach,
  row,
} from './mouse-free-moves.ts';

export const EVERYWHERE: readonly Trial[] = [
  ['go.items'],
  ['go.customs-imports'],
  ['go.codes'],
  ['go.outbox'],
  ['go.activity'],
  ['go.settings'],
  ['go.help'],
  ['go.home'],
  ['home.next-step'],
  ['palette.open', key(), (page) => page.getByRole('textbox', { name: 'Find or do' }).waitFor()],
  ['screen.back'],
  ['items.new'],
  ['list.find', onItems],
  ['screen.refresh', onImports],
  ['pane.next'],
  ['pane.previous'],
  ['shortcuts.show', onItems],
  ['rail.toggle', key('Escape')],
  ['text.larger'],
  ['text.smaller'],
  ['text.usual', key('Control++', 'Control++')],
  ['language.peek'],
  ['language.switch', key('Alt+l')],
  ['theme.dark', (page) => call(page, 'program', 'changeSettings', { language: 'en' })],
  ['theme.light'],
  ['shop.switch', onItems, (page) => page.getByRole('dialog', { name: 'Shops on this computer' }).waitFor()],
  ['operator.change', key('Escape')],
  ['support.make', key('Escape')],
  ['practice.cut-line', on(1, /./)],
  ['practice.slow'],
  ['practice.reject-next'],
  ['practice.no-answer'],
  ['practice.code-off'],
];

export const ITEMS: readonly Trial[] = [
  ['items.filters', onItems],
  ['items.select-all', row(onItems)],
  ['items.set-field'],
  ['items.stop-using'],
  ['items.copy', key('Escape')],
  ['items.export-xlsx'],
  ['items.export-csv', row(onItems)],
  ['items.print-list'],
  ['items.print-labels'],
  ['items.send', row(onItems)],
  ['items.hold', row(onItems)],
  ['items.edit', row(onItems)],
  [
    'items.undo',
    async (page) => {
      const price = page.locator('input[data-inline=price]');
      await expect(price).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('1250', { delay: 60 });
      await page.keyboard.press('Enter');
      await expect(price).toHaveCount(0);
    },
  ],
  ['items.redo', (page) => expect(page.getByText(/as it was before/)).toBeVisible()],
  ['items.next-problem', row(onItems)],
  ['items.duplicate', row(onItems)],
];

export const EDITOR: readonly Trial[] = [
  ['item.more', openNew],
  ['item.panel'],
  ['item.preset', openNew],
  ['item.keep-local', openNew],
  [
    'item.pin',
    async (page) => {
      await openNew(page);
      await inTax(page);
    },
    (page) =>
      expect(page.getByRole('button', { name: 'Pin Tax type' })).toHaveAttribute('aria-pressed', 'false'),
  ],
  [
    'item.next-problem',
    async (page) => {
      await openNew(page);
      await page.keyboard.press('Control+s');
      await expect(page.locator('main form [aria-invalid=true]').first()).toBeVisible();
    },
  ],
  ['item.next-item', openFirst],
  ['item.previous-item'],
  ['item.stop-using'],
  ['item.duplicate', openFirst],
  ['item.save-draft'],
  ['item.save', openFirst],
  ['item.undo-save'],
  ['item.save-and-next', openFirst],
  [
    'item.copy-previous',
    (page) => reach(page, field(page, 'Price')),
    (page) => expect(field(page, 'Price')).not.toHaveValue(''),
  ],
];

/** Sending is stopped by three refusals of the same kind. */
export const STOPPED_OUTBOX: readonly Trial[] = [['outbox.go-on', onOutbox]];

export const OUTBOX: readonly Trial[] = [
  ['outbox.hold', entry('waiting')],
  ['outbox.release', entry('held')],
  ['outbox.send-now', entry('waiting')],
  ['outbox.copy-support', entry('all')],
  ['outbox.take-back', entry('waiting')],
  ['outbox.mark-registered', entry('no-answer')],
  ['outbox.send-again', entry('not-accepted')],
  ['outbox.next-problem', entry('all')],
  ['outbox.fix', entry('all')],
];

export const CODES: readonly Trial[] = [
  ['codes.changes', onCodes],
  ['codes.show-off', key('Alt+w')],
  ['codes.everything'],
  ['codes.copy', row(onCodes)],
  ['codes.export-xlsx'],
  ['codes.export-csv', row(onCodes)],
];

export const IMPORTS: readonly Trial[] = [
  ['imports.pictures', onImports],
  ['imports.group-declaration', onImports],
  ['imports.group-supplier', onImports],
  // The same command again leads back to the lines.
  ['imports.columns', (page) => give(page, 'imports.group-supplier')],
  ['imports.mark', row(onImports)],
  ['imports.note', row(onImports)],
  ['imports.copy', row(onImports)],
  ['imports.export-xlsx'],
  ['imports.export-csv', row(onImports)],
  ['imports.print', row(onImports)],
  ['imports.make-item', row(onImports)],
  ['activity.export', on(6, 'Activity')],
];
