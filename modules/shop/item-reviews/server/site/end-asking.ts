import type { UseCase } from '@fachwerk/server/module';
import type { reviewSiteApi } from '../../contract-site.ts';
import { addObjection } from '../mail/request-store.ts';
import { boughtOrUnknown } from '../record/purchase.ts';

/** A second click changes nothing. */
export const endAsking: UseCase<typeof reviewSiteApi.endAsking> = async (ctx, { orderHash }) => {
  const { order } = await boughtOrUnknown(ctx, orderHash);
  await addObjection(ctx, order.customerId);
  return {};
};
