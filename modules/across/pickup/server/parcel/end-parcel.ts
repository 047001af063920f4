import { settleAlerts } from '@fachwerk/alerts/facade';
import { release } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { changeParcel, type StoredParcel } from './parcel-store.ts';

type End = 'collected' | 'taken_back' | 'released';

/** The box is free again; PIN and link are worth nothing any more. Parcel and box are held. */
export async function endParcel(ctx: CompanyCtx, parcel: StoredParcel, state: End, reason = ''): Promise<void> {
  if (parcel.occupancyId) await release(ctx, parcel.occupancyId);
  await changeParcel(ctx, parcel, { state, endedAt: ctx.now, reason });
  await settleAlerts(ctx, [
    { kind: 'parcel_too_long', subjectId: parcel.lockId },
    { kind: 'parcel_uncollected', subjectId: parcel.lockId },
  ]);
}
