import { Cursor, type FacetCounts } from '@fachwerk/item-options/contract-found';
import { type ShopBar, shopSiteApi } from '@fachwerk/shop/contract';
import { type GoodsCart, goodsApi } from '@fachwerk/shop-cart/contract';
import type { PageCtx } from '@fachwerk/site/page';
import { type Menu, type MenuFilter, menuApi } from '../../contract.ts';
import { filterFrom } from '../../rules/menu-filter.ts';
import type { AskedDelivery } from './delivery-question.tsx';

/** What the bar at the end of the page shows of the cart. */
export type MenuCart = Pick<GoodsCart, 'sums' | 'tableName'> & { readonly pieces: number };

export type MenuData = {
  readonly menu: Menu;
  /** Of a large menu. */
  readonly facets: FacetCounts | null;
  readonly filter: MenuFilter;
  readonly bar: ShopBar;
  /** Whether the shop delivers to the postcode in the address. */
  readonly delivery: AskedDelivery | null;
  readonly cart: MenuCart | null;
  /** Whoever sits at a table is not asked where to bring it. */
  readonly tableName: string;
  /** The category whose page this is. */
  readonly categoryId: string | null;
  /** Not the first page of a large menu. */
  readonly isFurther: boolean;
};

const isCursor = (value: string | null) => Cursor.safeParse(value).success;

/** What a page of the menu shows; `?nach` is the last item of the page before. */
export async function loadMenu(ctx: PageCtx, categoryId: string | null): Promise<MenuData> {
  const filter = filterFrom(ctx.query);
  const last = ctx.query.get('nach');
  const after = isCursor(last) ? { after: last! } : {};
  const asked = { ...(categoryId && { categoryId }), filter };
  const [menu, { facets }, bar, { goods, tableName }, delivery] = await Promise.all([
    ctx.ask(menuApi.show, { ...asked, ...after }),
    ctx.ask(menuApi.facets, asked),
    ctx.ask(shopSiteApi.bar, {}),
    ctx.ask(goodsApi.show, {}),
    deliveryTo(ctx),
  ]);
  const cart = goods && menuCart(goods);
  return { menu, facets, filter, bar, delivery, cart, tableName, categoryId, isFurther: 'after' in after };
}

export function menuCart({ sums, tableName, lines }: GoodsCart): MenuCart {
  return { sums, tableName, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** Twelve characters are more than any postcode has; the rest of what somebody typed makes it no better. */
async function deliveryTo(ctx: PageCtx): Promise<AskedDelivery | null> {
  const typed = ctx.query.get('plz');
  if (typed === null) return null;
  const postcode = typed
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 12);
  return { postcode, ...(await ctx.ask(goodsApi.checkPostcode, { postcode })) };
}
