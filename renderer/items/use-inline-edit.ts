import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Item, ItemRow, SaveItemResult } from '../../shared/items/item.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useDeed } from '../bridge/use-deed.ts';
import { keysWaitFor } from '../design/waiting-keys.ts';
import { useWords, type Say } from '../words/use-words.ts';
import type { ItemNews } from './item-news.tsx';
import { problemWords } from './problem-words.ts';

/** The two fields that can be changed in the list itself. */
export type InlineField = 'name' | 'price';
type TypedFields = Readonly<Record<InlineField, string>>;

/** A row that is being changed in the list. */
interface InlineEdit {
  /** As it was when the change began: a save over a newer revision is answered with that one. */
  readonly item: Item;
  /** In which cell the cursor begins. */
  readonly field: InlineField;
  readonly problem: { readonly field: InlineField; readonly text: string } | null;
}

export interface InlineEditing {
  readonly edit: InlineEdit | null;
  readonly begin: (row: ItemRow, field: InlineField) => void;
  readonly save: (typed: TypedFields) => void;
  readonly leave: () => void;
}

interface InlineEditNeeds {
  readonly say: (news: ItemNews) => void;
  readonly onSaved: (text: string, undo: number | null) => void;
  /** The row gets the focus back. */
  readonly onLeft: () => void;
}

/** Changing name or price of one item in the list (ux §4.4, F2): saved like in the editor. */
export function useInlineEdit({ say, onSaved, onLeft }: InlineEditNeeds): InlineEditing {
  const { t } = useWords('items');
  const bridge = useBridge();
  const [edit, setEdit] = useState<InlineEdit | null>(null);
  const saving = useDeed('items', 'save');
  const onError = (error: Error) => say({ is: 'failed', error });
  const leave = (): void => {
    setEdit(null);
    onLeft();
  };
  const settle = (from: InlineEdit, result: SaveItemResult): void => {
    const problem = keptOut(result, t);
    if (problem !== null) return setEdit({ ...from, problem });
    leave();
    if (result.is === 'saved') onSaved(savedWords(result.item, t), result.undo);
    else
      say({ is: 'said', text: result.is === 'problems' ? needsFixing(result, t) : t('changed-meanwhile') });
  };
  return {
    edit,
    leave,
    begin: (row, field) =>
      // What is typed at once is meant for the cell.
      void keysWaitFor(
        ask(bridge, 'items', 'get', { id: row.id }).then(
          (item) => flushSync(() => setEdit({ item, field, problem: null })),
          onError,
        ),
      ),
    save: (typed) => {
      if (edit === null || saving.isPending) return;
      const saved = saving.mutateAsync(argumentOf(edit.item, typed));
      void keysWaitFor(saved.then((result) => flushSync(() => settle(edit, result)), onError));
    },
  };
}

/** What was a draft stays one, and what is never sent is not sent now. */
function argumentOf({ id, fields, state, revision }: Item, typed: TypedFields) {
  const keepLocal = state === 'local';
  const send = state !== 'draft' && !keepLocal;
  return { id, fields: { ...fields, ...typed }, send, keepLocal, basedOnRevision: revision };
}

/** The problem for which nothing was stored, at the cell that has it; null when something was. */
function keptOut(result: SaveItemResult, t: Say<'items'>): InlineEdit['problem'] {
  if (result.is !== 'problems' || result.item !== null) return null;
  const [problem] = result.problems;
  if (problem === undefined) return null;
  return { field: problem.field === 'name' ? 'name' : 'price', text: problemWords(problem, t) };
}

function savedWords({ state, fields: { name } }: Item, t: Say<'items'>): string {
  return t(state === 'draft' || state === 'local' ? 'saved-here' : 'saved-waiting', { name });
}

function needsFixing({ problems }: SaveItemResult & { is: 'problems' }, t: Say<'items'>): string {
  return [t('saved-needs-fixing'), ...problems.map((problem) => problemWords(problem, t))].join(' ');
}
