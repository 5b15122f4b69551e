import type { ItemProblem } from '../../shared/items/item.ts';
import type { Origin } from './origin.ts';

/** An item that was saved, and the deed that takes the save back; null when that is over. */
export interface RecentItem {
  readonly id: number;
  readonly undo: number | null;
}

/** How the editor opens an item that it comes to by its own deed; somebody who comes otherwise looks for typing. */
export interface Arrival {
  readonly item: number | 'new';
  /** The field for the cursor; '' for the usual one. */
  readonly field: string;
  /** Said at once, because the save found them. */
  readonly problems: readonly ItemProblem[];
  /** What a new item is made from. */
  readonly origin: Origin;
  /** Nothing that was typed before can be waiting. */
  readonly isFresh: boolean;
}

/** What the editor remembers of one shop while the program runs. What is typed and not saved is on the disk. */
export interface EditorSession {
  /** The items saved last, the newest first, at most five. */
  readonly recent: readonly RecentItem[];
  noteSaved(id: number, undo: number | null): void;
  /** The save of an item cannot be taken back any more. */
  dropUndo(id: number): void;
  /** Says how the next item is to be opened. */
  expect(arrival: Pick<Arrival, 'item'> & Partial<Arrival>): void;
  /** How an item is to be opened; each expectation holds once. */
  arriveAt(item: number | 'new'): Arrival;
}

/** The session of a shop; the same one each time. */
export function editorSession(shopId: string): EditorSession {
  const known = sessions.get(shopId) ?? createEditorSession();
  sessions.set(shopId, known);
  return known;
}

/** Makes an empty session. */
export function createEditorSession(): EditorSession {
  let recent: readonly RecentItem[] = [];
  let expected: Arrival | null = null;
  return {
    get recent() {
      return recent;
    },
    noteSaved(id, undo) {
      recent = [{ id, undo }, ...recent.filter((other) => other.id !== id)].slice(0, MOST_RECENT);
    },
    dropUndo(id) {
      recent = recent.map((item) => (item.id === id ? { id, undo: null } : item));
    },
    expect(arrival) {
      expected = { ...usual(arrival.item), ...arrival };
    },
    arriveAt(item) {
      const arrival = expected?.item === item ? expected : usual(item);
      expected = null;
      return arrival;
    },
  };
}

function usual(item: number | 'new'): Arrival {
  return { item, field: '', problems: [], origin: { is: 'nothing' }, isFresh: false };
}

const MOST_RECENT = 5;

const sessions = new Map<string, EditorSession>();
