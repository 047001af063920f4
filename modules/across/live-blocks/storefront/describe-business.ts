import { catalogStream } from '@fachwerk/catalog/contract';
import { structuredAddress, structuredHours } from '@fachwerk/locations/rules/structured';
import { shopStream } from '@fachwerk/shop/contract';
import type { PageDescription } from '@fachwerk/site/site-app-parts';
import { type Business, liveBlockApi } from '../contract.ts';

/** The first page says who they are, where, and when the door is open, whatever blocks are on it. */
export const describeBusiness: PageDescription = {
  describe: async (ctx, _page, { url }) => {
    if (url.pathname !== '/') return [];
    return [structuredBusiness(await ctx.ask(liveBlockApi.business, {}), url.origin)];
  },
  changesWith: [shopStream, catalogStream],
};

function structuredBusiness(business: Business, origin: string): object {
  const { type, name, phone, email, logo, hours, hasMenu } = business;
  const address = structuredAddress(business.address);
  const picture = logo && new URL(logo, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    url: `${origin}/`,
    ...(picture && { logo: picture, image: picture }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && { address }),
    ...(hours && { openingHoursSpecification: structuredHours(hours) }),
    ...(hasMenu && type === 'Restaurant' && { hasMenu: `${origin}/shop` }),
  };
}
