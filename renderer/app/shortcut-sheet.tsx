import { useWords } from '../words/use-words.ts';
import { Dialog } from './dialog.tsx';
import { ShortcutList } from './shortcut-list.tsx';

/** Ctrl+F1: every shortcut on one sheet, over whatever screen is open. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords('shell');
  return (
    <Dialog title={t('shortcuts-title')} size="56rem" onClose={onClose}>
      <ShortcutList />
    </Dialog>
  );
}
