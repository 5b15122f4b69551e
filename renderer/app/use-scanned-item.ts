import { useLocation } from 'wouter';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import { spelledOut } from './scan-reader.ts';
import { belongsTo } from './screens.ts';

/**
 * Shows the items that have a scanned barcode, in the item list. Gives false where there is none (`hasScreens`), and
 * in the settings, where going elsewhere would lose what is typed and not saved.
 */
export function useScannedItem(hasScreens: boolean): (code: string) => boolean {
  const { t } = useWords('shell');
  const announce = useAnnounce();
  const [address, go] = useLocation();
  return (code) => {
    if (!hasScreens || belongsTo(address, '/settings')) return false;
    go('/items', { state: { text: code } });
    announce(t('scan-found', { code: spelledOut(code) }));
    return true;
  };
}
