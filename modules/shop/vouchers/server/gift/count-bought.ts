import { inCompany } from '@fachwerk/companies/facade';
import { findOwnOrder, linesOf } from '@fachwerk/orders/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { giftApi } from '../../contract-gift.ts';

/** Their codes stand on the papers alone, which come by mail. */
export const countBought: UseCase<typeof giftApi.bought> = async (ctx, { orderHash }) => {
  const order = await findOwnOrder(ctx, orderHash);
  const lines = order ? await linesOf(inCompany(ctx, order.companyId), order.id) : [];
  return { gifts: lines.filter(({ kind }) => kind === 'gift').length };
};
