import { dueAt } from '@fachwerk/fulfilment/rules/promise';
import type { Area } from '@fachwerk/shop/contract-area';
import { findArea } from '@fachwerk/shop/rules/area';
import type { Ticket } from '../contract.ts';

/** One part of town: who gets something there, by the time it was promised. */
export type TourPart = { readonly area: string; readonly stops: readonly Ticket[]; readonly toCollectCents: number };

const time = (ticket: Ticket) => dueAt(ticket)?.getTime() ?? Number.POSITIVE_INFINITY;

/** What is to be brought, by area and time: the area where somebody waits first comes first. A postcode without an area stands for itself. */
export function tourOf(tickets: readonly Ticket[], areas: readonly Area[]): TourPart[] {
  const sorted = tickets.toSorted((a, b) => time(a) - time(b) || a.number.localeCompare(b.number));
  const parts = Map.groupBy(sorted, ({ address }) => areaOf(areas, address?.postcode ?? ''));
  return [...parts].map(([area, stops]) => ({
    area,
    stops,
    toCollectCents: stops.reduce((sum, { dueCents }) => sum + dueCents, 0),
  }));
}

function areaOf(areas: readonly Area[], postcode: string): string {
  const area = findArea({ areas }, postcode);
  return area ? area.name || area.postcode : postcode;
}
