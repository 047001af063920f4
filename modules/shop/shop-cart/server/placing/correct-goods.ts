import { Choice, type Pieces } from '@fachwerk/item-options/contract';
import { findOffers, giveBackStock, takeStock } from '@fachwerk/item-options/facade';
import { refusalParams, whyNotChoose } from '@fachwerk/item-options/rules/choice';
import { whyNotSell } from '@fachwerk/item-options/rules/offer';
import type { CorrectedGoods } from '@fachwerk/order-corrections/facade-hooks';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { piecesWithin, piecesWithout } from '../../rules/pieces.ts';
import { problemOf } from '../line/add-goods.ts';
import { lockTaken, saveTaken } from './taken-store.ts';

/** Never more comes back than the order has taken, however often a line of a paid order is given back. */
export async function correctGoods(
  ctx: CompanyCtx,
  { orderId, removed, isRestocked, added }: CorrectedGoods,
): Promise<void> {
  const taken = await lockTaken(ctx, orderId);
  const back = piecesWithin(taken, removed.flatMap(piecesOfLine));
  if (back.length === 0 && added.length === 0) return;
  const more = added.map(({ choice: { itemId, variantId }, quantity }) => ({ itemId, variantId, quantity }));
  if (isRestocked) await giveBackStock(ctx, back);
  await refuseUnsold(ctx, added);
  await takeStock(ctx, more);
  await saveTaken(ctx, orderId, [...piecesWithout(taken, back), ...more]);
}

const Data = z.object({ choice: Choice });

function piecesOfLine({ quantity, data }: CorrectedGoods['removed'][number]): Pieces[] {
  const read = z.safeParse(Data, data);
  if (!read.success) return [];
  const { itemId, variantId } = read.data.choice;
  return [{ itemId, variantId, quantity }];
}

/** At which hours something is offered is for customers to keep to; staff sell what is there. */
async function refuseUnsold(ctx: CompanyCtx, added: CorrectedGoods['added']): Promise<void> {
  if (added.length === 0) return;
  const offers = await findOffers(
    ctx,
    added.map(({ choice }) => choice.itemId),
  );
  for (const { choice } of added) {
    const offer = offers.find(({ id }) => id === choice.itemId);
    if (!offer) throw problemOf({ code: 'item.gone', params: {} });
    const code = whyNotSell(offer, ctx.now);
    const refusal = code && code !== 'item.not_now' ? { code } : whyNotChoose(offer, choice, ctx.now);
    if (refusal) throw problemOf({ code: refusal.code, params: refusalParams(offer, refusal, 'de') });
  }
}
