import type { Fulfilment } from '@fachwerk/fulfilment/contract';
import { dueAtHandover } from '@fachwerk/fulfilment/rules/due';
import { remainingLines } from '@fachwerk/order-corrections/rules/correcting';
import type { Order } from '@fachwerk/orders/contract';
import { listOrdersWithLines, type StoredLine } from '@fachwerk/orders/facade';
import { listCorrections } from '@fachwerk/orders/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import type { Ticket, TicketLine } from '../../contract.ts';

/** However many, in three statements. What a correction took off a paid order is not made. */
export async function ticketsOf(ctx: CompanyCtx, fulfilments: readonly Fulfilment[]): Promise<Ticket[]> {
  if (fulfilments.length === 0) return [];
  const ids = fulfilments.map(({ orderId }) => orderId);
  const [found, corrections] = await Promise.all([listOrdersWithLines(ctx, ids), listCorrections(ctx, ids)]);
  const correctionsOf = Map.groupBy(corrections, ({ orderId }) => orderId);
  const byId = new Map(found.map((each) => [each.order.id, each]));
  return fulfilments.flatMap((fulfilment) => {
    const { order, lines } = byId.get(fulfilment.orderId) ?? {};
    return order && lines
      ? [ticketOf(fulfilment, order, remainingLines(lines, correctionsOf.get(order.id) ?? []))]
      : [];
  });
}

function ticketOf(fulfilment: Fulfilment, order: Order, lines: readonly StoredLine[]): Ticket {
  const { contact, number, customerId, placedAt, totalCents, refundedCents } = order;
  return {
    ...fulfilment,
    number,
    customerId,
    placedAt,
    totalCents,
    refundedCents,
    customerName: fulfilment.address?.name || `${contact.firstName} ${contact.lastName}`.trim(),
    phone: fulfilment.address?.phone || contact.phone,
    lines: lines.filter(isMade).map(lineOf),
    charges: lines
      .filter((line) => !isMade(line))
      .map(({ title, totalCents: cents }) => ({ title, totalCents: cents })),
    dueCents: dueAtHandover(order),
  };
}

const isMade = ({ kind }: StoredLine) => kind === 'item';

/** What whoever sold it has written down for the kitchen; an older line may know nothing of it. */
const Data = z.object({
  note: z.catch(z.string(), ''),
  number: z.catch(z.string(), ''),
  kitchenTitle: z.catch(z.string(), ''),
  extras: z.catch(z.array(z.object({ title: z.string(), quantity: z.int() })), []),
});

function lineOf({ position, subjectId, title, detail, quantity, totalCents, data }: StoredLine): TicketLine {
  const { note, number, kitchenTitle, extras } = z.parse(Data, data);
  const isTold = kitchenTitle !== '';
  return {
    position,
    quantity,
    totalCents,
    note,
    number,
    itemId: subjectId,
    title: kitchenTitle || title,
    extras: isTold || detail === '' ? extras : [{ title: detail, quantity: 1 }],
  };
}
