import { minutesBetween } from '@fachwerk/base/time';
import { remainingLines } from '@fachwerk/order-corrections/rules/correcting';
import { listOrdersWithLines } from '@fachwerk/orders/facade';
import { listCorrections } from '@fachwerk/orders/facade-record';
import { listColleagues } from '@fachwerk/people/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { ServiceOrder, serviceOrderApi } from '../contract.ts';
import { minutesOf, sortedServices } from '../rules/service.ts';
import { listServiceRows, type ServiceRow } from './service-store.ts';

export const listServices: UseCase<typeof serviceOrderApi.list> = async (ctx, span) => {
  const [rows, staff] = await Promise.all([listServiceRows(ctx, span), whoMayDoIt(ctx)]);
  const ids = [...new Set(rows.map(({ orderId }) => orderId))];
  const [orders, corrections] = await Promise.all([listOrdersWithLines(ctx, ids), listCorrections(ctx, ids)]);
  const correctionsOf = Map.groupBy(corrections, ({ orderId }) => orderId);
  const byId = new Map(
    orders.map(({ order, lines }) => [
      order.id,
      { order, lines: remainingLines(lines, correctionsOf.get(order.id) ?? []) },
    ]),
  );
  return { services: sortedServices(rows.flatMap((row) => serviceOf(row, byId.get(row.orderId)))), staff };
};

/** Whom a service can be given to. */
export const whoMayDoIt = (ctx: CompanyCtx) => listColleagues(ctx, 'services.plan');

type Found = Awaited<ReturnType<typeof listOrdersWithLines>>[number];

function serviceOf(row: ServiceRow, found: Found | undefined): ServiceOrder[] {
  const line = found?.lines.find(({ position }) => position === row.position);
  if (!found || !line) return [];
  const { id, number, contact, status } = found.order;
  const { startsAt, endsAt } = row;
  return [
    {
      orderId: id,
      position: row.position,
      orderNumber: number,
      status,
      title: line.title,
      detail: line.detail,
      quantity: line.quantity,
      customerName: `${contact.firstName} ${contact.lastName}`.trim(),
      phone: contact.phone,
      startsAt: startsAt ?? row.wishedAt,
      minutes: startsAt && endsAt ? minutesBetween(startsAt, endsAt) : minutesOf(row.durationMinutes, line.quantity),
      staffId: row.staffId,
      staffName: row.staffName ?? '',
      isPlanned: startsAt !== null,
    },
  ];
}
