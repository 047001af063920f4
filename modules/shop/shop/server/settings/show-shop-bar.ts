import type { UseCase } from '@fachwerk/server/module';
import type { shopSiteApi } from '../../contract.ts';
import { shopBar } from '../../rules/order.ts';
import { shopOf } from './shop-of.ts';

/** What the opening bar of the site says. */
export const showShopBar: UseCase<typeof shopSiteApi.bar> = async (ctx) => shopBar(await shopOf(ctx), ctx.now);
