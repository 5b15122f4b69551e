import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import type { ItemRow } from '../../shared/items/item.ts';
import { useCommand } from '../app/commands.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { PagedTable } from '../design/paged-table.tsx';
import { SplitView } from '../design/split-view.tsx';
import { useWords } from '../words/use-words.ts';
import type { CodeOfItems, CodesView } from './codes-view.ts';
import { FIELD_WORDS } from './field-words.ts';
import { useItemColumns } from './item-columns.tsx';
import { ReplaceCode } from './replace-code.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import classes from './items-with-code.module.css';

interface ItemsWithCodeProps {
  readonly of: CodeOfItems;
  readonly view: CodesView;
}

/** The items in use that carry a code, and replacing it on all of them (ux §4.3). */
export function ItemsWithCode({ of, view }: ItemsWithCodeProps) {
  const { t } = useWords('codes');
  const bridge = useBridge();
  const [, goTo] = useLocation();
  const columns = useItemColumns();
  const [total, setTotal] = useState<number | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const { field, code } = of;
  useCommand('screen.back', () => (isReplacing ? setReplacing(false) : view.closeItems()));
  const panel = {
    title: t('replace-title', { code }),
    stays: 'on-demand',
    opened: isReplacing ? 'replace' : null,
    onClose: () => setReplacing(false),
    content: <ReplaceCode of={of} />,
  } as const;
  return (
    <SplitView panel={panel}>
      <Head of={of} total={total} onBack={view.closeItems} onReplace={() => setReplacing(true)} />
      <PagedTable<ItemRow>
        name="items-with-code"
        label={t('items-with', { code })}
        columns={columns}
        source={(page) => answerQuery(bridge, 'items', 'withCode', { ...page, field, code })}
        listKey={JSON.stringify([field, code])}
        onOpen={({ id }) => goTo(`/items/${id}`)}
        onTotal={setTotal}
        failureTitle={t('items-not-read')}
        empty={<EmptyState text={t('none-with-code')} />}
      />
    </SplitView>
  );
}

interface HeadProps {
  readonly of: CodeOfItems;
  readonly total: number | null;
  readonly onBack: () => void;
  readonly onReplace: () => void;
}

function Head({ of, total, onBack, onReplace }: HeadProps) {
  const { t } = useWords('codes');
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <header className={classes['head']}>
      <Button
        variant="default"
        leftSection={<IconArrowLeft size="1rem" aria-hidden />}
        title="Esc"
        onClick={onBack}
      >
        {t('shell:back')}
      </Button>
      <h2 className={classes['title']} ref={heading} tabIndex={-1}>
        {t(FIELD_WORDS[of.field])} <strong>{of.code}</strong>{' '}
        <span className={classes['name']} lang="en">
          {of.name}
        </span>
      </h2>
      <output className={classes['count']}>{total === null ? '' : t('carried-by', { count: total })}</output>
      {total !== null && total > 0 && <Button onClick={onReplace}>{t('replace')}</Button>}
    </header>
  );
}
