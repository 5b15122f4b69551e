import { useState } from 'react';
import type { RefreshRow } from '../../../shared/codes/code.ts';
import { useAnswer } from '../../bridge/use-answer.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorRegion } from '../../design/error-region.tsx';
import { useFormat } from '../../words/use-format.ts';
import { useWords } from '../../words/use-words.ts';
import type { CodesView } from '../codes-view.ts';
import { SideList, SideListLine } from '../side-list.tsx';
import { ChangeList } from './change-list.tsx';
import { refreshCounts } from '../refresh-counts.ts';
import classes from './changes.module.css';

/** What changed (ux §4.3): the refreshes that changed something at the left, their changes at the right. */
export function ChangesView({ view }: { view: CodesView }) {
  const { t } = useWords('codes');
  const refreshes = useAnswer('codes', 'refreshes', { from: 0, count: MOST_REFRESHES });
  const [id, setId] = useState<number | null>(null);
  const rows = refreshes.data?.rows;
  if (rows === undefined) {
    return refreshes.error !== null && <ErrorRegion error={refreshes.error} title={t('changes-not-read')} />;
  }
  const chosen = rows.find((row) => row.id === id) ?? rows[0];
  if (chosen === undefined) return <EmptyState text={t('no-changes-yet')} />;
  return (
    <div className={classes['view']}>
      <SideList label={t('refreshes')} pane="refreshes">
        {rows.map((row) => (
          <SideListLine
            key={row.id}
            name="refresh"
            isChosen={row.id === chosen.id}
            onChoose={() => setId(row.id)}
          >
            <RefreshLine row={row} />
          </SideListLine>
        ))}
      </SideList>
      <ChangeList key={chosen.id} refresh={chosen} view={view} />
    </div>
  );
}

/** More than half a year of daily refreshes that all changed something. */
const MOST_REFRESHES = 200;

function RefreshLine({ row }: { row: RefreshRow }) {
  const { t } = useWords('codes');
  const format = useFormat();
  return (
    <span>
      <span className={classes['refresh']}>{format.when(row.at)}</span>
      <span className={classes['counts']}>{refreshCounts(row, t)}</span>
    </span>
  );
}
