import type { Input } from '@fachwerk/base/contract';
import { useListState } from '@fachwerk/react/list-state';
import { useList } from '@fachwerk/react/use-list';
import { customerStream, NewsletterState } from '../../contract.ts';
import { CustomerSort, customerApi } from '../../contract-staff.ts';

type Filter = Input<typeof customerApi.list>['filter'];
/** The most one answer holds. */
const MOST = 200;

/** What the address asks for, and what the server answers; looks again when something happens to a customer. */
export function useCustomerList() {
  const state = useListState({
    sort: CustomerSort.options,
    dir: 'desc',
    filters: { state: ['blocked', 'active'], newsletter: NewsletterState.options },
  });
  const filter: Filter = {
    sort: state.sort,
    dir: state.dir,
    limit: 50,
    ...(state.search && { search: state.search }),
    ...(state.filters.state && { isBlocked: state.filters.state === 'blocked' }),
    ...(state.filters.newsletter && { newsletter: state.filters.newsletter }),
  };
  return useList(customerApi.list, {
    state,
    input: { filter },
    rows: ({ customers }) => customers,
    next: ({ next }, { input }) => next && { filter: { ...input.filter, after: next } },
    total: ({ total }) => total,
    largest: { filter: { ...filter, limit: MOST } },
    live: { hints: [customerStream], asks: [customerApi.list, customerApi.find] },
  });
}
