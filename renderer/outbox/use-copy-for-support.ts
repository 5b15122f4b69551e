import type { OutboxDetail } from '../../shared/outbox/outbox-entry.ts';
import { useProgram } from '../bridge/program.tsx';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import { supportText } from './support-text.ts';

/** Puts an entry on the clipboard for a supporter, without PIN or key, and says so. */
export function useCopyForSupport(detail: OutboxDetail | null): () => void {
  const { t } = useWords('outbox');
  const announce = useAnnounce();
  const program = useProgram();
  return () => {
    if (detail === null) return;
    void navigator.clipboard.writeText(supportText(detail, program)).then(
      () => announce(t('support-copied')),
      () => announce(t('support-not-copied')),
    );
  };
}
