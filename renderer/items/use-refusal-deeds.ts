import type { Item } from '../../shared/items/item.ts';
import type { TakeCodeArgument } from '../../shared/items/item-editing.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import type { ItemEditing } from './use-item-editing.ts';

/** What a person can do about an item that was refused, or had no answer. */
export interface RefusalDeeds {
  readonly takeCode: (choice: TakeCodeArgument['choice']) => void;
  readonly markRegistered: () => void;
  readonly sendAgain: () => void;
  /** The outbox entry is known, which the two latter need. */
  readonly canMark: boolean;
  readonly error: Error | null;
}

/** Another code goes out at once; what stands in the form goes on from it. */
export function useRefusalDeeds(item: Item, { goOnFrom, problems }: ItemEditing): RefusalDeeds {
  const { t } = useWords('item-editor');
  const announce = useAnnounce();
  const entryId = useEntryOf(item);
  const taking = useDeed('items', 'takeCode');
  const marking = useDeed('outbox', 'markRegistered');
  const sending = useDeed('outbox', 'sendAgain');
  const takeCode = async (choice: TakeCodeArgument['choice']): Promise<void> => {
    const result = await taking.mutateAsync({ id: item.id, choice });
    if (result.is === 'problems') problems.show(result.problems);
    if (result.item === null) return;
    const { itemCode } = result.item.fields;
    goOnFrom(result.item, { itemCode });
    if (result.is === 'saved') announce(t('code-taken', { code: itemCode }));
  };
  const withEntry = (deed: typeof marking): (() => void) => {
    return () => entryId !== null && deed.mutate({ ids: [entryId] });
  };
  return {
    // A failure is shown from the deed's own error.
    takeCode: (choice) => void takeCode(choice).catch(() => undefined),
    markRegistered: withEntry(marking),
    sendAgain: withEntry(sending),
    canMark: entryId !== null,
    error: taking.error ?? marking.error ?? sending.error,
  };
}

/** The outbox entry of an item that waits for a person; null while it is not known. */
function useEntryOf(item: Item): number | null {
  const filter = {
    states: ['not-accepted' as const, 'no-answer' as const],
    cause: null,
    text: item.fields.name.slice(0, LONGEST_TEXT),
  };
  const { data } = useAnswer('outbox', 'page', { from: 0, count: MOST, filter });
  const entries = (data?.rows ?? []).filter(({ itemId }) => itemId === item.id);
  return entries.sort((one, other) => other.revision - one.revision)[0]?.id ?? null;
}

const MOST = 200;
const LONGEST_TEXT = 200;
