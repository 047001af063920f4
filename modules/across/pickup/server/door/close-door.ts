import { findFulfilment, moveFulfilment } from '@fachwerk/fulfilment/facade';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { isLive } from '../../rules/parcel.ts';
import { mailParcel } from '../mail/parcel-mail.ts';
import { endParcel } from '../parcel/end-parcel.ts';
import { notifyParcel } from '../parcel/notify-parcel.ts';
import { markDone, type OpeningRow } from '../parcel/opening-store.ts';
import { givePinTo } from '../parcel/parcel-pin.ts';
import { changeParcel, findParcels, type StoredParcel } from '../parcel/parcel-store.ts';

/** What a door that was opened and is closed now means, by what it was opened for. Parcel and box are held. Done once. */
export async function closeDoor(ctx: CompanyCtx, parcel: StoredParcel, opening: OpeningRow): Promise<void> {
  if (opening.doneAt) return;
  await markDone(ctx, parcel.id);
  if (opening.way === 'lay' && parcel.state === 'held') await layDown(ctx, parcel);
  else if (opening.way === 'take_back' && parcel.state === 'laid') await putBack(ctx, parcel, opening.reason);
  else if (parcel.state === 'laid' && (opening.way === 'link' || opening.way === 'pin')) await collect(ctx, parcel);
  await notifyParcel(ctx, parcel.orderId);
}

/** It lies there: the box is somebody's from now on, who gets PIN and link once all of the order lies in its boxes. */
async function layDown(ctx: CompanyCtx, parcel: StoredParcel): Promise<void> {
  await givePinTo(ctx, parcel);
  await changeOccupancy(ctx, parcel.occupancyId!, { kind: 'rented' });
  await changeParcel(ctx, parcel, { state: 'laid', laidAt: ctx.now });
  const all = await findParcels(ctx, sql`p.order_id = ${parcel.orderId}`);
  if (all.some(({ state }) => state === 'planned' || state === 'held')) return;
  await move(ctx, parcel.orderId, 'ready');
  await mailParcel(ctx, parcel, { mail: 'laid' });
}

async function collect(ctx: CompanyCtx, parcel: StoredParcel): Promise<void> {
  await endParcel(ctx, parcel, 'collected');
  const all = await findParcels(ctx, sql`p.order_id = ${parcel.orderId}`);
  // What was taken back or never went into a box is handed over at the counter.
  if (all.some((each) => isLive(each) || each.state === 'taken_back')) return;
  await move(ctx, parcel.orderId, 'done');
}

async function putBack(ctx: CompanyCtx, parcel: StoredParcel, reason: string): Promise<void> {
  await endParcel(ctx, parcel, 'taken_back', reason);
  await mailParcel(ctx, parcel, { mail: 'taken_back', reason });
}

/** Whoever tapped it there already was quicker; what is over stays over. */
async function move(ctx: CompanyCtx, orderId: string, to: 'ready' | 'done'): Promise<void> {
  const found = await findFulfilment(ctx, orderId);
  const before = to === 'ready' ? ['accepted', 'making'] : ['accepted', 'making', 'ready'];
  if (found && before.includes(found.state)) await moveFulfilment(ctx, { orderId, to });
}
