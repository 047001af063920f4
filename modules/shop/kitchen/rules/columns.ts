import type { FulfilmentState } from '@fachwerk/fulfilment/contract';
import { startsAt } from '@fachwerk/fulfilment/rules/promise';
import type { Ticket } from '../contract.ts';

export const COLUMNS = ['new', 'accepted', 'making', 'ready'] as const;
export type Column = (typeof COLUMNS)[number];

/** What is on its way lies below what is ready: nobody works on it in the kitchen. */
export const COLUMN_OF: Partial<Record<FulfilmentState, Column>> = {
  new: 'new',
  accepted: 'accepted',
  making: 'making',
  ready: 'ready',
  on_way: 'ready',
};

/** The oldest first; what is only begun later comes after everything that is due, by its time. */
export function sortedTickets<T extends Ticket>(tickets: readonly T[], now: Date): T[] {
  return tickets.toSorted((a, b) => rank(a, now) - rank(b, now) || time(a, now) - time(b, now));
}

export function isForLater(ticket: Ticket, now: Date): boolean {
  const begins = startsAt(ticket);
  return ticket.wishedAt !== null && begins !== null && begins > now && ticket.state !== 'on_way';
}

const rank = (ticket: Ticket, now: Date) => (ticket.state === 'on_way' ? 2 : isForLater(ticket, now) ? 1 : 0);

const time = (ticket: Ticket, now: Date) =>
  (isForLater(ticket, now)
    ? (ticket.promisedAt ?? ticket.wishedAt)
    : (ticket.arrivedAt ?? ticket.placedAt)
  )?.getTime() ?? 0;
