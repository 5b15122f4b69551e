import { describe, expect, it } from 'vitest';
import { createEditorSession, editorSession } from '../../../renderer/items/editor-session.ts';
import { BLANK_ITEM, nextItem } from '../../../renderer/items/item-fields.ts';
import { codeParts, mayReplace } from '../../../renderer/items/suggested-code.ts';

describe('what the editor remembers while the program runs', () => {
  it('shows the five items saved last, the newest first, each once', () => {
    const session = createEditorSession();
    for (const id of [1, 2, 3, 4, 5, 6, 3]) session.noteSaved(id, BLANK_ITEM);
    expect(session.recent).toEqual([3, 6, 5, 4, 2]);
  });

  it('offers the next item with what stayed from the last one', () => {
    const session = createEditorSession();
    expect(session.next).toBeNull();
    session.noteSaved(1, nextItem({ ...BLANK_ITEM, name: 'Sugar', taxTypeCode: 'B' }));
    expect(session.next).toEqual({ ...BLANK_ITEM, taxTypeCode: 'B' });
  });

  it('brings back what was typed and left, until it is saved or dropped', () => {
    const session = createEditorSession();
    session.keepUnsaved('new', { ...BLANK_ITEM, name: 'Half a na' });
    session.keepUnsaved(7, { ...BLANK_ITEM, name: 'Soda 500 m' });
    expect(session.unsaved('new')?.name).toBe('Half a na');
    session.dropUnsaved('new');
    expect(session.unsaved('new')).toBeNull();
    expect(session.unsaved(7)?.name).toBe('Soda 500 m');
  });

  it('never mixes two shops', () => {
    editorSession('practice-A').noteSaved(1, BLANK_ITEM);
    expect(editorSession('real-B').recent).toEqual([]);
    expect(editorSession('practice-A').recent).toEqual([1]);
  });
});

describe('the suggested item code', () => {
  const parts = {
    originCountryCode: 'KE',
    itemTypeCode: '2',
    packagingUnitCode: 'NT',
    quantityUnitCode: 'U',
  };

  it('is asked for only when all its parts are filled', () => {
    expect(codeParts(parts)).toEqual(parts);
    expect(codeParts({ ...parts, quantityUnitCode: ' ' })).toBeNull();
    expect(codeParts({ ...parts, originCountryCode: 'x'.repeat(21) })).toBeNull();
  });

  it('takes the place of nothing and of an older suggestion, never of what a person typed', () => {
    expect(mayReplace('', '')).toBe(true);
    expect(mayReplace('KE2NTXU0000006', 'KE2NTXU0000006')).toBe(true);
    expect(mayReplace('MY-OWN-1', 'KE2NTXU0000006')).toBe(false);
  });
});
