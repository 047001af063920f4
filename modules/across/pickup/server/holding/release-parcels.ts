import { fulfilmentMoved } from '@fachwerk/fulfilment/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import { sql } from '@fachwerk/server/sql';
import { isLive } from '../../rules/parcel.ts';
import { endParcel } from '../parcel/end-parcel.ts';
import { notifyParcel } from '../parcel/notify-parcel.ts';
import { findParcels, lockParcelWithBox } from '../parcel/parcel-store.ts';

/**
 * Handed over otherwise, refused or cancelled: the boxes are for others again. What lies in one stays there until somebody takes it out,
 * whatever becomes of the order.
 */
export const releaseParcels = when(fulfilmentMoved, {
  name: 'pickup',
  run: async (work, { companyId, orderId, type, to }) => {
    if (type !== 'box' || !(to === 'done' || to === 'refused' || to === 'cancelled')) return;
    const ctx = { ...work, companyId };
    if (await freeEmpty(ctx, orderId)) await notifyParcel(ctx, orderId);
  },
});

/** Frees what is kept and empty; how many. */
export async function freeEmpty(ctx: CompanyCtx, orderId: string, reason = ''): Promise<number> {
  let freed = 0;
  for (const { id } of await findParcels(ctx, sql`p.order_id = ${orderId}`)) {
    const parcel = await lockParcelWithBox(ctx, id);
    if (!parcel || !isLive(parcel) || parcel.state === 'laid') continue;
    await endParcel(ctx, parcel, 'released', reason);
    freed += 1;
  }
  return freed;
}
