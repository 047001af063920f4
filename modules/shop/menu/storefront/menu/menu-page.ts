import { catalogStream } from '@fachwerk/catalog/contract';
import { shopStream } from '@fachwerk/shop/contract';
import { menuTitle } from '@fachwerk/shop/rules/menu-name';
import { type Page, page } from '@fachwerk/site/page';
import { structuredMenu } from '../../rules/structured.ts';
import { menuEndSlot } from '../slots.ts';
import { calledIn } from './menu-called.ts';
import { loadMenu, type MenuData } from './menu-data.ts';

/** The clock moves on: a promo ends, a dish comes back. What somebody changes is seen at once. */
const KEEP_SECONDS = 10;
const NAMED_CATEGORIES = 6;

const shared = {
  view: () => import('./menu-view.tsx'),
  keepSeconds: KEEP_SECONDS,
  changesWith: [catalogStream, shopStream],
  kinds: ['merchant'],
  slots: [menuEndSlot],
  isPublic: true,
  isReadFirst: true,
  description: ({ menu, categoryId }, { name, translate }) => {
    const shown = menu.categories.filter(({ id }) => categoryId === null || id === categoryId);
    const categories = shown.slice(0, NAMED_CATEGORIES).map((each) => each.name);
    return translate('menu.description', { name, categories: categories.join(', ') });
  },
  structured: ({ menu }, { url, name }) => structuredMenu(menu, { origin: url.origin, name }),
} satisfies Partial<Page<MenuData>>;

export const menuPage = page<MenuData>({
  ...shared,
  path: '/shop',
  load: (ctx) => loadMenu(ctx, null),
  title: ({ menu }) => menuTitle(menu.menuName),
});

export const categoryPage = page<MenuData>({
  ...shared,
  path: '/shop/kategorie/:id',
  trail: ({ menu, categoryId }, { translate, url }) => {
    const category = menu.categories.find(({ id }) => id === categoryId);
    const way = [{ name: calledIn(translate, menu.menuName), path: '/shop' }];
    return category ? [...way, { name: category.name, path: url.pathname }] : way;
  },
  load: (ctx) => loadMenu(ctx, ctx.params.id!),
  title: ({ menu, categoryId }) =>
    menu.categories.find(({ id }) => id === categoryId)?.name ?? menuTitle(menu.menuName),
});
