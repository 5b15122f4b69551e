import type { ItemFields } from '../../shared/items/item.ts';

/**
 * What the editor remembers of one shop while the program runs: the items saved last, what stays for the next item,
 * and what was typed and not saved when somebody went to another screen.
 */
export interface EditorSession {
  /** Ids of the items saved last, the newest first, at most five. */
  readonly recent: readonly number[];
  /** The next new item: blank, or with what stayed from the last one. */
  readonly next: ItemFields | null;
  noteSaved(id: number, next: ItemFields): void;
  /** What was typed and left unsaved; null when nothing was. */
  unsaved(item: number | 'new'): ItemFields | null;
  keepUnsaved(item: number | 'new', fields: ItemFields): void;
  dropUnsaved(item: number | 'new'): void;
}

/** The session of a shop; the same one each time. */
export function editorSession(shopId: string): EditorSession {
  const known = sessions.get(shopId) ?? createEditorSession();
  sessions.set(shopId, known);
  return known;
}

/** Makes an empty session. */
export function createEditorSession(): EditorSession {
  const unsaved = new Map<number | 'new', ItemFields>();
  let recent: readonly number[] = [];
  let next: ItemFields | null = null;
  return {
    get recent() {
      return recent;
    },
    get next() {
      return next;
    },
    noteSaved(id, nextFields) {
      recent = [id, ...recent.filter((other) => other !== id)].slice(0, MOST_RECENT);
      next = nextFields;
    },
    unsaved: (item) => unsaved.get(item) ?? null,
    keepUnsaved: (item, fields) => void unsaved.set(item, fields),
    dropUnsaved: (item) => void unsaved.delete(item),
  };
}

const MOST_RECENT = 5;

const sessions = new Map<string, EditorSession>();
