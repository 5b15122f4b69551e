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
  if (filter.list.is !== 'classifications') {
    return <Codes {...props} all={all} changes={changes} list={list} opened={opened} onOpen={setOpened} />;
  }
  return (
    <div className={classes['browser']}>
      {list}
      <ClassificationsView text={filter.text} />
    </div>
  );
}

interface CodesProps extends CodesBrowserProps {
  readonly all: readonly CodeClass[];
  readonly changes: readonly CodeChange[];
  /** Stands at the left. */
  readonly list: ReactNode;
  readonly opened: CodeRow | null;
  readonly onOpen: (row: CodeRow | null) => void;
}

/** The codes in the middle, and the details of one of them at the right. */
function Codes({ filter, view, status, onGetLists, all, changes, list, opened, onOpen }: CodesProps) {
  const { t } = useWords('codes');
  const { fieldOf } = useClassOfField();
  const close = () => onOpen(null);
  useCommand('screen.back', close, { enabled: opened !== null });
  const showItems = ({ classCode, code, name }: CodeRow) => {
    const field = fieldOf(classCode);
    if (field !== null) view.openItems({ field, code, name });
  };
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
        <CodeList
          filter={filter}
          all={all}
          isEmpty={status?.classCount === 0}
          onGetLists={onGetLists}
          opened={opened}
          onOpen={onOpen}
          onItems={showItems}
        />
      </div>
    </SplitView>
  );
}
