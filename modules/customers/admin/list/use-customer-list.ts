import type { Input } from '@fachwerk/base/contract';
import { askKey, call, useAskPages } from '@fachwerk/react/call';
import { useListState } from '@fachwerk/react/list-state';
import { useStream } from '@fachwerk/react/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { customerStream, NewsletterState } from '../../contract.ts';
import { type CustomerRow, CustomerSort, customerApi } from '../../contract-staff.ts';

type Filter = Input<typeof customerApi.list>['filter'];
/** The most one answer holds. */
const EXPORT_STEP = 200;

/** What the address asks for, and what the server answers; looks again when something happens to a customer. */
export function useCustomerList() {
  const client = useQueryClient();
  const lookAgain = () => {
    for (const endpoint of [customerApi.list, customerApi.find]) {
      void client.invalidateQueries({ queryKey: askKey(endpoint) });
    }
  };
  useStream(customerStream, lookAgain, lookAgain);
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
  const pages = useAskPages(customerApi.list, { filter }, ({ next }) =>
    next ? { filter: { ...filter, after: next } } : null,
  );
  const total = pages.data?.pages[0]?.total;
  return { state, filter, pages, total, customers: pages.data?.pages.flatMap((page) => page.customers) };
}

/** All that match, for the export: page after page. */
export async function everyCustomer(filter: Filter): Promise<CustomerRow[]> {
  const found: CustomerRow[] = [];
  let after: string | undefined;
  for (;;) {
    const asked = { ...filter, limit: EXPORT_STEP, ...(after && { after }) };
    const { customers, next } = await call(customerApi.list, { filter: asked });
    found.push(...customers);
    if (!next) return found;
    after = next;
  }
}
