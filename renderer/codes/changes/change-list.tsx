import { useState } from 'react';
import { NativeSelect } from '@mantine/core';
import { CODE_CHANGES, type CodeChange, type RefreshRow } from '../../../shared/codes/code.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { answerQuery } from '../../bridge/use-answer.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { PagedTable } from '../../design/paged-table.tsx';
import { useFormat } from '../../words/use-format.ts';
import { useWords } from '../../words/use-words.ts';
import type { CodesView } from '../codes-view.ts';
import { useStable } from '../use-stable.ts';
import { useChangeColumns } from './change-columns.tsx';
import classes from './changes.module.css';

interface ChangeListProps {
  readonly refresh: RefreshRow;
  readonly view: CodesView;
}

type Kind = CodeChange['kind'];

/** What one refresh changed. Enter goes to the items that a change touches. */
export function ChangeList({ refresh, view }: ChangeListProps) {
  const { t } = useWords('codes');
  const format = useFormat();
  const bridge = useBridge();
  const [kind, setKind] = useState<Kind | null>(null);
  const openItems = useStable(({ field, code, nameAfter, affectedItems }: CodeChange) => {
    if (field !== null && (affectedItems ?? 0) > 0) view.openItems({ field, code, name: nameAfter });
  });
  const columns = useChangeColumns(openItems);
  const asked = { refreshId: refresh.id, kinds: kind === null ? [] : [kind] };
  return (
    <div className={classes['list']} data-pane="list" tabIndex={-1}>
      <header className={classes['head']}>
        <h2 className={classes['title']}>
          {format.when(refresh.at)}{' '}
          <span className={classes['reason']}>
            {t(refresh.everything ? 'reason-everything' : `reason-${refresh.reason}`)}
          </span>
        </h2>
        <KindFilter refresh={refresh} kind={kind} onKind={setKind} />
      </header>
      <PagedTable<CodeChange>
        name="code-changes"
        label={t('tab-changes')}
        columns={columns}
        source={(page) => answerQuery(bridge, 'codes', 'changes', { ...page, ...asked })}
        listKey={JSON.stringify(asked)}
        onOpen={openItems}
        failureTitle={t('changes-not-read')}
        empty={<EmptyState text={t('no-such-changes')} />}
      />
    </div>
  );
}

interface KindFilterProps {
  readonly refresh: RefreshRow;
  readonly kind: Kind | null;
  readonly onKind: (kind: Kind | null) => void;
}

/** All kinds, or one of those that this refresh has. */
function KindFilter({ refresh, kind, onKind }: KindFilterProps) {
  const { t } = useWords('codes');
  const counts: Readonly<Record<Kind, number>> = {
    added: refresh.added,
    renamed: refresh.renamed,
    'value-changed': refresh.valueChanged,
    changed: refresh.changed,
    'switched-off': refresh.switchedOff,
    'switched-on': refresh.switchedOn,
  };
  const kinds = CODE_CHANGES.filter((known) => counts[known] > 0);
  const choices = kinds.map((known) => ({
    value: known,
    label: t('kind-count', { kind: t(`kind-${known}`), number: counts[known] }),
  }));
  return (
    <NativeSelect
      aria-label={t('kind-filter')}
      data={[{ value: '', label: t('kind-all') }, ...choices]}
      value={kind ?? ''}
      onChange={(event) => onKind(kinds.find((known) => known === event.currentTarget.value) ?? null)}
    />
  );
}
