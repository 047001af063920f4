import type { Input } from '@fachwerk/base/contract';
import { isId, useListState } from '@fachwerk/react/list-state';
import { useList } from '@fachwerk/react/use-list';
import { customerStream, NewsletterState } from '../../contract.ts';
import { type CustomerFigure, CustomerSort, customerApi } from '../../contract-staff.ts';
import { customerTagApi } from '../../contract-tags.ts';

type Filter = Input<typeof customerApi.list>['filter'];
/** The most one answer holds. */
const MOST = 200;
/** Until the server has said which figures there are: so that columns stay where they are for most. */
const USUAL: readonly CustomerFigure[] = ['spentCents', 'openCents', 'orders', 'lastContactAt'];

/** What the address asks for, and what the server answers; looks again when something happens to a customer. */
export function useCustomerList() {
  const state = useListState({
    sort: CustomerSort.options,
    dir: 'desc',
    filters: { state: ['blocked', 'active'], newsletter: NewsletterState.options, open: ['yes', 'no'], tag: isId },
  });
  const filter: Filter = {
    sort: state.sort,
    dir: state.dir,
    limit: 50,
    ...(state.search && { search: state.search }),
    ...(state.filters.state && { isBlocked: state.filters.state === 'blocked' }),
    ...(state.filters.open && { hasOpen: state.filters.open === 'yes' }),
    ...(state.filters.tag && { tagId: state.filters.tag }),
    ...(state.filters.newsletter && { newsletter: state.filters.newsletter }),
  };
  const list = useList(customerApi.list, {
    state,
    input: { filter },
    rows: ({ customers }) => customers,
    next: ({ next }, { input }) => next && { filter: { ...input.filter, after: next } },
    total: ({ total }) => total,
    largest: { filter: { ...filter, limit: MOST } },
    live: { hints: [customerStream], asks: [customerApi.list, customerApi.find, customerTagApi.list] },
  });
  return { list, figures: new Set(list.first?.figures ?? USUAL) };
}
