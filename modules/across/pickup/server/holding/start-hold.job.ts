import { raiseAlert } from '@fachwerk/alerts/facade';
import { findOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { notifyParcel } from '../parcel/notify-parcel.ts';
import { changeParcel, findParcels, lockParcel, type StoredParcel } from '../parcel/parcel-store.ts';
import { type Box, isBoxFree, listBoxes, type Span } from './free-boxes.ts';
import { occupyBox } from './occupy-box.ts';
import { takeFirst } from './take-first.ts';

/** The promised time comes: the box is kept. Where somebody is still in it, another one that is large enough is. */
export const startHold = job({
  name: 'pickup.start_hold',
  payload: z.object({ companyId: z.uuid(), parcelId: z.uuid() }),
  run: async (work, { companyId, parcelId }) => {
    const ctx = { ...work, companyId };
    const [known] = await findParcels(ctx, sql`p.id = ${parcelId}`);
    if (known?.state !== 'planned') return;
    const span = { from: ctx.now, until: known.heldUntil };
    const box = await boxFor(ctx, known, span);
    const parcel = await lockParcel(ctx, parcelId);
    if (parcel?.state !== 'planned') return;
    const order = (await findOrder(ctx, parcel.orderId))!;
    if (!box) return giveUp(ctx, parcel, order.number);
    const occupancyId = await occupyBox(ctx, { lockId: box.id, until: span.until, order });
    const { id: lockId, locationId } = box;
    await changeParcel(ctx, parcel, { state: 'held', lockId, locationId, occupancyId, heldFrom: ctx.now });
    await notifyParcel(ctx, parcel.orderId);
  },
});

/** Its own, or the smallest that will do; held until the transaction ends. */
async function boxFor(ctx: CompanyCtx, parcel: StoredParcel, span: Span): Promise<Box | undefined> {
  const all = await listBoxes(ctx, span, sql`b.location_id = ${parcel.locationId}`);
  const isOwn = ({ id }: Pick<Box, 'id'>) => id === parcel.lockId;
  const fitting = all.filter((box) => isOwn(box) || (box.isFree && box.capacityMl >= parcel.volumeMl));
  const ownFirst = fitting.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  return takeFirst(ctx, ownFirst, (id) => (isOwn({ id }) ? isEmpty(ctx, id) : isBoxFree(ctx, id, span)));
}

/** Promised to this parcel, so to nobody else: only who is still in it stands in the way. */
async function isEmpty(ctx: CompanyCtx, lockId: string): Promise<boolean> {
  const row = await ctx.db.first(sql`
    select from lockers.let_view where company_id = ${ctx.companyId} and id = ${lockId} and is_lettable and occupancy_id is null`);
  return row !== undefined;
}

/** Handed over at the counter: staff are told at once, the customer by whoever serves. */
async function giveUp(ctx: CompanyCtx, parcel: StoredParcel, order: string): Promise<void> {
  await changeParcel(ctx, parcel, { state: 'released', endedAt: ctx.now, reason: 'none_free' });
  await raiseAlert(ctx, {
    kind: 'parcel_without_box',
    subject: { kind: 'lock', id: parcel.lockId, name: parcel.boxNumber },
    location: { id: parcel.locationId, name: parcel.locationName },
    data: { order },
  });
  await notifyParcel(ctx, parcel.orderId);
}
