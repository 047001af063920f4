import { releaseUnpaidLater, UNPAID_MINUTES } from '@fachwerk/cart/facade';
import type { PlacedOrder } from '@fachwerk/cart/facade-lines';
import { addFulfilment } from '@fachwerk/fulfilment/facade';
import { takeStock } from '@fachwerk/item-options/facade';
import type { Order } from '@fachwerk/orders/contract';
import { isPaidFirst } from '@fachwerk/pay-later/rules/paying';
import { isPaidOnline } from '@fachwerk/payments/rules/later-options';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { bookSlot, slotsNow } from '@fachwerk/shop/facade';
import { countryFor, hasAddress } from '../../rules/handover.ts';
import type { GoodsContent } from '../cart/goods-content.ts';
import { planRelease } from './release-unaccepted.job.ts';
import { addTaken } from './taken-store.ts';

/** In the transaction of the till. */
export async function placeGoods(
  ctx: CompanyCtx,
  content: GoodsContent,
  { order, paymentOption }: PlacedOrder,
): Promise<void> {
  const isOnline = paymentOption !== null && isPaidOnline(paymentOption);
  await placeContent(ctx, content, order, {
    isPaidFirst: isPaidFirst(paymentOption),
    // A bank transfer has its own time; whoever is sent to a payment page and does not come back keeps nothing from others.
    unpaidMinutes: isOnline ? UNPAID_MINUTES : null,
  });
  const { wishedAt } = content.said;
  await planRelease(ctx, order.id, { option: paymentOption, placedAt: order.placedAt, wishedAt });
}

export type HowPaid = {
  /** The shop gets to see it once it is paid. */
  readonly isPaidFirst: boolean;
  /** How long what is paid online is kept from others; null: for as long as it is an order. */
  readonly unpaidMinutes: number | null;
};

/**
 * In the transaction that places the order: the stock is taken, the time is booked, the kitchen is told. Each of them
 * refuses what somebody else was quicker for, and then there is no order.
 */
export async function placeContent(
  ctx: CompanyCtx,
  content: GoodsContent,
  order: Order,
  { isPaidFirst: isWaiting, unpaidMinutes }: HowPaid,
): Promise<void> {
  const { said, lines, shop, priced } = content;
  const type = content.type!;
  const pieces = lines.map(({ choice: { itemId, variantId }, quantity }) => ({ itemId, variantId, quantity }));
  // The stock before the slot, always: two orders do not wait for each other in a circle.
  const wish = { reference: order.id, type, from: said.wishedAt, shop };
  const [, now] = await inOrder([() => takeStock(ctx, pieces), () => slotsNow(ctx, wish)]);
  const slot = await bookSlot(ctx, wish, now);
  await addTaken(ctx, order.id, pieces);
  const { firstName, lastName, phone } = order.contact;
  await addFulfilment(ctx, {
    orderId: order.id,
    type,
    wishedAt: said.wishedAt,
    slot: { from: slot.from, to: slot.to },
    address: hasAddress(type)
      ? {
          name: `${firstName} ${lastName}`.trim(),
          company: '',
          street: said.street,
          addition: said.addition,
          postcode: said.postcode,
          city: said.city,
          country: countryFor(shop, type, said),
          phone,
        }
      : null,
    tableName: type === 'totable' ? said.tableName : '',
    note: said.note,
    preparationMinutes: shop.ways[type].preparationMinutes,
    isPaidFirst: isWaiting,
  });
  if (unpaidMinutes !== null && priced.totalCents > 0) await releaseUnpaidLater(ctx, order.id, unpaidMinutes);
}
