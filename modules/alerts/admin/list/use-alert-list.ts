import type { Input } from '@fachwerk/base/contract';
import { call, useAsk, useAskPages } from '@fachwerk/react/call';
import { useListState } from '@fachwerk/react/list-state';
import { type Alert, AlertKind, AlertPriority, type AlertState, alertApi } from '../../contract.ts';

/** `open` stands without a word in the address. */
export type AlertTab = 'open' | 'ended' | 'all';
export const TABS = ['open', 'ended', 'all'] as const satisfies readonly AlertTab[];

const STATES: Readonly<Record<AlertTab, AlertState[] | undefined>> = {
  open: ['open'],
  ended: ['settled', 'done'],
  all: undefined,
};

const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
/** The most the contract takes. */
const MOST_LOCATIONS = 200;

type Filter = Input<typeof alertApi.list>['filter'];

/** What the address asks for, and what the server answers. */
export function useAlertList() {
  const state = useListState({
    filters: { state: ['ended', 'all'] },
    choices: {
      priority: AlertPriority.options,
      kind: AlertKind.options,
      location: isId,
      assigned: ['mine', 'nobody'],
      lock: isId,
      controller: isId,
    },
  });
  const tab: AlertTab = state.filters.state ?? 'open';
  const { priority, kind, location, assigned, lock, controller } = state.chosen;
  const subjectId = lock[0] ?? controller[0];
  const states = STATES[tab];
  const filter: Filter = {
    ...(states && { states }),
    ...(state.search && { search: state.search }),
    ...(priority.length > 0 && { priorities: [...priority] }),
    ...(kind.length > 0 && { kinds: [...kind] }),
    ...(location.length > 0 && { locationIds: location.slice(0, MOST_LOCATIONS) }),
    ...(assigned[0] && { assigned: assigned[0] }),
    ...(subjectId && { subjectId }),
  };
  // The tab itself narrows nothing: what is empty there is empty.
  const { states: _, ...narrowing } = filter;
  const pages = useAskPages(alertApi.list, { filter }, ({ next }) =>
    next ? { filter: { ...filter, before: next } } : null,
  );
  return {
    state: { ...state, isNarrowed: Object.keys(narrowing).length > 0 },
    tab,
    filter,
    subjectId,
    pages,
    alerts: pages.data?.pages.flatMap((page) => page.alerts),
    counts: useAsk(alertApi.counts, {}).data,
  };
}

/** All that match, for the export: page after page. */
export async function everyAlert(filter: Filter): Promise<Alert[]> {
  const found: Alert[] = [];
  let before: string | undefined;
  for (;;) {
    const { alerts, next } = await call(alertApi.list, { filter: { ...filter, ...(before && { before }) } });
    found.push(...alerts);
    if (!next) return found;
    before = next;
  }
}
