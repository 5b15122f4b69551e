import { useQueryClient } from '@tanstack/react-query';
import type { ItemFields } from '../../shared/items/item.ts';
import type { ItemEntry, Pin } from '../../shared/items/item-editing.ts';
import { answerKey, useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { areSamePins, pinsFrom, withPinChanged, type PinnedField } from './pins.ts';

/** The pins as the editor uses them. */
export interface Pins {
  readonly isPinned: (field: string) => boolean;
  readonly toggle: (field: PinnedField, value: Pin['value']) => void;
  /** A new item was saved: the next one begins with these values in the pinned fields. */
  readonly carryOn: (saved: ItemFields) => void;
}

/** Keeps the pins of the shop. What is on screen changes at once; the program stores it meanwhile. */
export function usePins(): Pins {
  const answers = useQueryClient();
  const entry = useAnswer('items', 'entry', undefined).data;
  const change = useDeed('items', 'changeEntry');
  const pins = entry?.pins ?? [];
  const set = (next: readonly Pin[]): void => {
    if (entry === undefined || areSamePins(next, entry.pins)) return;
    const queryKey = answerKey('items', 'entry');
    // An answer that is on its way knows nothing of this change, and would take it back for a moment.
    void answers.cancelQueries({ queryKey });
    answers.setQueryData<ItemEntry>(queryKey, { ...entry, pins: [...next] });
    change.mutate({ is: 'pins', pins: [...next] });
  };
  return {
    isPinned: (field) => pins.some((pin) => pin.field === field),
    toggle: (field, value) => set(withPinChanged(pins, field, value)),
    carryOn: (saved) =>
      set(
        pinsFrom(
          pins.map(({ field }) => field),
          saved,
        ),
      ),
  };
}
