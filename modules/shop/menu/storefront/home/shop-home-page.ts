import { textIn } from '@fachwerk/base/translated';
import { catalogStream } from '@fachwerk/catalog/contract';
import { shopSiteApi, shopStream } from '@fachwerk/shop/contract';
import { page } from '@fachwerk/site/page';
import { siteApi } from '@fachwerk/sites/contract';
import { menuApi } from '../../contract.ts';
import type { ShopHomeData } from './shop-home-view.tsx';

/** The first page of a merchant; of everybody else it is the way to a box. */
export const shopHomePage = page<ShopHomeData>({
  path: '/',
  load: async (ctx) => {
    const [home, bar, head] = await Promise.all([
      ctx.ask(menuApi.home, {}),
      ctx.ask(shopSiteApi.bar, {}),
      ctx.ask(siteApi.head, {}),
    ]);
    return { home, bar, name: head.name, phone: head.contact.phone, welcome: textIn(head.welcome, ctx.language) };
  },
  title: ({ name }) => name,
  view: () => import('./shop-home-view.tsx'),
  keepSeconds: 10,
  changesWith: [catalogStream, shopStream],
  kinds: ['merchant'],
  isPublic: true,
  description: ({ home, welcome }, { name, translate }) =>
    welcome || translate('menu.home.description', { name, city: home.address.city }),
  structured: ({ home: { address, categories }, phone }, { url, name }) => ({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name,
    url: url.origin,
    ...(phone && { telephone: phone }),
    ...(address.city && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postcode,
        addressLocality: address.city,
      },
    }),
    ...(categories.length > 0 && { hasMenu: `${url.origin}/shop` }),
  }),
});
