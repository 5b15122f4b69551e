import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useAnnounce } from '../design/announcer.tsx';
import { isTextField, pressedAt } from '../design/press-again.ts';
import { isWaiting } from '../design/waiting-keys.ts';
import { useWords } from '../words/use-words.ts';
import { createScanReader, spelledOut } from './scan-reader.ts';
import { rememberPlace, type ScannedPlace } from './scanned-place.ts';
import { createScanTakers, ScansContext } from './scans.ts';
import { useScannedItem } from './use-scanned-item.ts';

interface ScannerGuardProps {
  /** There is an item list to go to; false in the set-up wizard. */
  readonly hasScreens: boolean;
  readonly children: ReactNode;
}

/**
 * Guards the whole window: a barcode that is scanned never presses or commands anything, whatever has the focus (U33).
 * A screen that takes scans gets it. Elsewhere it stays in the text field where it was scanned, without the Enter at
 * its end; with the focus on anything else the item list shows what has it; and where that is no help it is said.
 */
export function ScannerGuard({ hasScreens, children }: ScannerGuardProps) {
  const [takers] = useState(createScanTakers);
  const [unused, setUnused] = useState<string | null>(null);
  const say = useSayUnused();
  const showItem = useScannedItem(hasScreens);
  useScanReading({
    onScan(text, place, event) {
      const take = takers.taker();
      const staysInField = take === undefined && isTextField(document.activeElement);
      // Tab only goes on to the next field, as it should.
      if (!staysInField || event.key === 'Enter') keepBack(event);
      if (staysInField) return;
      place.restore();
      const isBehindDialog = document.querySelector('[aria-modal="true"]') !== null;
      const isUsed = !isBehindDialog && (take ?? showItem)(text) !== false;
      setUnused(isUsed ? null : text);
      if (!isUsed) say(text);
    },
    onOther: () => setUnused(null),
  });
  return <ScansContext value={{ ...takers, unused }}>{children}</ScansContext>;
}

function useSayUnused(): (text: string) => void {
  const { t } = useWords('shell');
  const announce = useAnnounce();
  return (text) => announce(t('scan-unused', { code: spelledOut(text) }));
}

interface ScanListeners {
  /**
   * @param place where its letters went; can take them out again
   * @param event of the key that ended it
   */
  readonly onScan: (text: string, place: ScannedPlace, event: KeyboardEvent) => void;
  /** Somebody does something else. */
  readonly onOther: () => void;
}

/** Reads every key of the window before anything else does, and keeps back the letters that only a scanner can make. */
function useScanReading({ onScan, onOther }: ScanListeners): void {
  const scanned = useEffectEvent(onScan);
  const other = useEffectEvent(onOther);
  useLayoutEffect(() => {
    const reader = createScanReader();
    let place = rememberPlace(null);
    const onKeyDown = (event: KeyboardEvent): void => {
      // Only a person's or a scanner's own keys count, not those that the program makes.
      const at = pressedAt(event);
      if (at === null || event.isComposing) return;
      if (isWaiting(event)) return keepBack(event);
      const isInText = isTextField(document.activeElement);
      const reading = reader.read({ key: event.key, at, isPlain: isPlain(event), isInText });
      if (reading.is === 'beginning') place = rememberPlace(document.activeElement);
      if (reading.is === 'inside') keepBack(event);
      if (reading.is === 'scan') scanned(reading.text, place, event);
      else other();
    };
    const onPointerDown = (): void => other();
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('pointerdown', onPointerDown, { capture: true });
    };
  }, []);
}

function isPlain({ ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): boolean {
  return !ctrlKey && !altKey && !metaKey && !repeat;
}

function keepBack(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
