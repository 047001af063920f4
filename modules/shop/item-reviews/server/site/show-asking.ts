import type { UseCase } from '@fachwerk/server/module';
import type { reviewSiteApi } from '../../contract-site.ts';
import { hasObjected } from '../mail/request-store.ts';
import { boughtOrUnknown } from '../record/purchase.ts';

/** Looking changes nothing: mail scanners look at every link. */
export const showAsking: UseCase<typeof reviewSiteApi.asking> = async (ctx, { orderHash }) => {
  const { order } = await boughtOrUnknown(ctx, orderHash);
  return { isAsked: !(await hasObjected(ctx, order.customerId)) };
};
