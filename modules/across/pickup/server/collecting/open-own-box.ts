import { problemsOf } from '@fachwerk/base/problem';
import { findAttempt } from '@fachwerk/openings/facade';
import type { UseCase } from '@fachwerk/server/module';
import { pickupProblems } from '../../contract.ts';
import type { pickupSiteApi } from '../../contract-site.ts';
import { whyNotCollect } from '../../rules/parcel.ts';
import { openForCustomer } from '../laying/open-parcel.ts';
import { lockOwnParcel } from './own-parcel.ts';

const problem = problemsOf(pickupProblems);

/** By the link of the order. What begins after its time is refused, what has begun is told. */
export const openOwnBox: UseCase<typeof pickupSiteApi.open> = async (ctx, { transactionId, until, ...asked }) => {
  const { scoped, order, parcel } = await lockOwnParcel(ctx, asked);
  const isLate = until !== undefined && until < ctx.now;
  if (isLate && !(await findAttempt(scoped, [scoped.companyId], transactionId)))
    throw problem('pickup.opening_too_late');
  const refusal = whyNotCollect(parcel);
  if (refusal) throw problem(refusal);
  return openForCustomer(scoped, parcel, order, { way: 'link', transactionId });
};
