import { useState, type FocusEvent } from 'react';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import type { ImportColumn } from '../../../shared/customs-imports/import-list.ts';
import { useAnnounce } from '../../design/announcer.tsx';
import { useWords } from '../../words/use-words.ts';
import { asSheet } from './cell-text.ts';

/** Copies lines as a sheet, and says so, for somebody who cannot see that nothing else happened. */
export function useCopying(columns: readonly ImportColumn[]) {
  const { t } = useWords('customs-imports');
  const announce = useAnnounce();
  const said = (key: 'copied' | 'not-copied', count: number) => announce(t(key, { count }));
  return {
    lines: (lines: readonly CustomsImport[]) => {
      const { length: count } = lines;
      void navigator.clipboard.writeText(asSheet(lines, columns, t)).then(
        () => said('copied', count),
        () => said('not-copied', count),
      );
    },
    /** Text that a person has marked with the mouse. */
    text: (text: string) => void navigator.clipboard.writeText(text),
  };
}

/** Whether the keyboard is in a part of the screen: outside it Ctrl+C is the browser's own. */
export function useFocusWithin() {
  const [isWithin, setWithin] = useState(false);
  return {
    isWithin,
    listeners: {
      onFocus: () => setWithin(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setWithin(false);
      },
    },
  };
}
