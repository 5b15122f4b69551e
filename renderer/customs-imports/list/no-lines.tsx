import { Button } from '@mantine/core';
import type { ImportListRequest } from '../../../shared/customs-imports/import-list.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { useWords } from '../../words/use-words.ts';
import { asOneLine } from '../display-text.ts';
import { hasConditions } from '../filter/import-filter.ts';

export interface NoLinesProps {
  readonly list: Pick<ImportListRequest, 'filter'>;
  readonly lookedAt: string | null;
  readonly onFetch: () => void;
  readonly onShowAll: () => void;
}

/** Why there is no line here, and the one thing to do about it. */
export function NoLines({ list: { filter }, lookedAt, onFetch, onShowAll }: NoLinesProps) {
  const { t } = useWords('customs-imports');
  const text = filter.text.trim();
  if (text !== '' || hasConditions(filter)) {
    const isTextAlone = !hasConditions(filter);
    return (
      <EmptyState
        text={isTextAlone ? t('none-match', { text: asOneLine(text) }) : t('none-in-filter')}
        action={<Button onClick={onShowAll}>{t('show-all')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      text={lookedAt === null ? t('empty') : t('none')}
      action={<Button onClick={onFetch}>{t('fetch')}</Button>}
    />
  );
}
