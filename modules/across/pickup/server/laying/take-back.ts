import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type pickupApi, pickupProblems } from '../../contract.ts';
import { whyNotTakeBack } from '../../rules/parcel.ts';
import { notifyParcel } from '../parcel/notify-parcel.ts';
import { lockParcelWithBox } from '../parcel/parcel-store.ts';
import { openForStaff } from './open-parcel.ts';

const problem = problemsOf(pickupProblems);

/** Nobody came, or it has lain too long: it is out when the door closes again, and the customer is told why. */
export const takeBack: UseCase<typeof pickupApi.takeBack> = async (ctx, { parcelId, transactionId, reason }) => {
  const parcel = await lockParcelWithBox(ctx, parcelId);
  if (!parcel) throw problem('pickup.unknown');
  const refusal = whyNotTakeBack(parcel, reason);
  if (refusal) throw problem(refusal);
  const attempt = await openForStaff(ctx, parcel, ctx.caller, { way: 'take_back', transactionId, reason });
  await audit(ctx, {
    subjectKind: 'order',
    subjectId: parcel.orderId,
    action: 'pickup.take_back',
    after: { box: parcel.boxNumber, reason },
  });
  await notifyParcel(ctx, parcel.orderId);
  return attempt;
};
