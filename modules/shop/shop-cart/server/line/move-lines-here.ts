import { fillCart } from '@fachwerk/cart/facade-filling';
import type { UseCase } from '@fachwerk/server/module';
import { type goodsApi, MOST_ITEM_LINES, MOST_OF_ONE } from '../../contract.ts';
import { GOODS } from '../cart/goods-lines.ts';
import { addLine, linesElsewhere, listLines, removeLines } from './line-store.ts';

/** What the same customer has put into a cart in another browser lies here from now on; what does not fit stays there. */
export const moveLinesHere: UseCase<typeof goodsApi.bringHere> = async (ctx) => {
  const cart = await fillCart(ctx, GOODS, { isOverwriting: false });
  const own = await listLines(ctx, cart.id);
  const others = await linesElsewhere(ctx, cart.id, ctx.caller.userId);
  const brought = others.slice(0, Math.max(0, MOST_ITEM_LINES - own.length));
  for (const { cartId, ...line } of brought) {
    const same = own.find((each) => each.itemId === line.itemId && each.variantId === line.variantId);
    const most = MOST_OF_ONE - (same?.quantity ?? 0);
    if (most > 0) await addLine(ctx, cart.id, { ...line, id: ctx.newId(), quantity: Math.min(line.quantity, most) });
    await removeLines(ctx, cartId, [line.id]);
  }
  return { lines: brought.length };
};
