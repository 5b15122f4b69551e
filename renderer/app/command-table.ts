import type { WordKey } from '../words/dictionary.ts';

/** Where a command can be given. Its keys are free again on every other screen. */
export type CommandScope =
  | 'everywhere'
  | 'practice'
  | 'home'
  | 'items'
  | 'item-editor'
  | 'outbox'
  | 'codes'
  | 'customs-imports'
  | 'activity';

/** One thing a person can do by keyboard. The sheet of shortcuts, the palette and the tests are made from these. */
export interface CommandDefinition {
  readonly scope: CommandScope;
  /** Chords such as `Ctrl+Shift+C`, the first is the one that is shown; none means palette only. */
  readonly keys: readonly string[];
  readonly words: WordKey;
  /** true leaves the command out of the palette, where it would make no sense. */
  readonly hidden?: true;
}

/** Every command of the program (ux §4.0 and the keys of each screen). No key is a bare letter (WCAG 2.1.4). */
export const COMMANDS = {
  'go.home': { scope: 'everywhere', keys: ['Alt+1'], words: 'shell:go-home' },
  'go.items': { scope: 'everywhere', keys: ['Alt+2'], words: 'shell:go-items' },
  'go.customs-imports': { scope: 'everywhere', keys: ['Alt+3'], words: 'shell:go-customs-imports' },
  'go.codes': { scope: 'everywhere', keys: ['Alt+4'], words: 'shell:go-codes' },
  'go.outbox': { scope: 'everywhere', keys: ['Alt+5'], words: 'shell:go-outbox' },
  'go.activity': { scope: 'everywhere', keys: ['Alt+6'], words: 'shell:go-activity' },
  'go.settings': { scope: 'everywhere', keys: ['Alt+7'], words: 'shell:go-settings' },
  'go.help': { scope: 'everywhere', keys: ['Alt+8', 'F1'], words: 'shell:go-help' },
  'palette.open': { scope: 'everywhere', keys: ['Ctrl+K'], words: 'shell:palette-open', hidden: true },
  'items.new': { scope: 'everywhere', keys: ['Ctrl+N'], words: 'shell:items-new' },
  'list.find': { scope: 'everywhere', keys: ['Ctrl+F'], words: 'shell:list-find' },
  'screen.refresh': { scope: 'everywhere', keys: ['F5'], words: 'shell:screen-refresh' },
  'screen.back': { scope: 'everywhere', keys: ['Escape'], words: 'shell:screen-back', hidden: true },
  'pane.next': { scope: 'everywhere', keys: ['F6'], words: 'shell:pane-next', hidden: true },
  'pane.previous': { scope: 'everywhere', keys: ['Shift+F6'], words: 'shell:pane-previous', hidden: true },
  'shortcuts.show': { scope: 'everywhere', keys: ['Ctrl+F1'], words: 'shell:shortcuts-show' },
  'rail.toggle': { scope: 'everywhere', keys: ['Ctrl+B'], words: 'shell:rail-toggle' },
  'text.larger': { scope: 'everywhere', keys: ['Ctrl+Plus'], words: 'shell:text-larger' },
  'text.smaller': { scope: 'everywhere', keys: ['Ctrl+Minus'], words: 'shell:text-smaller' },
  'text.usual': { scope: 'everywhere', keys: ['Ctrl+0'], words: 'shell:text-usual' },
  'language.peek': { scope: 'everywhere', keys: ['Alt+L'], words: 'shell:language-peek' },
  'shop.switch': { scope: 'everywhere', keys: [], words: 'shell:shop-switch' },
  'operator.change': { scope: 'everywhere', keys: ['Ctrl+Shift+O'], words: 'shell:operator-change' },
  'support.make': { scope: 'everywhere', keys: ['Ctrl+Shift+D'], words: 'shell:support-make' },
  'language.switch': { scope: 'everywhere', keys: [], words: 'shell:language-switch' },
  'theme.light': { scope: 'everywhere', keys: [], words: 'shell:theme-light' },
  'theme.dark': { scope: 'everywhere', keys: [], words: 'shell:theme-dark' },

  'practice.cut-line': { scope: 'practice', keys: [], words: 'shell:practice-cut-line' },
  'practice.slow': { scope: 'practice', keys: [], words: 'shell:practice-slow' },
  'practice.reject-next': { scope: 'practice', keys: [], words: 'shell:practice-reject-next' },
  'practice.code-off': { scope: 'practice', keys: [], words: 'shell:practice-code-off' },
  'practice.no-answer': { scope: 'practice', keys: [], words: 'shell:practice-no-answer' },

  'home.next-step': { scope: 'home', keys: ['Alt+N'], words: 'shell:home-next-step', hidden: true },

  'items.filters': { scope: 'items', keys: [], words: 'shell:items-filters' },
  'items.select-all': { scope: 'items', keys: ['Ctrl+A'], words: 'shell:items-select-all' },
  'items.edit': { scope: 'items', keys: ['F2'], words: 'shell:items-edit' },
  'items.duplicate': { scope: 'items', keys: ['Ctrl+D'], words: 'shell:items-duplicate' },
  'items.set-field': { scope: 'items', keys: [], words: 'shell:items-set-field' },
  'items.send': { scope: 'items', keys: [], words: 'shell:items-send' },
  'items.hold': { scope: 'items', keys: ['Ctrl+H'], words: 'shell:items-hold' },
  'items.stop-using': { scope: 'items', keys: [], words: 'shell:items-stop-using' },
  'items.copy': { scope: 'items', keys: ['Ctrl+C'], words: 'shell:items-copy' },
  'items.export-xlsx': { scope: 'items', keys: ['Ctrl+Shift+E'], words: 'shell:items-export-xlsx' },
  'items.export-csv': { scope: 'items', keys: [], words: 'shell:items-export-csv' },
  'items.print-list': { scope: 'items', keys: [], words: 'shell:items-print-list' },
  'items.print-labels': { scope: 'items', keys: [], words: 'shell:items-print-labels' },
  'items.undo': { scope: 'items', keys: ['Ctrl+Z'], words: 'shell:items-undo' },
  'items.redo': { scope: 'items', keys: ['Ctrl+Y'], words: 'shell:items-redo' },
  'items.next-problem': { scope: 'items', keys: ['F8'], words: 'shell:next-problem' },

  'item.save-and-next': { scope: 'item-editor', keys: ['Ctrl+Enter'], words: 'shell:item-save-and-next' },
  'item.save': { scope: 'item-editor', keys: ['Ctrl+S'], words: 'shell:item-save' },
  'item.save-draft': { scope: 'item-editor', keys: ['Ctrl+Shift+S'], words: 'shell:item-save-draft' },
  'item.more': { scope: 'item-editor', keys: ['Alt+M'], words: 'shell:item-more' },
  'item.panel': { scope: 'item-editor', keys: ['Alt+I'], words: 'shell:item-panel' },
  'item.previous-item': { scope: 'item-editor', keys: ['Alt+ArrowUp'], words: 'shell:item-previous-item' },
  'item.next-item': { scope: 'item-editor', keys: ['Alt+ArrowDown'], words: 'shell:item-next-item' },
  'item.duplicate': { scope: 'item-editor', keys: ['Ctrl+D'], words: 'shell:items-duplicate' },
  'item.pin': { scope: 'item-editor', keys: ['Alt+P'], words: 'shell:item-pin' },
  'item.preset': { scope: 'item-editor', keys: ['Alt+R'], words: 'shell:item-preset' },
  'item.copy-previous': { scope: 'item-editor', keys: ["Ctrl+'"], words: 'shell:item-copy-previous' },
  'item.keep-local': { scope: 'item-editor', keys: ['Alt+K'], words: 'shell:item-keep-local' },
  'item.stop-using': { scope: 'item-editor', keys: [], words: 'shell:item-stop-using' },
  'item.undo-save': { scope: 'item-editor', keys: [], words: 'shell:item-undo-save' },
  'item.next-problem': { scope: 'item-editor', keys: ['F8'], words: 'shell:next-problem' },

  'outbox.send-now': { scope: 'outbox', keys: ['Ctrl+Enter'], words: 'shell:outbox-send-now' },
  'outbox.send-again': { scope: 'outbox', keys: [], words: 'shell:outbox-send-again' },
  'outbox.hold': { scope: 'outbox', keys: ['Ctrl+H'], words: 'shell:outbox-hold' },
  'outbox.release': { scope: 'outbox', keys: [], words: 'shell:outbox-release' },
  'outbox.fix': { scope: 'outbox', keys: ['F2'], words: 'shell:outbox-fix' },
  'outbox.take-back': { scope: 'outbox', keys: ['Delete'], words: 'shell:outbox-take-back' },
  'outbox.mark-registered': { scope: 'outbox', keys: [], words: 'shell:outbox-mark-registered' },
  'outbox.copy-support': { scope: 'outbox', keys: ['Ctrl+Shift+C'], words: 'shell:outbox-copy-support' },
  'outbox.go-on': { scope: 'outbox', keys: [], words: 'shell:outbox-go-on' },
  'outbox.next-problem': { scope: 'outbox', keys: ['F8'], words: 'shell:next-problem' },

  'codes.everything': { scope: 'codes', keys: [], words: 'shell:codes-everything' },
  'codes.show-off': { scope: 'codes', keys: [], words: 'shell:codes-show-off' },
  'codes.changes': { scope: 'codes', keys: ['Alt+W'], words: 'shell:codes-changes' },
  'codes.copy': { scope: 'codes', keys: ['Ctrl+C'], words: 'shell:codes-copy' },
  'codes.export-xlsx': { scope: 'codes', keys: ['Ctrl+Shift+E'], words: 'shell:codes-export-xlsx' },
  'codes.export-csv': { scope: 'codes', keys: [], words: 'shell:codes-export-csv' },
  'classifications.load': { scope: 'codes', keys: [], words: 'shell:classifications-load' },
  'classifications.favourite': {
    scope: 'codes',
    keys: ['Ctrl+D'],
    words: 'shell:classifications-favourite',
  },

  'imports.pictures': { scope: 'customs-imports', keys: [], words: 'shell:imports-pictures' },
  'imports.columns': { scope: 'customs-imports', keys: [], words: 'shell:imports-columns' },
  'imports.group-declaration': {
    scope: 'customs-imports',
    keys: [],
    words: 'shell:imports-group-declaration',
  },
  'imports.group-supplier': { scope: 'customs-imports', keys: [], words: 'shell:imports-group-supplier' },
  'imports.mark': { scope: 'customs-imports', keys: ['Ctrl+M'], words: 'shell:imports-mark' },
  'imports.note': { scope: 'customs-imports', keys: ['Alt+N'], words: 'shell:imports-note' },
  'imports.make-item': { scope: 'customs-imports', keys: ['Ctrl+Shift+I'], words: 'shell:imports-make-item' },
  'imports.copy': { scope: 'customs-imports', keys: ['Ctrl+C'], words: 'shell:imports-copy' },
  'imports.export-xlsx': {
    scope: 'customs-imports',
    keys: ['Ctrl+Shift+E'],
    words: 'shell:imports-export-xlsx',
  },
  'imports.export-csv': { scope: 'customs-imports', keys: [], words: 'shell:imports-export-csv' },
  'imports.print': { scope: 'customs-imports', keys: [], words: 'shell:imports-print' },

  'activity.export': { scope: 'activity', keys: ['Ctrl+Shift+E'], words: 'shell:activity-export' },
} as const satisfies Record<string, CommandDefinition>;

export type CommandId = keyof typeof COMMANDS;
