import { LANGUAGES } from '@fachwerk/base/language';
import { useListState } from '@fachwerk/react/list-state';
import { useList } from '@fachwerk/react/use-list';
import { TextArea, type TextFilter, TextState, textStream, translationApi } from '../contract.ts';

export const AREA_TABS = [...TextArea.options, 'all'] as const;

/** What the address asks for, and what the server answers. The pages of the site stand without a word in it. */
export function useTextList() {
  const state = useListState({
    filters: { area: ['mails', 'admin', 'all'], state: TextState.options, language: LANGUAGES },
    tab: 'area',
  });
  const { area: tab = 'site', state: textState, language } = state.filters;
  const filter: TextFilter = {
    ...(tab !== 'all' && { area: tab }),
    ...(textState && { state: textState }),
    ...(language && { language }),
    ...(state.search && { search: state.search }),
  };
  const list = useList(translationApi.list, {
    state,
    input: { filter },
    rows: ({ constants }) => constants,
    total: ({ total }) => total,
    next: ({ next }) => next && { filter: { ...filter, after: next } },
    live: { hints: [textStream], asks: [translationApi.list, translationApi.find] },
  });
  return { state, tab, list };
}
