import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useWords } from '../words/use-words.ts';
import type { Neighbours } from './use-neighbours.ts';

/** The same as Alt+Up and Alt+Down, for the mouse. */
export function NeighbourButtons({ toPrevious, toNext }: Neighbours) {
  const { t } = useWords('shell');
  return (
    <ActionIcon.Group>
      <ActionIcon
        variant="default"
        size="md"
        aria-label={t('item-previous-item')}
        title={`${t('item-previous-item')} (Alt+↑)`}
        disabled={toPrevious === null}
        onClick={() => toPrevious?.()}
      >
        <IconChevronUp size="1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="md"
        aria-label={t('item-next-item')}
        title={`${t('item-next-item')} (Alt+↓)`}
        disabled={toNext === null}
        onClick={() => toNext?.()}
      >
        <IconChevronDown size="1rem" aria-hidden />
      </ActionIcon>
    </ActionIcon.Group>
  );
}
