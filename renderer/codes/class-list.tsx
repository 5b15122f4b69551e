import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { CodeClass } from '../../shared/codes/code.ts';
import { formatCount } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import { ClassificationsLine } from './classifications/classifications-line.tsx';
import { ALL_LISTS, isSameList, type ChosenList } from './codes-filter.ts';
import { SideList, SideListLine } from './side-list.tsx';
import classes from './class-list.module.css';

interface ClassListProps {
  readonly classes: readonly CodeClass[];
  /** Codes of the classes that the last refresh changed. */
  readonly changed: ReadonlySet<string>;
  /** Own items in use that carry a code which is off. */
  readonly itemsWithOffCodes: number;
  readonly chosen: ChosenList;
  readonly onChoose: (list: ChosenList) => void;
}

/** The lists of codes with their counts, and below them the classifications, which come from a file. */
export function ClassList(props: ClassListProps) {
  const { classes: all, changed, itemsWithOffCodes, chosen, onChoose } = props;
  const { t } = useWords('codes');
  const line = (list: ChosenList) => ({
    name: 'code-list',
    isChosen: isSameList(list, chosen),
    onChoose: () => onChoose(list),
  });
  const isOffShown = itemsWithOffCodes > 0 || chosen.is === 'off-in-use';
  const total = all.reduce((sum, { codeCount }) => sum + codeCount, 0);
  return (
    <SideList
      label={t('lists')}
      pane="classes"
      foot={<ClassificationsLine {...line({ is: 'classifications' })} />}
    >
      <SideListLine {...line(ALL_LISTS)}>
        <ClassLine name={t('all-lists')} count={all.length === 0 ? '' : formatCount(total)} />
      </SideListLine>
      {isOffShown && (
        <SideListLine {...line({ is: 'off-in-use' })}>
          <ClassLine
            name={t('list-off-in-use')}
            count={formatCount(itemsWithOffCodes)}
            countTitle={t('items', { count: itemsWithOffCodes })}
          />
        </SideListLine>
      )}
      {all.map((known) => (
        <SideListLine key={known.code} {...line({ is: 'class', code: known.code })}>
          <OneClass known={known} isChanged={changed.has(known.code)} />
        </SideListLine>
      ))}
    </SideList>
  );
}

function OneClass({ known, isChanged }: { known: CodeClass; isChanged: boolean }) {
  const { t } = useWords('codes');
  const { code, name, codeCount, offCount } = known;
  return (
    <ClassLine
      code={code}
      name={<span lang="en">{name}</span>}
      isChanged={isChanged}
      count={formatCount(codeCount)}
      countTitle={offCount > 0 ? t('off-count', { count: offCount }) : undefined}
    />
  );
}

interface ClassLineProps {
  readonly code?: string;
  readonly name: ReactNode;
  readonly isChanged?: boolean;
  readonly count: string;
  readonly countTitle?: string | undefined;
}

function ClassLine({ code = '', name, isChanged = false, count, countTitle }: ClassLineProps) {
  return (
    <span className={classes['line']}>
      <span className={classes['code']}>{code}</span>
      <span className={classes['name']}>
        {name}
        {isChanged && <ChangedDot />}
      </span>
      <span className={classes['count']} title={countTitle}>
        {count}
      </span>
    </span>
  );
}

function ChangedDot() {
  const { t } = useWords('codes');
  return (
    <span className={classes['dot']} title={t('changed-lately')}>
      <VisuallyHidden>({t('changed-lately')})</VisuallyHidden>
    </span>
  );
}
