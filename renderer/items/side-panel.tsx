import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { ItemCheck } from './item-check.tsx';
import { ItemHistory } from './item-history.tsx';
import type { ItemEditing } from './use-item-editing.ts';
import { WhatIsSent } from './what-is-sent.tsx';
import classes from './side-panel.module.css';

const TABS = ['check', 'sent', 'history'] as const;
type Tab = (typeof TABS)[number];

interface SidePanelProps {
  readonly editing: ItemEditing;
  readonly onGoTo: (field: string) => void;
}

/** Beside the form: what is to fix, what the authority would be sent, and what became of the item so far (ux §4.5). */
export function SidePanel({ editing, onGoTo }: SidePanelProps) {
  const { t } = useWords('item-editor');
  const [tab, setTab] = useState<Tab>('check');
  return (
    <Tabs
      value={tab}
      onChange={(value) => setTab(TABS.find((known) => known === value) ?? 'check')}
      keepMounted={false}
      classNames={{ list: classes['tabs'], tab: classes['tab'], panel: classes['panel'] }}
    >
      <Tabs.List grow>
        {TABS.map((known) => (
          <Tabs.Tab key={known} value={known}>
            {t(`tab-${known}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="check">
        <ItemCheck editing={editing} onGoTo={onGoTo} />
      </Tabs.Panel>
      <Tabs.Panel value="sent">
        <WhatIsSent editing={editing} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <ItemHistory item={editing.item} />
      </Tabs.Panel>
    </Tabs>
  );
}
