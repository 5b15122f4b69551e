import { ITEM_VIEWS, type ItemView } from '../../shared/items/item-views.ts';
import { ChoiceBar } from '../design/choice-bar.tsx';
import { useWords } from '../words/use-words.ts';

interface ItemViewsProps {
  readonly value: ItemView;
  readonly onChange: (view: ItemView) => void;
}

/** The ready views of the item list. */
export function ItemViews({ value, onChange }: ItemViewsProps) {
  const { t } = useWords('items');
  const choices = ITEM_VIEWS.map((view) => ({ value: view, label: t(`view-${view}`) }));
  return <ChoiceBar label={t('view')} choices={choices} value={value} onChange={onChange} />;
}
