import { listOrdersWithLines } from '@fachwerk/orders/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { Parcel, pickupApi } from '../../contract.ts';
import { collectUntil, tooLongAt } from '../../rules/parcel.ts';
import { lastOpenings } from '../parcel/opening-store.ts';
import { findParcels } from '../parcel/parcel-store.ts';
import { findSettings } from '../settings/settings-store.ts';

/** For staff: no key and no PIN. */
export const listParcels: UseCase<typeof pickupApi.parcels> = async (ctx) => {
  const stored = await findParcels(ctx, sql`p.state in ('planned', 'held', 'laid')`);
  const orderIds = [...new Set(stored.map(({ orderId }) => orderId))];
  const [openings, settings, orders] = await Promise.all([
    lastOpenings(
      ctx,
      stored.map(({ id }) => id),
    ),
    findSettings(ctx),
    orderIds.length > 0 ? listOrdersWithLines(ctx, orderIds) : [],
  ]);
  const orderOf = new Map(orders.map(({ order }) => [order.id, order]));
  const parcels = stored.map((parcel): Parcel => {
    const { id, orderId, position, lockId, boxNumber, sizeCode, locationId, locationName, state, warmth } = parcel;
    const { number = '', contact } = orderOf.get(orderId) ?? {};
    const opening = openings.get(id);
    const late = tooLongAt(parcel, settings);
    return {
      id,
      orderId,
      position,
      lockId,
      boxNumber,
      sizeCode,
      locationId,
      locationName,
      state,
      warmth,
      orderNumber: number,
      customerName: contact ? `${contact.firstName} ${contact.lastName}`.trim() : '',
      phone: contact?.phone ?? '',
      of: stored.filter((each) => each.orderId === orderId).length,
      heldFrom: parcel.heldFrom,
      laidAt: parcel.laidAt,
      collectUntil: collectUntil(parcel, settings),
      isTooLong: late !== null && late <= ctx.now,
      doorState: parcel.doorState,
      hasDoorSensor: parcel.hasDoorSensor,
      opening: opening
        ? { way: opening.way, state: opening.state, at: opening.at, isClosed: opening.closedAt !== null }
        : null,
    };
  });
  return { now: ctx.now, parcels };
};
