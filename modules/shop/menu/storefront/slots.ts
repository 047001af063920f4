import { slot } from '@fachwerk/site/slot';
import type { ItemPage } from './item/item-data.ts';
import type { MenuData } from './menu/menu-data.ts';

/** Below the menu: what else the shop has. */
export const menuEndSlot = slot<MenuData>('menu.end');

/** On the page of an item, below its facts: what buyers say. Its heading has the id that the stars below the title lead to. */
export const itemReviewSlot = slot<ItemPage>('menu.item_reviews');
export const REVIEWS_ID = 'bewertungen';
