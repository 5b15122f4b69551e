import { describe, expect, it } from 'vitest';
import { createEditorSession, editorSession } from '../../../renderer/items/editor-session.ts';
import { codeParts, mayReplace } from '../../../renderer/items/suggested-code.ts';

describe('what the editor remembers while the program runs', () => {
  it('shows the five items saved last, the newest first, each once', () => {
    const session = createEditorSession();
    for (const id of [1, 2, 3, 4, 5, 6, 3]) session.noteSaved(id, null);
    expect(session.recent.map(({ id }) => id)).toEqual([3, 6, 5, 4, 2]);
  });

  it('offers to take back the last save of an item, once', () => {
    const session = createEditorSession();
    session.noteSaved(7, 1);
    session.noteSaved(7, 2);
    expect(session.recent).toEqual([{ id: 7, undo: 2 }]);
    session.dropUndo(7);
    expect(session.recent).toEqual([{ id: 7, undo: null }]);
  });

  it('opens the next item as the last save said, and any later one as usual', () => {
    const session = createEditorSession();
    session.expect({ item: 7, field: 'price', isFresh: true });
    expect(session.arriveAt(7)).toMatchObject({ field: 'price', isFresh: true, problems: [] });
    expect(session.arriveAt(7)).toMatchObject({ field: '', isFresh: false });
  });

  it('what was meant for one item is not taken for another', () => {
    const session = createEditorSession();
    session.expect({ item: 'new', origin: { is: 'import', importId: 12 } });
    expect(session.arriveAt(7).origin).toEqual({ is: 'nothing' });
    expect(session.arriveAt('new').origin).toEqual({ is: 'nothing' });
  });

  it('never mixes two shops', () => {
    editorSession('practice-A').noteSaved(1, null);
    expect(editorSession('real-B').recent).toEqual([]);
    expect(editorSession('practice-A').recent).toEqual([{ id: 1, undo: null }]);
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
