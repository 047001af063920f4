import { problemsOf } from '@fachwerk/base/problem';
import { findFulfilment } from '@fachwerk/fulfilment/facade';
import { findOrder } from '@fachwerk/orders/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type pickupApi, pickupProblems } from '../../contract.ts';
import { whyNotLay } from '../../rules/parcel.ts';
import { notifyParcel } from '../parcel/notify-parcel.ts';
import { lockParcelWithBox } from '../parcel/parcel-store.ts';
import { openForStaff } from './open-parcel.ts';

const problem = problemsOf(pickupProblems);

/** "In Fach legen": the door opens for whoever has it in their hands. That it lies there is known when the door closes. */
export const openToLay: UseCase<typeof pickupApi.lay> = async (ctx, { parcelId, transactionId }) => {
  const parcel = await lockParcelWithBox(ctx, parcelId);
  if (!parcel) throw problem('pickup.unknown');
  const fulfilment = await findFulfilment(ctx, parcel.orderId);
  const refusal = whyNotLay(parcel, fulfilment!.state);
  if (refusal) throw problem(refusal);
  const { number } = (await findOrder(ctx, parcel.orderId))!;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in('de');
  const reason = t('pickup.lay_reason', { number });
  const attempt = await openForStaff(ctx, parcel, ctx.caller, { way: 'lay', transactionId, reason });
  await notifyParcel(ctx, parcel.orderId);
  return attempt;
};
