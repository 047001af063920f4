import type { Output } from '@fachwerk/base/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import { bookedSlots, shopOf } from '@fachwerk/shop/facade';
import { freeTimes } from '@fachwerk/shop/rules/order-times';
import type { goodsApi } from '../../contract.ts';

export const listTimes: UseCase<typeof goodsApi.times> = (ctx, { type }) => timesOf(ctx, type);

export async function timesOf(ctx: CompanyCtx, type: DeliveryType): Promise<Output<typeof goodsApi.times>> {
  const [shop, booked] = await Promise.all([shopOf(ctx), bookedSlots(ctx, type, ctx.now)]);
  if (!shop.ways[type].isOffered) return { soonestAt: null, times: [] };
  const { soonest, slots } = freeTimes(shop, type, ctx.now, booked);
  return { soonestAt: soonest?.readyAt ?? null, times: slots.map(({ from, to }) => ({ from, to })) };
}
