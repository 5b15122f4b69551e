import { useEffect, useEffectEvent, useRef } from 'react';
import type { SetupDraft } from '../../shared/setup/setup.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useProgram } from '../bridge/program.tsx';
import type { WizardState } from './wizard-state.ts';
import { draftOf } from './wizard-state.ts';

const PAUSE_MS = 400;

interface KeptDraft {
  /** Writes what was entered last, at once. */
  readonly keepNow: () => Promise<void>;
  /** Forgets the draft: the wizard is done. Nothing is kept after it. */
  readonly end: () => Promise<void>;
}

/**
 * Keeps what was entered on disk: a new page at once, typing after a short pause, so that a power cut loses less than
 * half a second of it (ux §4.1). A draft that cannot be written loses no more than that.
 */
export function useKeptDraft(state: WizardState): KeptDraft {
  const bridge = useBridge();
  const kept = useRef<SetupDraft | null | undefined>(useProgram().setup);
  const isEnded = useRef(false);
  const draft = draftOf(state);
  const text = JSON.stringify(draft);

  const keep = useEffectEvent(async (newest: string | undefined): Promise<void> => {
    if (draft === undefined || isEnded.current || newest === JSON.stringify(kept.current)) return;
    kept.current = draft;
    await ask(bridge, 'setup', 'keepDraft', draft).catch(() => undefined);
  });
  const isNewPage = useEffectEvent(() => draft?.page !== kept.current?.page);
  useEffect(() => {
    if (isNewPage()) {
      void keep(text);
      return undefined;
    }
    const timer = setTimeout(() => void keep(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    keepNow: async () => {
      if (draft === undefined || draft === null) return;
      kept.current = draft;
      await ask(bridge, 'setup', 'keepDraft', draft).catch(() => undefined);
    },
    end: async () => {
      isEnded.current = true;
      await ask(bridge, 'setup', 'keepDraft', null);
    },
  };
}
