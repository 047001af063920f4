import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type pickupApi, pickupProblems } from '../../contract.ts';
import { whyNotGiveUp } from '../../rules/parcel.ts';
import { freeEmpty } from '../holding/release-parcels.ts';
import { mailParcel } from '../mail/parcel-mail.ts';
import { notifyParcel } from '../parcel/notify-parcel.ts';
import { findParcels } from '../parcel/parcel-store.ts';

const problem = problemsOf(pickupProblems);

/** It does not fit, or no door opens: the customer fetches it at the counter, and is told so. */
export const giveUpBoxes: UseCase<typeof pickupApi.giveUp> = async (ctx, { orderId, reason }) => {
  const parcels = await findParcels(ctx, sql`p.order_id = ${orderId}`);
  if (parcels.length === 0) throw problem('pickup.unknown');
  const refusal = whyNotGiveUp(parcels, reason);
  if (refusal) throw problem(refusal);
  const freed = await freeEmpty(ctx, orderId, reason);
  await audit(ctx, { subjectKind: 'order', subjectId: orderId, action: 'pickup.give_up', after: { reason } });
  if (freed > 0) await mailParcel(ctx, parcels[0]!, { mail: 'counter', reason });
  await notifyParcel(ctx, orderId);
  return { freed };
};
