import { textIn } from '@fachwerk/base/translated';
import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import { page } from '@fachwerk/site/page';
import { siteApi } from '@fachwerk/sites/contract';
import { foundLocations } from '../../rules/find-locations.ts';
import type { HomeData } from './home-view.tsx';

const LONGEST_SEARCH = 80;

export const homePage = page<HomeData>({
  path: '/',
  load: async (ctx) => {
    const search = (ctx.query.get('ort') ?? '').trim().slice(0, LONGEST_SEARCH);
    const [{ locations }, head] = await Promise.all([ctx.ask(rentalSiteApi.locations, {}), ctx.ask(siteApi.head, {})]);
    return {
      search,
      locations: foundLocations(locations, search),
      hasLocations: locations.length > 0,
      welcome: textIn(head.welcome, ctx.language),
      map: head.map,
    };
  },
  title: () => ({ key: 'home.title' }),
  view: () => import('./home-view.tsx'),
  // Free boxes change all the time; a few seconds old is what a visitor would see by looking away.
  keepSeconds: 10,
  isPublic: true,
  connectsTo: ({ map }) => (map ? [new URL(map.tileUrl.replaceAll(/[{}]/g, '')).origin] : []),
});
