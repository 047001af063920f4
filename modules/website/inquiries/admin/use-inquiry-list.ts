import { useAsk } from '@fachwerk/react/call';
import { isId, useListState } from '@fachwerk/react/list-state';
import { useList } from '@fachwerk/react/use-list';
import { type InquiryFilter, InquiryKind, inquiryApi, inquiryStream } from '../contract.ts';

/** `open` stands without a word in the address. */
export const TABS = ['open', 'done', 'all'] as const;
export type InquiryTab = (typeof TABS)[number];

/** What the address asks for, and what the server answers. */
export function useInquiryList() {
  const state = useListState({
    filters: { state: ['done', 'all'], kind: InquiryKind.options, page: isId },
    tab: 'state',
  });
  const tab: InquiryTab = state.filters.state ?? 'open';
  const { kind, page } = state.filters;
  const filter: InquiryFilter = {
    ...(tab !== 'all' && { state: tab }),
    ...(kind && { kind }),
    ...(page && { pageId: page }),
    ...(state.search && { search: state.search }),
  };
  return {
    state,
    tab,
    list: useList(inquiryApi.list, {
      state,
      input: { filter },
      rows: ({ inquiries }) => inquiries,
      next: ({ next }) => next && { filter: { ...filter, before: next } },
      live: { hints: [inquiryStream] },
    }),
    overview: useAsk(inquiryApi.overview, {}).data,
  };
}
