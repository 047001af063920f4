import type { UseCase } from '@fachwerk/server/module';
import type { shopApi } from '../../contract.ts';
import { shopBar } from '../../rules/order.ts';
import { pauseAt } from '../../rules/shop-hours.ts';
import { shopOf } from './shop-of.ts';

/** What the bar says, for staff: with who paused it. */
export const showShopNow: UseCase<typeof shopApi.now> = async (ctx) => {
  const shop = await shopOf(ctx);
  const { hours, refusal } = shopBar(shop, ctx.now);
  return { pause: pauseAt(shop, ctx.now), hours, refusal };
};
