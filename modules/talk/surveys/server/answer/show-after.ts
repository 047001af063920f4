import { textIn } from '@fachwerk/base/translated';
import { findFulfilment } from '@fachwerk/fulfilment/facade';
import { findOwnOrder } from '@fachwerk/orders/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { surveySiteApi } from '../../contract-site.ts';
import { findAskedAfter } from '../survey/survey-store.ts';

/** Nobody is asked about what has not arrived. */
export const showAfter: UseCase<typeof surveySiteApi.after> = async (ctx, { orderHash }) => {
  if (orderHash !== null && !(await isDone(ctx, orderHash))) return { survey: null };
  const found = await findAskedAfter(ctx, orderHash === null ? 'rental' : 'order');
  return { survey: found ? { slug: found.slug, title: textIn(found.title, ctx.language) } : null };
};

async function isDone(ctx: SiteCtx, orderHash: string): Promise<boolean> {
  const order = await findOwnOrder(ctx, orderHash);
  if (order?.companyId !== ctx.companyId) return false;
  return (await findFulfilment(ctx, order.id))?.state === 'done';
}
