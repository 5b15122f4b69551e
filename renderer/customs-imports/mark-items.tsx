import { IconMinus } from '@tabler/icons-react';
import { IMPORT_MARKS, type ImportMark } from '../../shared/customs-imports/customs-import.ts';
import { DropChoice } from '../app/drop-menu.tsx';
import { useWords } from '../words/use-words.ts';
import { MARK_ICONS } from './mark-word.tsx';

interface MarkItemsProps {
  readonly mark: ImportMark | null | 'several';
  readonly onMark: (mark: ImportMark | null) => void;
}

/** The marks as items of a menu; the one that holds is ticked. */
export function MarkItems({ mark, onMark }: MarkItemsProps) {
  const { t } = useWords('customs-imports');
  return [...IMPORT_MARKS, null].map((choice) => {
    const Icon = choice === null ? IconMinus : MARK_ICONS[choice];
    return (
      <DropChoice
        key={choice}
        isChosen={choice === mark}
        icon={<Icon size="1rem" aria-hidden />}
        onChoose={() => choice === mark || onMark(choice)}
      >
        {choice === null ? t('mark-none') : t(`mark-${choice}`)}
      </DropChoice>
    );
  });
}
