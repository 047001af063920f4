import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import type { Page } from '@fachwerk/site/page';
import type { ListAddresses } from '@fachwerk/site/site-app-parts';
import { bookingPage } from './box/booking-page.ts';
import { qrPage } from './box/qr-page.ts';
import { homePage, locationsPage } from './home/home-page.ts';

export const pages: readonly Page[] = [homePage, locationsPage, bookingPage, qrPage];

/** For search engines: every place where a box can be rented. */
export const addresses: ListAddresses = async (ctx) => {
  const { locations } = await ctx.ask(rentalSiteApi.locations, {});
  return locations.filter(({ isOnSale }) => isOnSale).map(({ id }) => ({ path: `/standort/${id}`, changedAt: null }));
};
