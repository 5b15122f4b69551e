import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ItemFields } from '../../shared/items/item.ts';
import type { EditorSession } from './editor-session.ts';

interface UnsavedTypingNeeds {
  readonly session: EditorSession;
  readonly item: number | 'new';
  readonly form: UseFormReturn<ItemFields>;
  /** The form began with what had been kept before. */
  readonly isRestored: boolean;
}

/**
 * Going to another screen asks nothing and loses nothing: what was typed and not saved is kept for the return
 * (ux §4.5 "Leaving with changes"). The function returned says that all of it has been saved.
 */
export function useUnsavedTyping({ session, item, form, isRestored }: UnsavedTypingNeeds): () => void {
  const { isDirty } = form.formState;
  const isSettled = useRef(false);
  const keep = useEffectEvent(() => {
    if (!isSettled.current && (isDirty || isRestored)) session.keepUnsaved(item, form.getValues());
  });
  useEffect(() => () => keep(), []);
  return () => {
    isSettled.current = true;
  };
}
