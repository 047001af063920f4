import { useAsk } from '@fachwerk/react/call';
import { useListState } from '@fachwerk/react/list-state';
import { useList } from '@fachwerk/react/use-list';
import { type WithdrawalFilter, withdrawalApi, withdrawalStream } from '../contract.ts';

/** `new` stands without a word in the address. */
export const TABS = ['new', 'answered', 'all'] as const;
export type WithdrawalTab = (typeof TABS)[number];

/** What the address asks for, and what the server answers. */
export function useWithdrawalList() {
  const state = useListState({ filters: { state: ['answered', 'all'] }, tab: 'state' });
  const tab: WithdrawalTab = state.filters.state ?? 'new';
  const filter: WithdrawalFilter = {
    ...(tab !== 'all' && { state: tab }),
    ...(state.search && { search: state.search }),
  };
  return {
    state,
    tab,
    list: useList(withdrawalApi.list, {
      state,
      input: { filter },
      rows: ({ withdrawals }) => withdrawals,
      next: ({ next }) => next && { filter: { ...filter, before: next } },
      live: { hints: [withdrawalStream] },
    }),
    counts: useAsk(withdrawalApi.counts, {}).data,
  };
}
