import { useAsk } from '@fachwerk/react/call';
import { isId, useListState } from '@fachwerk/react/list-state';
import { useList } from '@fachwerk/react/use-list';
import { type ReviewFilter, reviewApi, reviewStream } from '../contract.ts';

/** `waiting` stands without a word in the address. */
export const TABS = ['waiting', 'published', 'rejected', 'all'] as const;
export type ReviewTab = (typeof TABS)[number];

export const STARS = ['5', '4', '3', '2', '1'] as const;

/** What the address asks for, and what the server answers. */
export function useReviewList() {
  const state = useListState({
    filters: { state: ['published', 'rejected', 'all'], stars: STARS, item: isId },
    tab: 'state',
  });
  const tab: ReviewTab = state.filters.state ?? 'waiting';
  const { stars, item } = state.filters;
  const filter: ReviewFilter = {
    ...(tab !== 'all' && { state: tab }),
    ...(stars && { stars: Number(stars) }),
    ...(item && { itemId: item }),
    ...(state.search && { search: state.search }),
  };
  return {
    state,
    tab,
    item,
    list: useList(reviewApi.list, {
      state,
      input: { filter },
      rows: ({ reviews }) => reviews,
      next: ({ next }) => next && { filter: { ...filter, before: next } },
      live: { hints: [reviewStream] },
    }),
    overview: useAsk(reviewApi.overview, {}).data,
  };
}
