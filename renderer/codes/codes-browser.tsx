import { useState, type ReactNode } from 'react';
import type { CodeChange, CodeClass, CodeRow, CodesStatus } from '../../shared/codes/code.ts';
import { useCommand } from '../app/commands.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { SplitView } from '../design/split-view.tsx';
import { useWords } from '../words/use-words.ts';
import { ClassificationsView } from './classifications/classifications-view.tsx';
import { ClassList } from './class-list.tsx';
import { CodeDetail } from './code-detail.tsx';
import { CodeList } from './code-list.tsx';
import type { CodesFilter } from './codes-filter.ts';
import type { CodesView } from './codes-view.ts';
import { useClassOfField } from './use-class-of-field.ts';
import { useLastChanges } from './use-last-changes.ts';
import classes from './codes-screen.module.css';

interface CodesBrowserProps {
  readonly filter: CodesFilter;
  readonly onFilter: (filter: CodesFilter) => void;
  readonly view: CodesView;
  readonly status: CodesStatus | undefined;
  readonly onGetLists: () => void;
}

const NO_CLASSES: readonly CodeClass[] = [];

/** The lists at the left; at the right the codes of the chosen one, or the classifications. */
export function CodesBrowser(props: CodesBrowserProps) {
  const { filter, onFilter, status } = props;
  const all = useAnswer('codes', 'classes', undefined).data ?? NO_CLASSES;
  const changes = useLastChanges();
  const [opened, setOpened] = useState<CodeRow | null>(null);
  const list = (
    <ClassList
      classes={all}
      changed={new Set(changes.map(({ classCode }) => classCode))}
      itemsWithOffCodes={status?.itemsWithOffCodes ?? 0}
      chosen={filter.list}
      onChoose={(chosen) => {
        setOpened(null);
        onFilter({ ...filter, list: chosen });
      }}
    />
  );
  return <Lists {...props} all={all} changes={changes} list={list} opened={opened} onOpen={setOpened} />;
}

interface ListsProps extends CodesBrowserProps {
  readonly all: readonly CodeClass[];
  readonly changes: readonly CodeChange[];
  /** Stands at the left. */
  readonly list: ReactNode;
  readonly opened: CodeRow | null;
  readonly onOpen: (row: CodeRow | null) => void;
}

/**
 * The chosen list in the middle, and the details of one of its codes at the right. The lists at the left stay the same
 * whichever is chosen, so that the arrow keys can go on from there.
 */
function Lists(props: ListsProps) {
  const { t } = useWords('codes');
  const { filter, view, all, changes, list, opened, onOpen } = props;
  const showItems = useShowItems(view);
  const close = () => onOpen(null);
  useCommand('screen.back', close, { enabled: opened !== null });
  const panel = {
    title: opened === null ? '' : t('detail-title', { code: opened.code }),
    stays: 'on-demand',
    opened: opened === null ? null : `${opened.classCode} ${opened.code}`,
    onClose: close,
    content: opened !== null && (
      <CodeDetail row={opened} all={all} changes={changes} onItems={() => showItems(opened)} />
    ),
  } as const;
  return (
    <SplitView panel={panel}>
      <div className={classes['browser']}>
        {list}
        {filter.list.is === 'classifications' ? (
          <ClassificationsView text={filter.text} />
        ) : (
          <Codes {...props} onItems={showItems} />
        )}
      </div>
    </SplitView>
  );
}

function Codes(props: ListsProps & { onItems: (row: CodeRow) => void }) {
  const { filter, status, onGetLists, all, opened, onOpen, onItems } = props;
  return (
    <CodeList
      filter={filter}
      all={all}
      isEmpty={status?.classCount === 0}
      onGetLists={onGetLists}
      opened={opened}
      onOpen={onOpen}
      onItems={onItems}
    />
  );
}

/** Shows the items that carry a code, where a field of the items takes codes of its list. */
function useShowItems(view: CodesView): (row: CodeRow) => void {
  const { fieldOf } = useClassOfField();
  return ({ classCode, code, name }) => {
    const field = fieldOf(classCode);
    if (field !== null) view.openItems({ field, code, name });
  };
}
