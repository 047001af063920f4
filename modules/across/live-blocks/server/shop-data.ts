import type { BlockData } from '@fachwerk/pages/facade-blocks';
import type { ItemsData, MenuData, OfferData } from '../rules/live-data.ts';
import { cardsOfPage, homeOfPage } from './once-a-page.ts';

export const menuData: BlockData = async (ctx, { language, content }): Promise<MenuData | null> => {
  const { categories } = await homeOfPage(ctx, language);
  return categories.length > 0 ? { categories: categories.slice(0, content.most as number) } : null;
};

/** Those that were chosen, as far as they are still sold; without a choice what stands first in the menu. */
export const itemsData: BlockData = async (ctx, { language, content }): Promise<ItemsData | null> => {
  const rows = content.items as readonly { readonly item: string | null }[];
  const chosen = rows.flatMap(({ item }) => item ?? []);
  const cards = await cardsOfPage(ctx, language, chosen.length > 0 ? chosen : null);
  return cards.length > 0 ? { cards } : null;
};

/** A promo that runs: the one of the item, or the one that is over first. */
export const offerData: BlockData = async (ctx, { language, content }): Promise<OfferData | null> => {
  const cards = content.item
    ? await cardsOfPage(ctx, language, [content.item as string])
    : (await homeOfPage(ctx, language)).promos;
  const [card] = cards
    .filter(({ promo, whyNot }) => promo !== null && whyNot === null)
    .toSorted((one, other) => one.promo!.endsAt.getTime() - other.promo!.endsAt.getTime());
  return card ? { card } : null;
};
