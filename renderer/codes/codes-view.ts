import type { CodedField } from '../../shared/codes/code.ts';
import { useKeptState } from '../design/use-kept-state.ts';
import { FIRST_FILTER, type CodesFilter } from './codes-filter.ts';

/** A code whose items are looked at. */
export interface CodeOfItems {
  readonly field: CodedField;
  readonly code: string;
  readonly name: string;
}

type CodesTab = 'lists' | 'changes';

/** Which part of the screen is looked at; who comes back finds it as it was left. */
export interface CodesView {
  readonly tab: CodesTab;
  /** The items that carry a code stand in the place of the tab's content. */
  readonly items: CodeOfItems | null;
  readonly openTab: (tab: CodesTab) => void;
  readonly openItems: (code: CodeOfItems) => void;
  readonly closeItems: () => void;
}

/** Where somebody is on the codes screen: which part of it, and which codes. */
export function useCodesPlace() {
  const view = useCodesView();
  const [filter, setFilter] = useKeptState<CodesFilter>('codes.filter', FIRST_FILTER);
  return {
    view,
    filter,
    setFilter,
    /** The lists themselves are in sight. */
    isBrowsing: view.tab === 'lists' && view.items === null,
    showOffInUse: () => {
      setFilter({ ...FIRST_FILTER, list: { is: 'off-in-use' } });
      view.openTab('lists');
    },
  };
}

function useCodesView(): CodesView {
  const [{ tab, items }, setView] = useKeptState<Pick<CodesView, 'tab' | 'items'>>('codes.view', {
    tab: 'lists',
    items: null,
  });
  return {
    tab,
    items,
    openTab: (next) => setView({ tab: next, items: null }),
    openItems: (code) => setView({ tab, items: code }),
    closeItems: () => setView({ tab, items: null }),
  };
}
