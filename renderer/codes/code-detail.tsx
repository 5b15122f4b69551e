import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { CodeChange, CodeClass, CodeRow } from '../../shared/codes/code.ts';
import { FactList } from '../design/fact-list.tsx';
import { useWords, type Say } from '../words/use-words.ts';
import { ChangeText } from './changes/change-text.tsx';
import { KindWord } from './changes/kind-word.tsx';
import { rateText } from './code-text.ts';
import { useClassOfField } from './use-class-of-field.ts';
import { useCopy } from './use-copy-key.ts';
import classes from './code-detail.module.css';

interface CodeDetailProps {
  readonly row: CodeRow;
  readonly all: readonly CodeClass[];
  /** What the last refresh changed. */
  readonly changes: readonly CodeChange[];
  readonly onItems: () => void;
}

/** Everything about one code: its fields, what the last refresh changed in it, and the way to the items with it. */
export function CodeDetail({ row, all, changes, onItems }: CodeDetailProps) {
  const { t } = useWords('codes');
  const { taxClass } = useClassOfField();
  const copy = useCopy();
  const own = changes.filter(({ classCode, code }) => classCode === row.classCode && code === row.code);
  const { usedBy } = row;
  return (
    <>
      <FactList title={listName(row, all)} facts={factsOf(row, all, row.classCode === taxClass, t)} />
      <div className={classes['deeds']}>
        <Button
          variant="default"
          leftSection={<IconCopy size="1rem" aria-hidden />}
          onClick={() => copy(row.code)}
        >
          {t('copy')}
        </Button>
        {usedBy !== null && usedBy > 0 && (
          <Button variant="default" onClick={onItems}>
            {t('show-items', { count: usedBy })}
          </Button>
        )}
      </div>
      {own.length > 0 && (
        <>
          <h3 className={classes['title']}>{t('last-changes')}</h3>
          {own.map((change) => (
            <p key={change.id} className={classes['change']}>
              <KindWord kind={change.kind} />
              <ChangeText change={change} isRate={row.classCode === taxClass} />
            </p>
          ))}
        </>
      )}
    </>
  );
}

function listName({ classCode }: CodeRow, all: readonly CodeClass[]): string {
  return `${classCode} ${all.find(({ code }) => code === classCode)?.name ?? ''}`.trim();
}

type Fact = readonly [label: string, value: ReactNode];

function factsOf(row: CodeRow, all: readonly CodeClass[], isTaxClass: boolean, t: Say<'codes'>): Fact[] {
  const labels = all.find(({ code }) => code === row.classCode)?.labels;
  const values = ([0, 1, 2] as const).flatMap((place): Fact[] => {
    const value = row.values[place];
    const label =
      labels?.[place] ?? (place === 0 ? t('column-value') : t('value-number', { number: place + 1 }));
    return value === null || value === '' ? [] : [[label, said(withRate(value, isTaxClass && place === 0))]];
  });
  return [
    [t('column-code'), said(row.code)],
    [t('column-name'), said(row.name)],
    ...(row.description === null ? [] : [[t('column-description'), said(row.description)] as const]),
    ...values,
    ...(row.sortOrder === null ? [] : [[t('sort-order'), String(row.sortOrder)] as const]),
    [t('column-in-use'), row.inUse ? t('in-use') : t('off')],
    [t('column-used-by'), row.usedBy === null ? t('no-field') : t('items', { count: row.usedBy })],
  ];
}

/** The authority's own words are English whatever the language of the screen. */
function said(text: string): ReactNode {
  return <span lang="en">{text}</span>;
}

function withRate(value: string, isRate: boolean): string {
  const rate = isRate ? rateText(value) : null;
  return rate === null ? value : `${rate} (${value})`;
}
