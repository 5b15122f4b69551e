import { useMemo } from 'react';
import type { CodeChange } from '../../../shared/codes/code.ts';
import type { Column } from '../../design/paged-table-columns.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { useClassOfField } from '../use-class-of-field.ts';
import { ChangeText } from './change-text.tsx';
import { KindWord } from './kind-word.tsx';
import screen from '../codes-screen.module.css';

/** The columns of the changes of one refresh (ux §4.3). */
export function useChangeColumns(onItems: (change: CodeChange) => void): readonly Column<CodeChange>[] {
  const { t } = useWords('codes');
  const { taxClass } = useClassOfField();
  return useMemo(
    () => [
      { id: 'kind', heading: t('column-kind'), width: 9, cell: ({ kind }) => <KindWord kind={kind} /> },
      {
        id: 'list',
        leaves: 1,
        heading: t('column-list'),
        width: 9,
        cell: ({ className }) => (
          <span lang="en" title={className}>
            {className}
          </span>
        ),
      },
      { id: 'code', heading: t('column-code'), width: 5.5, cell: ({ code }) => <strong>{code}</strong> },
      {
        id: 'change',
        heading: t('column-change'),
        width: 14,
        grows: true,
        cell: (change) => <ChangeText change={change} isRate={change.classCode === taxClass} />,
      },
      {
        id: 'items',
        heading: t('column-affects'),
        width: 8,
        alignsEnd: true,
        cell: (change) => <Affected change={change} onItems={onItems} t={t} />,
      },
    ],
    [t, taxClass, onItems],
  );
}

interface AffectedProps {
  readonly change: CodeChange;
  readonly onItems: (change: CodeChange) => void;
  readonly t: Say<'codes'>;
}

function Affected({ change, onItems, t }: AffectedProps) {
  const { affectedItems } = change;
  if (affectedItems === null) return null;
  const words = t('items', { count: affectedItems });
  if (affectedItems === 0) return <span className={screen['off']}>{words}</span>;
  // Enter on the row does the same: the list stays one Tab stop.
  return (
    <button type="button" tabIndex={-1} className={screen['rowLink']} onClick={() => onItems(change)}>
      {words}
    </button>
  );
}
