import { useQueryClient } from '@tanstack/react-query';
import type { ItemFields } from '../../shared/items/item.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import type { EditorSession } from './editor-session.ts';
import { planOf } from './item-fields.ts';
import { tidyAmounts } from './typed-amount.ts';
import type { ItemEditing } from './use-item-editing.ts';

/** Fills the field with the cursor as the item before has it: the one saved last, or changed last (ux §4.5 Ctrl+'). */
export function useCopyPrevious({ item, form, problems }: ItemEditing, session: EditorSession): () => void {
  const { t } = useWords('item-editor');
  const announce = useAnnounce();
  const previous = usePreviousItem(session, item?.id ?? null);
  const copy = async (): Promise<void> => {
    const plan = planOf(document.activeElement?.getAttribute('name') ?? '');
    if (plan === undefined || plan.name === 'itemCode') return;
    const fields = await previous();
    if (fields === null) return announce(t('copy-nothing'));
    form.setValue(plan.name, fields[plan.name]);
    problems.touch(plan.name);
    announce(t('copied', { field: t(`items:field-${plan.name}`), value: String(fields[plan.name]) }));
  };
  // Without an answer nothing is filled, and the person sees that nothing is.
  return () => void copy().catch(() => undefined);
}

function usePreviousItem(session: EditorSession, self: number | null): () => Promise<ItemFields | null> {
  const bridge = useBridge();
  const answers = useQueryClient();
  return async () => {
    const saved = session.recent.find(({ id }) => id !== self)?.id;
    const id = saved ?? (await lastChanged());
    if (id === undefined) return null;
    return tidyAmounts((await answers.fetchQuery(answerQuery(bridge, 'items', 'get', { id }))).fields);
  };
  async function lastChanged(): Promise<number | undefined> {
    const { rows } = await answers.fetchQuery(answerQuery(bridge, 'items', 'page', LAST_CHANGED));
    return rows.find(({ id }) => id !== self)?.id;
  }
}

const LAST_CHANGED = { text: '', view: 'all', sort: 'changed', descending: true, from: 0, count: 2 } as const;
