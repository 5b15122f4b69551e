import { assertNever } from '../../shared/errors/assert-never.ts';
import type { ItemEntry, ItemEntryChange } from '../../shared/items/item-editing.ts';
import type { Database } from '../database/database.ts';
import type { ItemPresets } from './item-presets.ts';
import type { ItemSettings } from './item-settings.ts';
import type { CodeMaker } from './suggest-code.ts';

export interface ItemEntryNeeds {
  database: Database;
  settings: ItemSettings;
  presets: ItemPresets;
  codeMaker: CodeMaker;
}

/** How the shop enters items now: pins, presets, and how the next item code is made (ux §4.5, domain §5.2). */
export function itemEntry({ settings, presets, codeMaker }: ItemEntryNeeds): ItemEntry {
  return {
    pins: [...settings.pins()],
    presets: presets.all(),
    pattern: { ...settings.pattern() },
    nextNumber: codeMaker.nextNumber(),
  };
}

/** Changes one thing of it. Codes of another pattern count on from the last number, as the authority counts them. */
export function changeItemEntry(change: ItemEntryChange, needs: ItemEntryNeeds): ItemEntry {
  const { database, settings, presets, codeMaker } = needs;
  switch (change.is) {
    case 'pins':
      settings.setPins(change.pins);
      break;
    case 'add-preset':
      presets.add(change);
      break;
    case 'change-preset':
      presets.change(change);
      break;
    case 'remove-preset':
      presets.remove(change.id);
      break;
    case 'pattern':
      database.transaction(() => {
        codeMaker.carryTo(change.pattern);
        settings.setPattern(change.pattern);
      });
      break;
    case 'next-number':
      codeMaker.setNext(change.nextNumber);
      break;
    default:
      assertNever(change);
  }
  return itemEntry(needs);
}
