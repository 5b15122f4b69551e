import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { StateWord } from '../design/state-word.tsx';
import { useWords } from '../words/use-words.ts';
import type { Pause } from './pause-notice.tsx';

interface EntryStateProps {
  readonly entry: OutboxEntry;
  readonly pause: Pause | null;
  /** In a column a first name has to do; the details tell all of it. */
  readonly isShort?: boolean;
}

/** The state of an entry in a word: what waits is paused while nothing is sent, and who holds it is named (ux §4.7). */
export function EntryState({ entry, pause, isShort = false }: EntryStateProps) {
  const { t } = useWords('outbox');
  const { state, holderName } = entry;
  if (state === 'waiting' && pause !== null) return <StateWord state="paused" />;
  if (state !== 'held' || holderName === '') return <StateWord state={state} />;
  const words = t('held-by', { name: isShort ? firstName(holderName) : holderName });
  return <StateWord state={state} words={words} title={t('held-by', { name: holderName })} />;
}

/** People of a shop know each other by it. */
function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? name;
}
