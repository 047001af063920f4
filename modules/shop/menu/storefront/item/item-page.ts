import { catalogStream } from '@fachwerk/catalog/contract';
import { shopStream } from '@fachwerk/shop/contract';
import { goodsApi } from '@fachwerk/shop-cart/contract';
import { type FormFields, fieldOf, type PageCtx, page, type Redirect, redirectTo } from '@fachwerk/site/page';
import { menuApi } from '../../contract.ts';
import { chosenFrom } from '../../rules/form-choice.ts';
import { structuredItem } from '../../rules/structured.ts';
import { calledIn } from '../menu/menu-called.ts';
import { itemReviewSlot } from '../slots.ts';
import type { ItemPage } from './item-data.ts';

export const itemPage = page<ItemPage>({
  path: '/shop/artikel/:id',
  load: async (ctx) => {
    const id = ctx.params.id!;
    const [item, related] = await Promise.all([ctx.ask(menuApi.item, { id }), ctx.ask(menuApi.related, { id })]);
    return { item, related };
  },
  acts: {
    add: (ctx, form) => add(ctx, form, false),
    add_anew: (ctx, form) => add(ctx, form, true),
  },
  title: ({ item }) => item.card.name,
  view: () => import('./item-view.tsx'),
  slots: [itemReviewSlot],
  keepSeconds: 10,
  changesWith: [catalogStream, shopStream],
  kinds: ['merchant'],
  isPublic: true,
  isReadFirst: true,
  description: ({ item: { card, category } }) => card.description || `${card.name}, ${category.name}`,
  trail: ({ item: { card, category, menuName } }, { translate, url }) => [
    { name: calledIn(translate, menuName), path: '/shop' },
    { name: category.name, path: `/shop/kategorie/${category.id}` },
    { name: card.name, path: url.pathname },
  ],
  structured: ({ item }, { url, name }) => structuredItem(item, { origin: url.origin, name }),
});

async function add(ctx: PageCtx, form: FormFields, isOverwriting: boolean): Promise<Redirect> {
  const { offer, category } = await ctx.ask(menuApi.item, { id: ctx.params.id! });
  await ctx.change(goodsApi.add, { ...chosenFrom(offer, (name) => fieldOf(form, name)), isOverwriting });
  return redirectTo(`/shop#k-${category.id}`);
}
