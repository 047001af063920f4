import type { Input } from '@fachwerk/base/contract';
import { timeRange } from '@fachwerk/logs/rules/time-range';
import { OrderStatus, PaymentState } from '@fachwerk/orders/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { useAsk, useAskPages } from '@fachwerk/react/call';
import { useListState } from '@fachwerk/react/list-state';
import { HOUSE_ZONE } from '@fachwerk/react/time';
import { useMemo } from 'react';

const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** What the address asks for, and what the server answers: the same for the board and for the table. */
export function useOrderList() {
  const state = useListState({
    choices: {
      status: OrderStatus.options,
      payment: PaymentState.options,
      company: isId,
      customer: isId,
      note: ['yes'],
      from: isDay,
      to: isDay,
    },
  });
  const { status, payment, company, customer, note, from, to } = state.chosen;
  const days = useDays(from[0], to[0]);
  const narrowing: Input<typeof orderApi.list>['filter'] = {
    ...(state.search && { search: state.search }),
    ...(payment.length > 0 && { paymentStates: [...payment] }),
    ...(company[0] && { companyId: company[0] }),
    ...(customer[0] && { customerId: customer[0] }),
    ...(note.length > 0 && { hasNote: true }),
  };
  const span = { ...days, filter: { ...narrowing, ...(status.length > 0 && { statuses: [...status] }) } };
  const pages = useAskPages(orderApi.list, { ...span, excludeIds: [] }, ({ next }) => (next ? { before: next } : null));
  return {
    state,
    span,
    isNarrowed: Object.keys(narrowing).length + Object.keys(days).length > 0,
    pages,
    orders: pages.data?.pages.flatMap((page) => page.orders),
    counts: useAsk(orderApi.counts, { ...days, filter: narrowing }, { keepPrevious: true }).data,
  };
}

export type OrderListState = ReturnType<typeof useOrderList>['state'];

/** Whole days where the house stands; the last one counts. */
function useDays(from: string | undefined, to: string | undefined): { from?: Date; to?: Date } {
  return useMemo(() => {
    const own = { from: from ? `${from}T00:00` : '', to: to ? `${dayAfter(to)}T00:00` : '' };
    const range = timeRange('own', own, new Date(), HOUSE_ZONE);
    return { ...(range.from && { from: range.from }), ...(range.to && { to: range.to }) };
  }, [from, to]);
}

function dayAfter(day: string): string {
  const at = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
}
