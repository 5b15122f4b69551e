import { Menu } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { IMPORT_MARKS, type ImportMark } from '../../shared/customs-imports/customs-import.ts';
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
      <Menu.RadioItem
        key={choice}
        value={choice ?? 'none'}
        checked={choice === mark}
        closeMenuOnClick
        checkIcon={<IconCheck size="1rem" aria-hidden />}
        rightSection={<Icon size="1rem" aria-hidden />}
        onChange={() => onMark(choice)}
      >
        {choice === null ? t('mark-none') : t(`mark-${choice}`)}
      </Menu.RadioItem>
    );
  });
}
