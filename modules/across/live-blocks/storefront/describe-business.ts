import { catalogStream } from '@fachwerk/catalog/contract';
import { shopStream } from '@fachwerk/shop/contract';
import type { PageDescription } from '@fachwerk/site/site-app-parts';
import { liveBlockApi } from '../contract.ts';
import { structuredBusiness } from '../rules/structured-business.ts';

/** The first page says who they are, where, and when the door is open, whatever blocks are on it. */
export const describeBusiness: PageDescription = {
  describe: async (ctx, _page, { url }) => {
    if (url.pathname !== '/') return [];
    return [structuredBusiness(await ctx.ask(liveBlockApi.business, {}), url.origin)];
  },
  changesWith: [shopStream, catalogStream],
};
