import { stayProblems } from '@fachwerk/active-rentals/contract';
import { notifyRefused, owedPayments, renterByEmail, whyNotBook } from '@fachwerk/active-rentals/facade';
import { problemsOf } from '@fachwerk/base/problem';
import type { Contact } from '@fachwerk/cart/contract-cart';
import type { CouponAnswer } from '@fachwerk/cart/facade-codes';
import type { CartRow } from '@fachwerk/cart/facade-filling';
import type {
  LineProvider,
  LinesToOrder,
  OrderingCustomer,
  PlaceLines,
  PricedLines,
} from '@fachwerk/cart/facade-lines';
import { type CodeItem, discountByLine } from '@fachwerk/cart/rules/discount';
import { inCompany } from '@fachwerk/companies/facade';
import { isSuspended } from '@fachwerk/companies/facade-tenancy';
import { lineTotal } from '@fachwerk/orders/rules/vat';
import { isPaidLater } from '@fachwerk/payments/rules/later-options';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { keepHolds, orderHolds, releaseHold, rentalLine } from '@fachwerk/rentals/facade';
import { isUnserved } from '@fachwerk/rentals/facade-renter';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { keeping } from '@fachwerk/server/http-routes';
import { describeRentals } from '../order/describe-rentals.ts';
import { discountLine, expiredLine, type PricedBox, shownDiscount, shownLine } from './box-words.ts';
import { type HeldBox, heldBoxes } from './held-boxes.ts';
import { holdAgain } from './hold-again.ts';
import { type CartItem, listItems, removeItems } from './item-store.ts';

/** As carts keep it (`checkout.cart.line_kinds`). */
export const BOXES = 'boxes';

const rentalProblem = problemsOf(rentalProblems);
const stayProblem = problemsOf(stayProblems);

/** Boxes in the cart: rentals that are held for fifteen minutes, and the wishes they are held for. */
export const boxLines: LineProvider = {
  kind: BOXES,
  price: async (ctx, cart) => pricedBoxes(ctx, cart, await heldBoxes(ctx, cart.id)),
  read: async (ctx, cartId) => {
    const boxes = await heldBoxes(ctx, cartId);
    return (now, cart) => pricedBoxes(now, cart, boxes);
  },
  lineIds: async (ctx, cart) => (await listItems(ctx, cart.id)).map(({ id }) => id),
  remove: async (ctx, cart, lineId) => {
    const items = await listItems(ctx, cart.id);
    const item = items.find(({ id }) => id === lineId);
    if (!item) return null;
    await letGo(ctx, cart, [item]);
    return items.length - 1;
  },
  hold: holdAgain,
  release: async (ctx, cart) => letGo(ctx, cart, await listItems(ctx, cart.id)),
  refuseContact: async (ctx, contact) => {
    const renter = await renterByEmail(ctx, contact.email);
    const refusal = renter && (await whyNotBook(ctx, renter));
    if (!refusal) return;
    if (refusal === 'rental.not_bookable') await notifyRefused(ctx, contact.email);
    throw keeping(stayProblem(refusal));
  },
  refusePlacing,
  afterRefusal: async (ctx, { code }, { email }) => {
    // What was written is gone; why it was refused still goes to the address, and to nobody else.
    if (code === NOT_BOOKABLE) await ctx.db.transaction((db) => notifyRefused({ ...ctx, db }, email));
  },
  owed: async (ctx) =>
    (await owedPayments(ctx)).map(({ key, dueCents }) => ({ payAt: `/miete/${key}/nachzahlen`, dueCents })),
  describeOrder: describeRentals,
  isUnserved,
};

const NOT_BOOKABLE = 'rental.not_bookable' satisfies keyof typeof stayProblems;

/** Whose box went into the cart before it was suspended. */
async function refusePlacing({ db, companyId }: SiteCtx, { partyId }: CartRow): Promise<void> {
  if (partyId === null || partyId === companyId) return;
  if (await isSuspended({ db, companyId: partyId })) throw rentalProblem('rental.location_not_on_sale');
}

async function letGo(ctx: SiteCtx, { partyId }: CartRow, items: readonly CartItem[]): Promise<void> {
  if (items.length === 0) return;
  for (const { rentalId } of items) await releaseHold(inCompany(ctx, partyId!), rentalId);
  await removeItems(
    ctx,
    items.map(({ id }) => id),
  );
}

async function pricedBoxes(ctx: SiteCtx, cart: CartRow, boxes: readonly HeldBox[]): Promise<PricedLines | null> {
  if (!cart.partyId || boxes.length === 0) return null;
  const scoped = inCompany(ctx, cart.partyId);
  const priced = await Promise.all(
    boxes.map(async (box) => ({ ...box, id: box.item.id, line: await rentalLine(scoped, box.rental) })),
  );
  const held = priced.filter(({ isHeld }) => isHeld);
  const expired = priced.filter(({ isHeld }) => !isHeld);
  return {
    lines: [...held.map((box) => shownLine(box)), ...expired.map(expiredLine)],
    codeItems: held.map(codeItem),
    withCoupon: (coupon, items) => boxesToOrder(held, coupon, items),
  };
}

const codeItem = ({ id, line: { quantity, unitCents } }: PricedBox): CodeItem => ({
  lineId: id,
  itemId: null,
  categoryId: null,
  quantity,
  unitCents,
  countsForMinimum: true,
});

function boxesToOrder(
  boxes: readonly PricedBox[],
  coupon: CouponAnswer | null,
  items: readonly CodeItem[],
): LinesToOrder {
  const discounts = discountsOn(boxes, coupon, items);
  return {
    discounts: discounts.map(shownDiscount),
    goods: null,
    savedCents: discounts.reduce((all, { line }) => all - lineTotal(line), 0),
    orderLines: () => [...boxes, ...discounts].map(({ line }) => line),
    // A box begins with its payment.
    mayBePaidLater: false,
    payable: (offered) => offered.filter(({ option }) => !isPaidLater(option)),
    address: {},
    prepare: refuseCustomer,
    hold: (ctx) => heldForOrder(ctx, boxes),
  };
}

/** One for each box, so that a box that is called off takes its own back. */
function discountsOn(
  boxes: readonly PricedBox[],
  coupon: CouponAnswer | null,
  items: readonly CodeItem[],
): PricedBox[] {
  if (!coupon?.discount) return [];
  const parts = discountByLine(coupon.discount, items);
  return boxes.flatMap((box) => {
    const cents = parts.get(box.id) ?? 0;
    return cents > 0 ? [{ ...box, line: discountLine(box.line, coupon.title, cents) }] : [];
  });
}

async function refuseCustomer(ctx: SiteCtx, customer: OrderingCustomer): Promise<void> {
  // Who is new owes nothing.
  const refusal = customer.isNew ? null : await whyNotBook(ctx, customer);
  if (refusal) throw stayProblem(refusal);
}

async function heldForOrder(ctx: SiteCtx, boxes: readonly PricedBox[]): Promise<PlaceLines> {
  const kept = await keepHolds(
    ctx,
    boxes.map(({ rental }) => rental),
  );
  return async (scoped, { order, customer, contact }) => {
    await orderHolds(scoped, kept, {
      orderId: order.id,
      orderNumber: order.number,
      customer: renterOf(customer, contact),
    });
  };
}

/** Anybody can type somebody's address: staff who see the rental read the name that came with the order, not the one the account has. */
const renterOf = ({ id }: OrderingCustomer, { firstName, lastName }: Contact) => ({ id, firstName, lastName });
