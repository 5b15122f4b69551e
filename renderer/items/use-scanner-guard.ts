import { useEffect, useEffectEvent } from 'react';
import { createScanReader } from './scan-reader.ts';
import { rememberPlace } from './scanned-place.ts';

/**
 * Whatever has the focus, a barcode that is scanned goes to `onScan`: its letters are taken out of the field where
 * they were typed, and the key that ends it does nothing else (ux §4.5, U33). Over a dialog a scan does nothing.
 */
export function useScannerGuard(onScan: (text: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const reader = createScanReader();
    let place = rememberPlace(null);
    const onKeyDown = (event: KeyboardEvent): void => {
      // Only a person's or a scanner's own keys count, not those that the program makes.
      if (!event.isTrusted || event.isComposing) return;
      const reading = reader.read({ key: event.key, at: event.timeStamp, isPlain: isPlain(event) });
      if (reading.is === 'beginning') place = rememberPlace(document.activeElement);
      if (reading.is !== 'scan') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      place.restore();
      if (document.querySelector('[aria-modal="true"]') === null) scanned(reading.text);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

function isPlain({ ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): boolean {
  return !ctrlKey && !altKey && !metaKey && !repeat;
}
