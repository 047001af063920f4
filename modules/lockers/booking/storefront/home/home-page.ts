import { textIn } from '@fachwerk/base/translated';
import { placeSiteApi, type SitePlace } from '@fachwerk/places/contract';
import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import { type PageCtx, page } from '@fachwerk/site/page';
import { siteApi } from '@fachwerk/sites/contract';
import { homeEndSlot } from '@fachwerk/sites/site-slots';
import { foundLocations } from '../../rules/find-locations.ts';
import type { HomeData } from './home-data.ts';

const LONGEST_SEARCH = 80;

const found = {
  load: async (ctx: PageCtx): Promise<HomeData> => {
    const search = (ctx.query.get('ort') ?? '').trim().slice(0, LONGEST_SEARCH);
    const [{ locations }, head, place] = await Promise.all([
      ctx.ask(rentalSiteApi.locations, {}),
      ctx.ask(siteApi.head, {}),
      placeOf(ctx, search),
    ]);
    return {
      search,
      placeName: place ? `${/^\d+$/.test(search) ? `${place.postcode} ` : ''}${place.spokenName}` : '',
      locations,
      found: foundLocations(locations, search, place),
      welcome: textIn(head.welcome, ctx.language),
      map: head.map,
    };
  },
  title: () => ({ key: 'home.title' }),
  slots: [homeEndSlot],
  view: () => import('./home-view.tsx'),
  // Free boxes change all the time; a few seconds old is what a visitor would see by looking away.
  keepSeconds: 10,
  isPublic: true,
  connectsTo: ({ map }: HomeData) => (map ? [new URL(map.tileUrl.replaceAll(/[{}]/g, '')).origin] : []),
  uses: ['geolocation'] as const,
};

/** The first page of a network that has made none itself. */
export const homePage = page<HomeData>({ ...found, path: '/' });
/** The same at an address of its own, for searches that begin on a page of blocks. */
export const locationsPage = page<HomeData>({ ...found, path: '/standorte' });

/** Where that is what was typed. */
async function placeOf(ctx: PageCtx, search: string): Promise<SitePlace | null> {
  if (!/[\p{L}\p{N}]/u.test(search)) return null;
  const { places } = await ctx.ask(placeSiteApi.find, { q: search.replaceAll(/\p{Cc}/gu, ' ') });
  return places[0] ?? null;
}
