import { useEffect } from 'react';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import type { CodePickerBehaviour } from './use-code-picker.ts';

const QUIET_MS = 400;

/** Says how many choices there are once the typing rests, so that a screen reader is not cut off (ux §5.2). */
export function useChoiceCount({ isOpen, choices }: CodePickerBehaviour): void {
  const { t } = useWords('codes');
  const announce = useAnnounce();
  const { options, isFresh } = choices;
  useEffect(() => {
    if (!isOpen || !isFresh) return undefined;
    const timer = setTimeout(() => announce(t('picker-count', { count: options.length })), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isFresh, options, announce, t]);
}
