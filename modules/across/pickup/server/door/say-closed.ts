import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { type ParcelState, pickupProblems } from '../../contract.ts';
import { whyNotClose } from '../../rules/parcel.ts';
import { isOpened, lastOpenings } from '../parcel/opening-store.ts';
import { findParcels, lockParcelWithBox } from '../parcel/parcel-store.ts';
import { closeDoor } from './close-door.ts';

const problem = problemsOf(pickupProblems);

type Who = 'staff' | 'customer';

/** Where no sensor sees the door, whoever stands there says that it is closed; each of what they opened themselves. */
export async function confirmClosed(ctx: CompanyCtx, parcelId: string, who: Who): Promise<ParcelState> {
  const parcel = await lockParcelWithBox(ctx, parcelId);
  if (!parcel) throw problem('pickup.unknown');
  const opening = (await lastOpenings(ctx, [parcelId])).get(parcelId);
  const isOwn = opening && (opening.way === 'link' || opening.way === 'pin') === (who === 'customer');
  const refusal = whyNotClose(
    isOwn && !opening.doneAt ? { isOpened: isOpened(opening), doorState: parcel.doorState } : null,
  );
  if (refusal) throw problem(refusal);
  await closeDoor(ctx, parcel, opening!);
  return (await findParcels(ctx, sql`p.id = ${parcelId}`))[0]!.state;
}
