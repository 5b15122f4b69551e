import { useRef, useState, type FocusEvent } from 'react';
import { useCommand } from '../app/commands.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';

/** Copies a text and says so, for somebody who cannot see that nothing else happened. */
export function useCopy(): (text: string) => void {
  const { t } = useWords('codes');
  const announce = useAnnounce();
  return (text) => {
    const said = (key: 'copied' | 'not-copied') => () => announce(t(key, { text }));
    void navigator.clipboard.writeText(text).then(said('copied'), said('not-copied'));
  };
}

/**
 * Ctrl+C for a list of codes: while the keyboard is in the list it copies the code of its row, or the text that is
 * marked; everywhere else the key is the browser's own.
 */
export function useCopyKey() {
  const copy = useCopy();
  const code = useRef('');
  const [isInList, setInList] = useState(false);
  useCommand('codes.copy', () => copy(getSelection()?.toString() || code.current), { enabled: isInList });
  return {
    /** The code of the row that the keyboard is on. */
    note: (text: string) => {
      code.current = text;
    },
    listeners: {
      onFocus: () => setInList(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setInList(false);
      },
    },
  };
}
