import { problemsOf } from '@fachwerk/base/problem';
import { lockedCart } from '@fachwerk/cart/facade';
import { kindGone } from '@fachwerk/cart/facade-filling';
import { findOffers } from '@fachwerk/item-options/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type goodsApi, goodsProblems } from '../../contract.ts';
import { whyNotHave } from '../../rules/item-lines.ts';
import { GOODS } from '../cart/goods-lines.ts';
import { problemOf } from './add-goods.ts';
import { choiceOf, type LineRow, listLines, removeLines, saveQuantity } from './line-store.ts';

const problem = problemsOf(goodsProblems);

/** Fewer is always possible, also of what is sold out by now: nobody is kept from mending their cart. */
export const changeQuantity: UseCase<typeof goodsApi.changeQuantity> = async (ctx, { lineId, quantity }) => {
  const { cart, lines, line } = await lockedLine(ctx, lineId);
  if (quantity === 0) {
    await takeOut(ctx, cart, lines, line);
    return {};
  }
  if (quantity > line.quantity) await refuseMore(ctx, lines, line, quantity);
  await saveQuantity(ctx, cart.id, line.id, quantity);
  return {};
};

async function refuseMore(ctx: SiteCtx, lines: readonly LineRow[], line: LineRow, quantity: number): Promise<void> {
  const [offer] = await findOffers(ctx, [line.itemId]);
  const wanted = lines.map((each) => ({
    choice: choiceOf(each),
    quantity: each.id === line.id ? quantity : each.quantity,
  }));
  const refusal = offer && whyNotHave({ choice: choiceOf(line), quantity }, offer, wanted, ctx.now, ctx.language);
  if (refusal) throw problemOf(refusal);
}

/** The cart is held until the transaction ends. */
export async function lockedLine(ctx: SiteCtx, lineId: string) {
  const cart = await lockedCart(ctx);
  const lines = cart && !cart.placedAt ? await listLines(ctx, cart.id) : [];
  const line = lines.find(({ id }) => id === lineId);
  if (!cart || !line) throw problem('goods.line_unknown');
  return { cart, lines, line };
}

type Locked = Awaited<ReturnType<typeof lockedLine>>;

export async function takeOut(
  ctx: SiteCtx,
  cart: Locked['cart'],
  lines: readonly LineRow[],
  line: LineRow,
): Promise<void> {
  await removeLines(ctx, cart.id, [line.id]);
  if (lines.length === 1) await kindGone(ctx, cart, GOODS);
}
