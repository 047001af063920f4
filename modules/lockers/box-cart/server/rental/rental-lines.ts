import {
  extensionLine,
  holdExtension,
  quoteExtension,
  quoteSurcharge,
  releaseExtension,
  surchargeLine,
} from '@fachwerk/active-rentals/facade';
import { Problem, problemsOf } from '@fachwerk/base/problem';
import type { CartRow } from '@fachwerk/cart/facade-filling';
import type { LineProvider, LinesToOrder, PricedLines } from '@fachwerk/cart/facade-lines';
import { inCompany } from '@fachwerk/companies/facade';
import type { Order } from '@fachwerk/orders/contract';
import { findOrder } from '@fachwerk/orders/facade';
import { isPaidLater } from '@fachwerk/payments/rules/later-options';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { longerHeldUntil } from '@fachwerk/rentals/facade-longer';
import { findRental } from '@fachwerk/rentals/facade-record';
import { rentalByKey } from '@fachwerk/rentals/facade-renter';
import { unseal } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { type PricedBox, shownLine } from '../cart/box-words.ts';
import { findChange, type RentalChange, removeChange } from './change-store.ts';

/** As carts keep it (`checkout.cart.line_kinds`). */
export const RENTAL = 'rental';

/** For sealing the key of a rental that is extended or paid for. */
export const KEY_PURPOSE = 'checkout.rental-key';

const problem = problemsOf(rentalProblems);

/** The extension of a rental, or the extra payment of one that took too long: nothing else is in the cart then. */
export const rentalLines: LineProvider = {
  kind: RENTAL,
  price: priceChange,
  lineIds: async (ctx, cart) => [(await findChange(ctx, cart.id))?.rentalId ?? ''],
  remove: async (ctx, cart, lineId) => {
    const change = await findChange(ctx, cart.id);
    if (change?.rentalId !== lineId) return null;
    await release(ctx, cart, change);
    return 0;
  },
  release: async (ctx, cart) => release(ctx, cart, await findChange(ctx, cart.id)),
  refuseRetry: async (scoped, lines) => {
    for (const { kind, subjectId, data } of lines) {
      if (kind !== 'extension' && kind !== 'surcharge') continue;
      const rental = await findRental(scoped, subjectId);
      if (!rental) throw problem('rental.unknown');
      if (kind === 'extension') await quoteExtension(scoped, rental, new Date(String(data.endsAt)));
      else quoteSurcharge(scoped, rental);
    }
  },
};

async function release(ctx: SiteCtx, cart: CartRow, change: RentalChange | undefined): Promise<void> {
  if (!change) return;
  if (change.extendsTo) await releaseExtension(inCompany(ctx, cart.partyId!), change.rentalId, cart.id);
  await removeChange(ctx, cart.id);
}

/** An extension that is no longer possible, or a surcharge that is no longer due, leaves nothing to pay. */
async function priceChange(ctx: SiteCtx, cart: CartRow): Promise<PricedLines | null> {
  const change = await findChange(ctx, cart.id);
  const key = (change && unseal(ctx.app, KEY_PURPOSE, change.keySealed)) || '';
  try {
    return await pricedChange(ctx, cart, key, change?.extendsTo ?? null);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { lines: [], gone: error, ...backTo(key), codeItems: [], withCoupon: () => NOTHING_TO_ORDER };
  }
}

const backTo = (key: string) => (key ? { backTo: `/miete/${key}` } : {});

async function pricedChange(ctx: SiteCtx, cart: CartRow, key: string, endsAt: Date | null): Promise<PricedLines> {
  const rental = await rentalByKey(ctx, key);
  if (!rental) throw problem('rental.unknown');
  const scoped = inCompany(ctx, rental.companyId);
  const line = endsAt ? await extensionLine(scoped, rental, endsAt) : await surchargeLine(scoped, rental);
  const holdExpiresAt = endsAt ? await longerHeldUntil(scoped, rental.id, cart.id) : rental.holdExpiresAt;
  const priced = { id: rental.id, rental: { ...rental, holdExpiresAt }, line };
  const contract = rental.orderId ? await findOrder(scoped, rental.orderId) : undefined;
  return {
    lines: [shownLine(priced, endsAt ?? rental.endsAt)],
    ...backTo(key),
    codeItems: [],
    withCoupon: () => changeToOrder(priced, contract, endsAt && { cartId: cart.id, endsAt }),
  };
}

const NOTHING_TO_ORDER: LinesToOrder = {
  discounts: [],
  goods: null,
  savedCents: 0,
  orderLines: () => [],
  mayBePaidLater: false,
  payable: (offered) => offered.filter(({ option }) => !isPaidLater(option)),
  address: {},
  hold: async () => async () => undefined,
};

type Extension = { readonly cartId: string; readonly endsAt: Date };

function changeToOrder(
  { rental, line }: PricedBox,
  contract: Order | undefined,
  extension: Extension | null,
): LinesToOrder {
  const order = { ...NOTHING_TO_ORDER, contract, orderLines: () => [line] };
  if (!extension) return order;
  // Its time is kept while it is being paid, as the boxes of a booking are. Held before the order is written: a box before an order, always.
  const holdFor = (ctx: SiteCtx, orderId: string | null) => holdExtension(ctx, rental.id, { ...extension, orderId });
  return {
    ...order,
    prepare: (ctx) => holdFor(ctx, null),
    hold: async () => (ctx, placed) => holdFor(ctx, placed.order.id),
  };
}
