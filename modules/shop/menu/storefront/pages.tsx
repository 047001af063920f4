import type { Page } from '@fachwerk/site/page';
import type { ListAddresses } from '@fachwerk/site/site-app-parts';
import type { SlotFill } from '@fachwerk/site/slot';
import { menuApi } from '../contract.ts';
import { faresPage } from './fares/fares-page.ts';
import { shopHomePage } from './home/shop-home-page.ts';
import { itemPage } from './item/item-page.ts';
import { categoryPage, menuPage } from './menu/menu-page.ts';
import { againPage } from './order/again-page.ts';
import { againFill, archiveFill, ratingFill } from './order/order-fill.ts';
import { tablePage } from './table/table-page.ts';

export const pages: readonly Page[] = [shopHomePage, menuPage, categoryPage, itemPage, faresPage, tablePage, againPage];
/** For search engines. */
export const addresses: ListAddresses = async (ctx) => {
  const { categoryIds, itemIds } = await ctx.ask(menuApi.addresses, {});
  const paths = [...categoryIds.map((id) => `/shop/kategorie/${id}`), ...itemIds.map((id) => `/shop/artikel/${id}`)];
  return paths.map((path) => ({ path, changedAt: null }));
};

export const slots: readonly SlotFill[] = [archiveFill, ratingFill, againFill];
