import { useWords } from '../words/use-words.ts';
import { QuietLine } from '../design/quiet-line.tsx';

interface OffHintProps {
  /** Own items in use that carry a code which is switched off; undefined while it is not known. */
  readonly count: number | undefined;
  readonly onShow: () => void;
}

/** One line while there is something to put right: items that carry a code which is off (ux §4.2). */
export function OffHint({ count, onShow }: OffHintProps) {
  const { t } = useWords('codes');
  if (count === undefined || count === 0) return null;
  return (
    <QuietLine kind="warning" deed={{ label: t('off-hint-show'), run: onShow }}>
      {t('off-hint', { count })}
    </QuietLine>
  );
}
