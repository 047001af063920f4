import type { Input } from '@fachwerk/base/contract';
import { isId, useListState } from '@fachwerk/react/list-state';
import { useList } from '@fachwerk/react/use-list';
import { catalogStream, ItemSort, ItemState, itemApi } from '../contract.ts';
import { categoryApi } from '../contract-category.ts';

export { FormSection } from './editor/form-section.tsx';
export { FurtherFields } from './editor/further-fields.tsx';
export { GeneralFields } from './editor/general-fields.tsx';
export {
  dataFrom,
  faultsOf,
  ItemValues,
  itemFormPath,
  itemValues,
  newItemValues,
} from './editor/item-values.ts';
export { SaleSwitch } from './editor/stock-panel.tsx';
export { TimesFields } from './editor/times-fields.tsx';
export { useCategorySaved } from './editor/use-category-saved.ts';
export { useConflictLabels } from './editor/use-conflict-words.ts';
export { WarnField } from './editor/warn-field.tsx';

type Filter = Input<typeof itemApi.list>['filter'];
/** The most one answer holds. */
export const MOST_ITEMS = 200;

/** What the address asks for, and what the server answers, for the list and the table; looks again when somebody changes the range. */
export function useItemList({ limit = 50 } = {}) {
  const state = useListState({ sort: ItemSort.options, filters: { category: isId, state: ItemState.options } });
  const { category, state: wanted } = state.filters;
  const filter: Filter = {
    sort: state.sort,
    dir: state.dir,
    limit,
    ...(state.search && { search: state.search }),
    ...(category && { categoryId: category }),
    ...(wanted && { state: wanted }),
  };
  return useList(itemApi.list, {
    state,
    input: { filter },
    rows: ({ items }) => items,
    next: ({ next }, { input }) => next && { filter: { ...input.filter, after: next } },
    total: ({ total }) => total,
    largest: { filter: { ...filter, limit: MOST_ITEMS } },
    live: { hints: [catalogStream], asks: [itemApi.list, itemApi.find, categoryApi.list] },
  });
}
