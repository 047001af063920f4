import { catalogStream } from '@fachwerk/catalog/contract';
import { shopStream } from '@fachwerk/shop/contract';
import { goodsApi } from '@fachwerk/shop-cart/contract';
import { type FormFields, fieldOf, type PageCtx, page, type Redirect, redirectTo } from '@fachwerk/site/page';
import { menuApi, type ShownItem } from '../../contract.ts';
import { chosenFrom } from '../../rules/form-choice.ts';
import { structuredItem } from '../../rules/structured.ts';
import { calledIn } from '../menu/menu-called.ts';

export const itemPage = page<ShownItem>({
  path: '/shop/artikel/:id',
  load: (ctx) => ctx.ask(menuApi.item, { id: ctx.params.id! }),
  acts: {
    add: (ctx, form) => add(ctx, form, false),
    add_anew: (ctx, form) => add(ctx, form, true),
  },
  title: ({ card }) => card.name,
  view: () => import('./item-view.tsx'),
  keepSeconds: 10,
  changesWith: [catalogStream, shopStream],
  kinds: ['merchant'],
  isPublic: true,
  description: ({ card, category }) => card.description || `${card.name}, ${category.name}`,
  trail: ({ card, category, menuName }, { translate, url }) => [
    { name: calledIn(translate, menuName), path: '/shop' },
    { name: category.name, path: `/shop/kategorie/${category.id}` },
    { name: card.name, path: url.pathname },
  ],
  structured: ({ card }, { url, name }) => structuredItem(card, { origin: url.origin, name }),
});

async function add(ctx: PageCtx, form: FormFields, isOverwriting: boolean): Promise<Redirect> {
  const { offer, category } = await ctx.ask(menuApi.item, { id: ctx.params.id! });
  await ctx.change(goodsApi.add, { ...chosenFrom(offer, (name) => fieldOf(form, name)), isOverwriting });
  return redirectTo(`/shop#k-${category.id}`);
}
