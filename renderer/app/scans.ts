import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';

/** What is done with a barcode that was scanned; false when nothing was. */
type TakeScan = (text: string) => boolean | void;

/** Who takes the barcodes that are scanned in the window. */
export interface Scans {
  /** A screen takes them while it is there; the function returned ends that. Of several the last attached does. */
  readonly attach: (take: TakeScan) => () => void;
  /** undefined where no screen takes them. */
  readonly taker: () => TakeScan | undefined;
  /** The barcode that was read last, while nobody has done anything since; null when a use was found for it. */
  readonly unused: string | null;
}

/** Makes the list of who takes scans; nobody does yet. One for each window. */
export function createScanTakers(): Pick<Scans, 'attach' | 'taker'> {
  let takers: readonly TakeScan[] = [];
  return {
    attach(take) {
      takers = [...takers, take];
      return () => {
        takers = takers.filter((other) => other !== take);
      };
    },
    taker: () => takers.at(-1),
  };
}

export const ScansContext = createContext<Scans | null>(null);

/** The scans of the window. */
export function useScans(): Scans {
  const scans = use(ScansContext);
  if (scans === null) throw new Error('the scanner guard is missing above this component');
  return scans;
}

/**
 * While the component is on screen a scanned barcode goes to `take`, wherever the cursor is: its letters are taken
 * out of the field where they were typed (ux §4.5, U33). Over a dialog it goes nowhere.
 */
export function useScanTaker(take: (text: string) => void): void {
  const { attach } = useScans();
  const newest = useEffectEvent(take);
  useLayoutEffect(() => attach((text) => newest(text)), [attach]);
}
