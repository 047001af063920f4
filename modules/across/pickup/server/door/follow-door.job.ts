import { attemptEnded } from '@fachwerk/openings/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { notifyParcel } from '../parcel/notify-parcel.ts';
import { isOpened, lastOpenings } from '../parcel/opening-store.ts';
import { findParcels, lockParcelWithBox } from '../parcel/parcel-store.ts';
import { closeDoor } from './close-door.ts';

/** A door that somebody opened has closed. */
export const followDoor = job({
  name: 'pickup.follow_door',
  payload: z.object({ companyId: z.uuid(), parcelId: z.uuid() }),
  run: (work, { companyId, parcelId }) => followParcel({ ...work, companyId }, parcelId),
});

/** The answer to a command may come after the door has closed again; and screens show how an attempt came out. */
export const followAttempt = when(attemptEnded, {
  name: 'pickup',
  run: async (work, { companyId, attemptId }) => {
    const ctx = { ...work, companyId };
    const opening = await ctx.db.first<{ parcelId: string }>(sql`
      select parcel_id from pickup.opening where company_id = ${companyId} and attempt_id = ${attemptId}`);
    if (!opening) return;
    await followParcel(ctx, opening.parcelId);
    const [parcel] = await findParcels(ctx, sql`p.id = ${opening.parcelId}`);
    if (parcel) await notifyParcel(ctx, parcel.orderId);
  },
});

/** Only what was opened, with proof, and has closed since. */
async function followParcel(ctx: CompanyCtx, parcelId: string): Promise<void> {
  const parcel = await lockParcelWithBox(ctx, parcelId);
  const opening = parcel && (await lastOpenings(ctx, [parcelId])).get(parcelId);
  if (opening?.closedAt && isOpened(opening)) await closeDoor(ctx, parcel!, opening);
}
