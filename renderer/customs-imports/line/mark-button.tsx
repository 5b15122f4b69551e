import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ImportMark } from '../../../shared/customs-imports/customs-import.ts';
import { DropMenu } from '../../app/drop-menu.tsx';
import { useWords } from '../../words/use-words.ts';
import { MarkItems } from '../mark-items.tsx';
import { MarkWord } from '../mark-word.tsx';

interface MarkButtonProps {
  /** What the line carries; 'several' for a selection. */
  readonly mark: ImportMark | null | 'several';
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly onMark: (mark: ImportMark | null) => void;
}

/** The mark of a line, and the menu to give it another. */
export function MarkButton({ mark, isOpen, setOpen, onMark }: MarkButtonProps) {
  const { t } = useWords('customs-imports');
  return (
    <DropMenu
      isOpen={isOpen}
      setOpen={setOpen}
      target={
        <Button
          variant="default"
          title="Ctrl+M"
          aria-keyshortcuts="Control+M"
          rightSection={<IconChevronDown size="1rem" aria-hidden />}
        >
          {mark === null || mark === 'several' ? t('mark') : <MarkWord mark={mark} />}
        </Button>
      }
    >
      <MarkItems mark={mark} onMark={onMark} />
    </DropMenu>
  );
}
