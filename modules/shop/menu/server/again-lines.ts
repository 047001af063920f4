import { problemsOf } from '@fachwerk/base/problem';
import { Choice } from '@fachwerk/item-options/contract';
import { findOffers } from '@fachwerk/item-options/facade';
import { type Order, orderProblems } from '@fachwerk/orders/contract';
import { findOwnOrder, linesOf, type StoredLine } from '@fachwerk/orders/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { shopOf } from '@fachwerk/shop/facade';
import { itemLines, type WantedLine } from '@fachwerk/shop-cart/rules/item-lines';
import * as z from 'zod/mini';

const problem = problemsOf(orderProblems);

/** What an item line keeps for the next time. */
const Sold = z.object({ choice: Choice, note: z._default(z.string(), '') });

/** What was ordered before, as it would be today: `wanted` and the first `lines` go side by side. */
export async function againLines(ctx: SiteCtx, orderHash: string) {
  const order = await ownOrder(ctx, orderHash);
  const sold = (await linesOf(ctx, order.id)).filter(({ kind }) => kind === 'item');
  const wanted = sold.flatMap(({ quantity, data, position, unitCents }): WantedLine[] => {
    const { success, data: kept } = z.safeParse(Sold, data);
    return success ? [{ id: String(position), quantity, seenCents: unitCents, ...kept }] : [];
  });
  const [shop, offers] = await Promise.all([
    shopOf(ctx),
    findOffers(ctx, [...new Set(wanted.map(({ choice }) => choice.itemId))]),
  ]);
  const titles = new Map(sold.map(({ position, title }) => [String(position), title]));
  const lines = itemLines(wanted, offers, shop, ctx.now, ctx.language).map(
    ({ id, title, detail, quantity, unitCents, wasCents, whyNot }) => ({
      id,
      detail,
      quantity,
      unitCents,
      wasCents,
      whyNot,
      // What is gone has the name it had.
      title: title || (titles.get(id) ?? ''),
    }),
  );
  return { order, wanted, lines: [...lines, ...sold.filter((line) => !isKept(line)).map(goneLine)] };
}

const isKept = ({ data }: StoredLine): boolean => z.safeParse(Sold, data).success;

/** Staff wrote it into the order in words alone: nothing in the shop is it. */
const goneLine = ({ position, title, detail, quantity, unitCents }: StoredLine) => ({
  id: String(position),
  title,
  detail,
  quantity,
  unitCents,
  wasCents: null,
  whyNot: { code: 'item.gone', params: { item: title } },
});

/** Of this very shop: another one of the network sells other things. */
async function ownOrder(ctx: SiteCtx, orderHash: string): Promise<Order> {
  const order = await findOwnOrder(ctx, orderHash);
  if (!order || order.companyId !== ctx.companyId) throw problem('order.not_retrieved');
  return order;
}
