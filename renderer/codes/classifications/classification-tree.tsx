import type { KeyboardEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ClassificationRow } from '../../../shared/codes/classification.ts';
import { useKeptState } from '../../design/use-kept-state.ts';
import { useWords } from '../../words/use-words.ts';
import { focusRow } from '../focus-row.ts';
import { Breadcrumb, type TreePlace } from './breadcrumb.tsx';
import { ClassificationList } from './classification-list.tsx';
import classes from './classifications.module.css';

interface ClassificationTreeProps {
  readonly text: string;
  readonly onLoad: () => void;
  /** Where the list came from. */
  readonly children: ReactNode;
}

/**
 * The classifications level by level: Enter or Right goes into an entry, Left goes up. A search and the favourites
 * look through all levels.
 */
export function ClassificationTree({ text: typed, onLoad, children }: ClassificationTreeProps) {
  const [place, setPlace] = useKeptState<TreePlace>('classifications.path', []);
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const [text] = useDebouncedValue(typed, TYPING_REST_MS);
  const box = useRef<HTMLDivElement>(null);
  const isTree = text === '' && !onlyFavourites;
  const goTo = (next: TreePlace) => {
    const wasInside = box.current?.contains(document.activeElement) ?? false;
    flushSync(() => setPlace(next));
    // The keyboard stays in the list when another level takes the place of the one before.
    if (wasInside) focusRow(box.current);
  };
  const open = ({ code, name, childCount }: ClassificationRow) => {
    if (isTree && childCount > 0) goTo([...place, { code, name }]);
  };
  const onTreeKey = (event: KeyboardEvent, row: ClassificationRow) => {
    if (event.key === 'ArrowRight') open(row);
    if (event.key === 'ArrowLeft' && isTree && place.length > 0) goTo(place.slice(0, -1));
  };
  return (
    <>
      <Head onlyFavourites={onlyFavourites} onOnlyFavourites={setOnlyFavourites} onLoad={onLoad}>
        {children}
      </Head>
      {isTree && <Breadcrumb place={place} onGo={goTo} />}
      <div ref={box} className={classes['rows']}>
        <ClassificationList
          place={isTree ? place : null}
          asked={{ text, onlyFavourites }}
          onOpen={open}
          onTreeKey={onTreeKey}
        />
      </div>
    </>
  );
}

interface HeadProps {
  readonly onlyFavourites: boolean;
  readonly onOnlyFavourites: (onlyFavourites: boolean) => void;
  readonly onLoad: () => void;
  readonly children: ReactNode;
}

function Head({ onlyFavourites, onOnlyFavourites, onLoad, children }: HeadProps) {
  const { t } = useWords('classifications');
  return (
    <header className={classes['head']}>
      {children}
      <Switch
        label={t('only-favourites')}
        checked={onlyFavourites}
        onChange={(event) => onOnlyFavourites(event.currentTarget.checked)}
      />
      <Button variant="default" onClick={onLoad}>
        {t('load')}
      </Button>
    </header>
  );
}

/** Short enough to feel immediate, long enough that a fast typist asks once. */
const TYPING_REST_MS = 80;
