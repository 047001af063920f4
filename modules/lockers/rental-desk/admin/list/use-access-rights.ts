import { RentalPhase } from '@fachwerk/active-rentals/contract';
import { RentalTerm } from '@fachwerk/locations/contract';
import { useAsk } from '@fachwerk/react/call';
import { isDay, isId, useListState } from '@fachwerk/react/list-state';
import { HOUSE_ZONE, useNow } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { useMemo } from 'react';
import { type AccessRightFilter, accessRightApi } from '../../contract.ts';
import { rentalLive } from '../badge/rental-live.ts';
import { SPANS, spanOf } from './list-span.ts';
import { TAB_NAMES, TABS } from './list-tabs.ts';

const MINUTE_MS = 60_000;
/** The most a page may have (contract). */
const MOST = 200;
const isSize = (value: string) => /^[\w-]{1,6}$/.test(value);

const choices = {
  tab: TAB_NAMES,
  phase: RentalPhase.options,
  location: isId,
  size: isSize,
  term: RentalTerm.options,
  revoked: ['yes', 'no'],
  time: SPANS,
  from: isDay,
  to: isDay,
  customer: isId,
  lock: isId,
} as const;

const ORDERS = {
  begin: { asc: 'first_starting', desc: 'newest' },
  end: { asc: 'first_ending', desc: 'last_ending' },
} as const;

/** What the address asks for, and what the server answers. */
export function useAccessRights() {
  const { filter, tab, state, begins } = useFilter();
  const { location } = state.chosen;
  // The newest begin first: what begins in a span stands before everything that only ends in it.
  const isIn = ({ startsAt }: { startsAt: Date }) => !begins || startsAt >= begins;
  const only = location.length === 1 ? { locationId: location[0]! } : {};
  return {
    state,
    tab,
    list: useList(accessRightApi.list, {
      state,
      input: { filter },
      rows: ({ accessRights }) => accessRights.filter(isIn),
      next: ({ accessRights, next }, { input }) =>
        next && accessRights.every(isIn) ? { filter: { ...input.filter, after: next } } : null,
      largest: { filter: { ...filter, limit: MOST } },
      live: rentalLive,
    }),
    only,
    stats: useAsk(accessRightApi.stats, only, { keepPrevious: true }),
  };
}

export type AccessRightListState = ReturnType<typeof useAccessRights>['state'];

function useFilter() {
  const list = useListState({ choices, sort: ['begin', 'end'], dir: 'desc' });
  const { phase, location, size, term, revoked, time, from, to, customer, lock } = list.chosen;
  // Whoever comes for one customer or one box wants to see all of it.
  const tab = list.chosen.tab[0] ?? (customer[0] || lock[0] || phase[0] ? 'all' : 'active');
  const within = phase.filter((each) => (TABS[tab] as readonly RentalPhase[]).includes(each));
  const span = useSpan(time[0], { from: from[0] ?? '', to: to[0] ?? '' });
  const narrowing: AccessRightFilter = {
    ...span,
    ...(list.search && { search: list.search.slice(0, 100) }),
    ...(within.length > 0 && { phases: within }),
    ...(location.length > 0 && { locationIds: [...location] }),
    ...(size.length > 0 && { sizeCodes: [...size] }),
    ...(term[0] && { term: term[0] }),
    ...(revoked[0] && { isRevoked: revoked[0] === 'yes' }),
    ...(customer[0] && { customerId: customer[0] }),
    ...(lock[0] && { lockId: lock[0] }),
  };
  // What begins in a span is read newest first; otherwise who comes next stands first.
  const isSorted = time[0] !== 'begins' && new URLSearchParams(list.query).has('sort');
  const isNextFirst = tab === 'upcoming' && time[0] !== 'begins' && !isSorted;
  const sort = isSorted ? list.sort : 'begin';
  const dir = isNextFirst ? 'asc' : isSorted ? list.dir : 'desc';
  const order = ORDERS[sort][dir];
  const keepTab = (search = '') => list.apply(new URLSearchParams({ tab, ...(search && { q: search }) }).toString());
  return {
    tab,
    begins: time[0] === 'begins' ? span.from : undefined,
    filter: {
      ...(tab !== 'all' && { phases: [...TABS[tab]] }),
      ...(order !== 'newest' && { order }),
      ...narrowing,
    },
    state: {
      ...list,
      sort,
      dir,
      isNarrowed: Object.keys(narrowing).length > 0,
      reset: () => keepTab(),
      chooseNothing: () => keepTab(list.search),
    },
  };
}

/** Moves with the clock by whole minutes, so that the same is not asked again and again. */
function useSpan(time: (typeof SPANS)[number] | undefined, { from, to }: { from: string; to: string }) {
  const minute = Math.floor(useNow().getTime() / MINUTE_MS);
  const span = useMemo(
    () => spanOf(time, { from, to }, new Date(minute * MINUTE_MS), HOUSE_ZONE),
    [time, from, to, minute],
  );
  return { ...(span.from && { from: span.from }), ...(span.to && { to: span.to }) };
}
