import { useEffect, useState } from 'react';
import type { PassphraseStrength } from '../../shared/device/transfer-file.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';

const PAUSE_MS = 200;

/**
 * How good a pass-phrase is, a moment after the last key; null while it is not known. It is asked for outside the
 * cache of answers, which would keep every attempt.
 */
export function usePassphraseStrength(passphrase: string): PassphraseStrength | null {
  const bridge = useBridge();
  const [known, setKnown] = useState<{ of: string; strength: PassphraseStrength } | null>(null);
  useEffect(() => {
    if (passphrase === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      ask(bridge, 'device', 'passphraseStrength', { passphrase }).then(
        (strength) => isWanted && setKnown({ of: passphrase, strength }),
        // The program looks at the strength once more when the file is written.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [bridge, passphrase]);
  return known?.of === passphrase ? known.strength : null;
}
