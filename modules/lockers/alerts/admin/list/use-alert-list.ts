import type { Input } from '@fachwerk/base/contract';
import { useAsk } from '@fachwerk/react/call';
import { isId, useListState } from '@fachwerk/react/list-state';
import { useList } from '@fachwerk/react/use-list';
import { AlertFilter, AlertKind, AlertPriority, type AlertState, alertApi } from '../../contract.ts';
import { alertLive } from '../alert-live.ts';

/** `open` stands without a word in the address. */
export type AlertTab = 'open' | 'ended' | 'all';
export const TABS = ['open', 'ended', 'all'] as const satisfies readonly AlertTab[];

const STATES: Readonly<Record<AlertTab, AlertState[] | undefined>> = {
  open: ['open'],
  ended: ['settled', 'done'],
  all: undefined,
};

/** The most the contract takes. */
const MOST_LOCATIONS = 200;

const isDay = (value: string) => AlertFilter.safeParse({ from: value }).success;

type Filter = Input<typeof alertApi.list>['filter'];

/** What the address asks for, and what the server answers. */
export function useAlertList() {
  const state = useListState({
    filters: { state: ['ended', 'all'], from: isDay, to: isDay },
    tab: 'state',
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
  const { from, to } = state.filters;
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
    ...(from && { from }),
    ...(to && { to }),
  };
  return {
    state,
    tab,
    subjectId,
    days: { from, to },
    list: useList(alertApi.list, {
      state,
      input: { filter },
      rows: ({ alerts }) => alerts,
      next: ({ next }) => next && { filter: { ...filter, before: next } },
      live: alertLive,
    }),
    counts: useAsk(alertApi.counts, {}).data,
  };
}
