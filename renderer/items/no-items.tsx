import { Button } from '@mantine/core';
import { useBeginSetup } from '../app/use-begin-setup.ts';
import { useProgram } from '../bridge/program.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { useWords } from '../words/use-words.ts';
import { FIRST_FILTER, hasConditions, listRequestOf, NO_CONDITIONS, type ItemFilter } from './item-filter.ts';
import classes from './items-screen.module.css';

interface NoItemsProps {
  readonly filter: ItemFilter;
  readonly onFilter: (part: Partial<ItemFilter>) => void;
}

/** Why there is nothing in the list, and the one way on from there (ux §4.4). */
export function NoItems({ filter, onFilter }: NoItemsProps) {
  const { t } = useWords('items');
  const { text, view, where } = filter;
  if (text !== '') return <NothingFound filter={filter} onFilter={onFilter} />;
  if (hasConditions(where)) {
    const clear = <Button onClick={() => onFilter({ where: NO_CONDITIONS })}>{t('filters-clear')}</Button>;
    return <EmptyState text={t('none-filtered')} action={clear} />;
  }
  if (view === 'all' || view === 'in-use') {
    return <NoneYet />;
  }
  return (
    <EmptyState
      text={t('none-in-view', { view: t(`view-${view}`) })}
      action={<Button onClick={() => onFilter({ view: 'all' })}>{t('show-all')}</Button>}
    />
  );
}

/** The first item, or a pretend shop to try it in. */
function NoneYet() {
  const { t } = useWords('items');
  const { shop } = useProgram();
  const begin = useBeginSetup();
  const add = (
    <LinkButton to="/items/new" variant="filled">
      {t('empty-add')}
    </LinkButton>
  );
  const practise = (
    <Button variant="subtle" onClick={() => void begin.anotherShop()}>
      {t('empty-practise')}
    </Button>
  );
  return (
    <EmptyState text={t('empty')} action={add} link={shop?.environment === 'practice' ? null : practise} />
  );
}

/** A word of the shop that is close to what was typed is offered (ux §4.4 "did you mean"). */
function NothingFound({ filter, onFilter }: NoItemsProps) {
  const { t } = useWords('items');
  const { text } = filter;
  const meant = useAnswer('items', 'didYouMean', { text }).data ?? null;
  // Counted in the list that is looked at, not in the whole shop; a selection is always counted whole.
  const list = listRequestOf({ ...filter, text: meant?.text ?? '' });
  const found = useAnswer(
    'items',
    'selected',
    { selection: { is: 'all', list, except: [] }, from: 0, count: 1 },
    { enabled: meant !== null },
  ).data;
  const showAll = () => onFilter({ text: '', view: 'all', where: FIRST_FILTER.where });
  return (
    <EmptyState
      text={
        <>
          {t('none-match', { text })}{' '}
          {meant !== null && found !== undefined && found.total > 0 && (
            <>
              {t('did-you-mean')}{' '}
              <button
                type="button"
                className={classes['meaning']}
                onClick={() => onFilter({ text: meant.text })}
              >
                {t('meant', { text: meant.text, count: found.total })}
              </button>
            </>
          )}
        </>
      }
      action={<Button onClick={showAll}>{t('filters-clear')}</Button>}
    />
  );
}
