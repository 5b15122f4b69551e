import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Item } from '../../shared/items/item.ts';
import { answerKey } from '../bridge/use-answer.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import type { EditorSession } from './editor-session.ts';
import { nextItem } from './item-fields.ts';
import type { SaveIntent } from './use-item-editing.ts';

/** A fresh start of the editor, and the field that the cursor goes to; '' for the usual one. */
export interface Arrival {
  readonly turn: number;
  readonly field: string;
}

/** What was saved, for what, and in which field the cursor was. */
export type AfterSaving = (item: Item, intent: SaveIntent, field: string) => void;

/** Goes on after a save: to the next new item, or to the stored item that a new one has become. */
export function useAfterSaving(
  session: EditorSession,
  setArrival: (change: (before: Arrival) => Arrival) => void,
): AfterSaving {
  const { t } = useWords('items');
  const answers = useQueryClient();
  const announce = useAnnounce();
  const [address, goTo] = useLocation();
  return (item, intent, field) => {
    session.noteSaved(item.id, nextItem(item.fields));
    session.dropUnsaved(address === NEW_ITEM ? 'new' : item.id);
    answers.setQueryData(answerKey('items', 'get', { id: item.id }), item);
    announce(t(intent === 'draft' ? 'saved-draft' : 'saved-waiting', { name: item.fields.name }));
    if (intent === 'next') {
      setArrival(({ turn }) => ({ turn: turn + 1, field: '' }));
      if (address !== NEW_ITEM) goTo(NEW_ITEM);
    } else if (address === NEW_ITEM) {
      setArrival(({ turn }) => ({ turn: turn + 1, field }));
      goTo(`/items/${item.id}`, { replace: true });
    }
  };
}

const NEW_ITEM = '/items/new';
