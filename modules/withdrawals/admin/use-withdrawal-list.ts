import { call, useAsk, useAskPages } from '@fachwerk/react/call';
import { useListState } from '@fachwerk/react/list-state';
import { type Withdrawal, type WithdrawalFilter, withdrawalApi } from '../contract.ts';

/** `new` stands without a word in the address. */
export const TABS = ['new', 'answered', 'all'] as const;
export type WithdrawalTab = (typeof TABS)[number];

/** What the address asks for, and what the server answers. */
export function useWithdrawalList() {
  const state = useListState({ filters: { state: ['answered', 'all'] } });
  const tab: WithdrawalTab = state.filters.state ?? 'new';
  const filter: WithdrawalFilter = {
    ...(tab !== 'all' && { state: tab }),
    ...(state.search && { search: state.search }),
  };
  const pages = useAskPages(withdrawalApi.list, { filter }, ({ next }) =>
    next ? { filter: { ...filter, before: next } } : null,
  );
  return {
    // The tab itself narrows nothing: what is empty there is empty.
    state: { ...state, isNarrowed: state.search !== '' },
    tab,
    filter,
    pages,
    withdrawals: pages.data?.pages.flatMap((page) => page.withdrawals),
    counts: useAsk(withdrawalApi.counts, {}).data,
  };
}

/** All that match, for the export: page after page. */
export async function everyWithdrawal(filter: WithdrawalFilter): Promise<Withdrawal[]> {
  const found: Withdrawal[] = [];
  let before: string | undefined;
  for (;;) {
    const { withdrawals, next } = await call(withdrawalApi.list, { filter: { ...filter, ...(before && { before }) } });
    found.push(...withdrawals);
    if (!next) return found;
    before = next;
  }
}
