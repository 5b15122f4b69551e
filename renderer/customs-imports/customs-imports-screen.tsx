import { useState } from 'react';
import { useCommand } from '../app/commands.ts';
import { useProgram } from '../bridge/program.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { Screen } from '../design/screen.tsx';
import { SplitView } from '../design/split-view.tsx';
import { useKeptState } from '../design/use-kept-state.ts';
import { useWords } from '../words/use-words.ts';
import { FreshnessWords } from './freshness-words.tsx';
import { ImportDetail } from './import-detail.tsx';
import { ImportList } from './import-list.tsx';
import { ImportsToolbar } from './imports-toolbar.tsx';
import { LookNotices } from './look-notices.tsx';
import { useLook } from './use-look.ts';

/** The customs imports monitor (ux §4.8): what customs has booked on this shop, as of the last look. */
export function CustomsImportsScreen() {
  const { t } = useWords('customs-imports');
  const { device } = useProgram();
  if (device.is === 'initialised') return <Monitor />;
  return (
    <Screen title={t('title')}>
      <EmptyState text={t('not-set-up')} />
    </Screen>
  );
}

function Monitor() {
  const { t } = useWords('customs-imports');
  const [text, setText] = useKeptState('customs-imports.text', '');
  const [openedId, setOpenedId] = useState<number | null>(null);
  const status = useAnswer('customsImports', 'status', undefined).data;
  const look = useLook(status?.looking ?? false);
  useCommand('screen.back', () => setOpenedId(null), { enabled: openedId !== null });
  const lookedAt = status?.lookedAt ?? null;
  const panel = {
    title: t('detail'),
    stays: 'on-demand',
    opened: openedId,
    onClose: () => setOpenedId(null),
    content: openedId === null ? null : <ImportDetail id={openedId} />,
  } as const;
  return (
    <Screen
      fills
      title={t('title')}
      detail={lookedAt === null ? undefined : <FreshnessWords lookedAt={lookedAt} />}
      toolbar={<ImportsToolbar text={text} onText={setText} look={look} />}
    >
      <SplitView panel={panel}>
        <LookNotices look={look} lookedAt={lookedAt} />
        <ImportList
          text={text}
          lookedAt={lookedAt}
          openedId={openedId}
          onOpen={setOpenedId}
          onFetch={look.start}
          onShowAll={() => setText('')}
        />
      </SplitView>
    </Screen>
  );
}
