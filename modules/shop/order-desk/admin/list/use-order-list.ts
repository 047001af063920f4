import type { Input } from '@fachwerk/base/contract';
import { timeRange } from '@fachwerk/logs/rules/time-range';
import { OrderStatus, PaymentState } from '@fachwerk/orders/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { useAsk } from '@fachwerk/react/call';
import { isDay, isId, useListState } from '@fachwerk/react/list-state';
import { HOUSE_ZONE } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { useMemo } from 'react';
import { orderLive } from '../order-live.ts';

/** How orders of goods are handed over, where a company sells any. */
export const DELIVERY_TYPES = ['delivery', 'pickup', 'shipment', 'totable', 'box'] as const;

/** What the address asks for, and what the server answers: the board has its tabs by status, the table filters by it. */
export function useOrderList({ hasTabs }: { hasTabs: boolean }) {
  const state = useListState({
    choices: {
      status: OrderStatus.options,
      payment: PaymentState.options,
      company: isId,
      customer: isId,
      item: isId,
      note: ['yes'],
      type: DELIVERY_TYPES,
      from: isDay,
      to: isDay,
    },
    ...(hasTabs && { tab: 'status' }),
  });
  const { status, payment, company, customer, item, note, type, from, to } = state.chosen;
  const days = useDays(from[0], to[0]);
  const narrowing: Input<typeof orderApi.list>['filter'] = {
    ...(state.search && { search: state.search }),
    ...(payment.length > 0 && { paymentStates: [...payment] }),
    ...(company[0] && { companyId: company[0] }),
    ...(customer[0] && { customerId: customer[0] }),
    ...(item[0] && { itemId: item[0] }),
    ...(note.length > 0 && { hasNote: true }),
    ...(type.length > 0 && { deliveryTypes: [...type] }),
  };
  const span = { ...days, filter: { ...narrowing, ...(status.length > 0 && { statuses: [...status] }) } };
  return {
    state,
    span,
    list: useList(orderApi.list, {
      state,
      input: { ...span, excludeIds: [] },
      rows: ({ orders }) => orders,
      next: ({ next }) => next && { before: next },
      live: orderLive,
    }),
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
