import { stayProblems } from '@fachwerk/active-rentals/contract';
import { holdExtension, whyNotBook } from '@fachwerk/active-rentals/facade';
import type { Input } from '@fachwerk/base/contract';
import { appProblems, Problem, problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { isSuspended } from '@fachwerk/companies/facade-standing';
import { askForNewsletter, customerFor } from '@fachwerk/customers/facade';
import type { Order } from '@fachwerk/orders/contract';
import { addOrder, findOrder } from '@fachwerk/orders/facade';
import { toPayCents } from '@fachwerk/orders/rules/payment';
import { payOrderLater } from '@fachwerk/pay-later/facade';
import { isPaidFirst } from '@fachwerk/pay-later/rules/paying';
import { type OfferedOption, paymentProblems } from '@fachwerk/payments/contract';
import { addPayment, type PaymentRecord, paymentOptionsWithLater } from '@fachwerk/payments/facade';
import { isPaidLater } from '@fachwerk/payments/rules/later-options';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { keepHolds, orderHolds } from '@fachwerk/rentals/facade';
import { whyNotHold } from '@fachwerk/rentals/rules/hold-limits';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { askAboutSite, knownLegal, legalVersions, siteAddress } from '@fachwerk/sites/facade';
import { type checkoutApi, checkoutProblems } from '../../contract.ts';
import type { Contact, Placement } from '../../contract-cart.ts';
import { whyNotOrder } from '../../rules/contact.ts';
import { returnPath } from '../../rules/payment-result.ts';
import { areSameLines, seenCart, whyNotAsSeen } from '../../rules/seen-lines.ts';
import { whyNotPayLater } from '../../rules/unpaid-limits.ts';
import { addressHash, listItems, openUnpaid, takeAddressTurn, unpaidFrom } from '../cart/cart-item-store.ts';
import { boxesIn, type CartBoxes, type Priced, type PricedLine, pricedLines } from '../cart/cart-lines.ts';
import { type CartMoney, moneyOf } from '../cart/cart-money.ts';
import { type CartRow, markPlaced } from '../cart/cart-store.ts';
import { lockedCart } from '../cart/cart-token.ts';
import { knownContact } from '../cart/known-contact.ts';
import { presentLine } from '../cart/show-cart.ts';
import { useCodes } from '../code/use-codes.ts';
import { type GoodsInCart, goodsPlaced } from '../facade-hooks.ts';

export type Placed = {
  readonly partyId: string;
  readonly orderId: string;
  /** Of an order that this very request has written: what need not be looked for. */
  readonly isNew?: { readonly orderHash: string; readonly payment: PaymentRecord | undefined };
};

const problem = problemsOf(checkoutProblems);
const appProblem = problemsOf(appProblems);

const rentalProblem = problemsOf(rentalProblems);
const stayProblem = problemsOf(stayProblems);
const paymentProblem = problemsOf(paymentProblems);

type PayInput = Input<typeof checkoutApi.pay>;

/** The order this cart became, now or with an earlier request. The row of the cart is held, so that it happens once. */
export async function placedOnce(ctx: SiteCtx, { data, paymentOption }: PayInput): Promise<Placed> {
  // The row of the cart is locked before its boxes are read. The browser names the cart; whether it is theirs is checked next.
  const [cart, boxes] = await inOrder([
    () => lockedCart(ctx),
    () => boxesIn(ctx, data.cartId),
    () => askAboutSite(ctx),
  ]);
  if (!cart) throw problem('cart.empty');
  if (cart.id !== data.cartId) throw problem('cart.changed_meanwhile');
  if (cart.orderId) return placedBefore(ctx, cart, cart.orderId, data);
  // What was owed before can still be paid; a cart that was filled before is no contract yet.
  if (ctx.site.isSuspended && cart.kind !== 'surcharge') throw appProblem('site.suspended');
  // The cart, then the address, then everything else: as when a box is held.
  const waitsFrom = await waitingAddress(ctx, cart, paymentOption);

  const language = data.language ?? ctx.language;
  const seller = cart.partyId ? inCompany(ctx, cart.partyId) : ctx;
  const [{ priced, money }, offered, address, early] = await Promise.all([
    pricedCart(ctx, { ...cart, contact: data.contact }, boxes),
    cart.hasGoods ? paymentOptionsWithLater(seller) : [],
    siteAddress(ctx),
    earlyCustomer(ctx, cart, { ...data, language }),
    knownLegal(seller, ctx.companyId),
    refuseSuspendedParty(ctx, cart),
  ]);
  const { goods } = money;
  const known = await knownContact(ctx, cart.kind, priced.lines);
  const contact = known ?? data.contact;
  refuseBadInput({ ...data, contact }, cart.kind, goods?.shown.minimumAge);
  const lines = linesToOrder(priced, money, data);
  const partyId = lines[0]?.rental.companyId ?? cart.partyId!;
  refuseUnpayable(money, offered, paymentOption);
  const scoped = inCompany(ctx, partyId);
  const customer = early ?? (await customerFor(scoped, { ...contact, language }));
  if (goods && !isPaidFirst(paymentOption) && !isNothingToPay(money))
    await refuseManyUnpaid(ctx, scoped, { goods, customer, hash: waitsFrom });
  const order = await orderOf(ctx, scoped, { lines, money, customer, contact, data, language, cart });
  const isToPay = toPayCents(order) > 0;
  if (goods) {
    const placed = { cartId: cart.id, goods, order, paymentOption: isToPay ? paymentOption : null };
    await ctx.app.hooks.get(goodsPlaced)(scoped, placed);
  }
  await useCodes(scoped, cart, money, { order, paymentOption });
  // After the goods: the mail about an order that is paid later says where they go and when.
  const payment = isToPay ? await askForPayment(scoped, order, paymentOption, address) : undefined;
  if (data.newsletter && cart.kind !== 'surcharge') await askForNewsletter(scoped, customer.id);
  // What this browser typed is kept for its next cart; what the rental's order knows is not told to it.
  await markPlaced(ctx, cart.id, {
    partyId,
    orderId: order.id,
    contact: known ? cart.contact : contact,
    unpaidFrom: waitsFrom,
  });
  return { partyId, orderId: order.id, isNew: { orderHash: order.orderHash, payment } };
}

/** The same request again. One that was made for something else is not answered with what another window has ordered. */
async function placedBefore(ctx: SiteCtx, cart: CartRow, orderId: string, data: Placement): Promise<Placed> {
  const hasCodes = cart.voucherCode !== '' || cart.giftId !== null;
  const items = cart.kind === 'purchase' ? await listItems(ctx, cart.id) : [{ id: cart.rentalId! }];
  const isSame =
    cart.hasGoods || hasCodes ? await isSameOrder(ctx, cart, orderId, data) : areSameLines(data.lines, items);
  if (!isSame) throw problem('cart.changed_meanwhile');
  return { partyId: cart.partyId!, orderId };
}

/** What goods it had and what a code took off, its order says: the cart may price them otherwise by now. */
async function isSameOrder(ctx: SiteCtx, { partyId }: CartRow, orderId: string, seen: Placement): Promise<boolean> {
  const order = await findOrder(inCompany(ctx, partyId!), orderId);
  return order?.totalCents === seen.expectedTotalCents;
}

/** Goods are kept from others until they are paid for; from one address so often at a time, as boxes are. Empty where there are none. */
async function waitingAddress(ctx: SiteCtx, cart: CartRow, option: PayInput['paymentOption']): Promise<string> {
  if (!cart.hasGoods || option === null) return '';
  const hash = addressHash(ctx);
  if (!isPaidFirst(option)) await takeAddressTurn(ctx, hash);
  else if (whyNotHold(await unpaidFrom(ctx, hash))) throw problem('cart.too_many_unpaid');
  return hash;
}

type LaterOrder = { readonly goods: GoodsInCart; readonly customer: CustomerFor; readonly hash: string };

/** Who sits at a table is there; anybody else could order for nothing and in any number. */
async function refuseManyUnpaid(ctx: SiteCtx, seller: SiteCtx, { goods, customer, hash }: LaterOrder): Promise<void> {
  if (isAtTable(goods)) return;
  const refusal = whyNotPayLater(await openUnpaid(ctx, seller, hash, customer));
  if (refusal) throw problem(refusal);
}

const isAtTable = ({ shown }: GoodsInCart) => shown.handoverMark.startsWith('totable|');

/** Not every way to pay goes with every way to hand over, and a box begins with its payment. What an account cannot take is refused with it. */
function refuseUnpayable(money: CartMoney, offered: readonly OfferedOption[], option: PayInput['paymentOption']): void {
  const { goods } = money;
  const fits = goods ? goods.payable(offered).some((each) => each.option === option) : !isPaidLater(option);
  if (!isNothingToPay(money) && !fits) throw paymentProblem('payment.option_unavailable');
}

/** It costs nothing, or a gift voucher pays all of it. */
const isNothingToPay = ({ totalCents, gift }: CartMoney): boolean => totalCents === (gift?.cents ?? 0);

async function pricedCart(ctx: SiteCtx, cart: CartRow, boxes: CartBoxes) {
  const priced = await pricedLines(ctx, cart, boxes);
  return { priced, money: await moneyOf(ctx, cart, priced.lines, priced.expired.length > 0) };
}

type CustomerFor = Awaited<ReturnType<typeof customerFor>>;

/** Who books types who they are, so it need not wait for the prices. What is refused afterwards takes them back. */
async function earlyCustomer(
  ctx: SiteCtx,
  { kind, partyId }: CartRow,
  data: Placement & Pick<Order, 'language'>,
): Promise<CustomerFor | undefined> {
  if (kind !== 'purchase' || !partyId) return undefined;
  // Refused below, with what the goods ask for beside it.
  if (whyNotOrder(data.contact, data.accepted)) return undefined;
  return customerFor(inCompany(ctx, partyId), { ...data.contact, language: data.language });
}

const LONGEST_DESCRIPTION = 120;

async function askForPayment(
  scoped: SiteCtx,
  order: Order,
  option: PayInput['paymentOption'],
  address: string,
): Promise<PaymentRecord | undefined> {
  const { contact, language } = order;
  if (isPaidLater(option)) {
    await payOrderLater(scoped, order, { option, siteAddress: address });
    return undefined;
  }
  return addPayment(scoped, {
    reference: order.id,
    amountCents: toPayCents(order),
    option,
    description: `${order.number} · ${order.summary}`.slice(0, LONGEST_DESCRIPTION),
    payer: { email: contact.email, name: `${contact.firstName} ${contact.lastName}`, language },
    siteAddress: address,
    returnPath: returnPath(order.orderHash),
  });
}

/** Whose box went into the cart before it was suspended; an extension belongs to a contract that exists. */
async function refuseSuspendedParty({ db, companyId }: SiteCtx, { kind, partyId }: CartRow): Promise<void> {
  if (kind !== 'purchase' || partyId === null || partyId === companyId) return;
  if (await isSuspended({ db, companyId: partyId })) throw rentalProblem('rental.location_not_on_sale');
}

function refuseBadInput({ contact, accepted }: Placement, kind: CartRow['kind'], minimumAge = 0): void {
  const refusal = whyNotOrder(contact, kind === 'surcharge' ? null : accepted, minimumAge);
  if (!refusal) return;
  // At the fields of this endpoint.
  const fields = refusal.fields.map((field) => ({ ...field, path: `data.${field.path}` }));
  throw problem(refusal.code, {}, { fields });
}

const CONFLICT = 409;

/** Everything in the cart, if it is what the customer has seen, for the price they have seen. */
function linesToOrder({ lines, expired }: Priced, money: CartMoney, seen: Placement): readonly PricedLine[] {
  const { goods, coupon, gift, discounts, totalCents } = money;
  if (expired.length > 0) throw problem('cart.hold_expired');
  if (lines.length === 0 && !goods) throw problem('cart.empty');
  // In the words of whoever sells them: sold out, closed, below the minimum. Or the code is over.
  const whyNot = goods?.shown.whyNot ?? coupon?.whyNot ?? gift?.whyNot;
  if (whyNot) throw new Problem(whyNot.code, CONFLICT, whyNot.params);
  if (goods && !goods.shown.isHandoverSettled) throw problem('cart.handover_open');
  const shown = {
    lines: lines.map(presentLine),
    discounts: discounts.map((each) => each.shown),
    gift,
    goods: goods?.shown ?? null,
  };
  const present = { lines: seenCart(shown), totalCents };
  const refusal = whyNotAsSeen({ lines: seen.lines, totalCents: seen.expectedTotalCents }, present);
  if (refusal) throw problem(refusal, { totalCents });
  return lines;
}

type Draft = {
  readonly lines: readonly PricedLine[];
  readonly money: CartMoney;
  readonly customer: CustomerFor;
  readonly contact: Contact;
  readonly data: Placement;
  readonly language: Order['language'];
  readonly cart: CartRow;
};

async function orderOf(ctx: SiteCtx, scoped: SiteCtx, draft: Draft): Promise<Order> {
  const { lines, customer, contact, cart } = draft;
  if (cart.kind === 'extension') return extensionOrder(ctx, scoped, draft);
  if (cart.kind === 'surcharge' || lines.length === 0) return writtenOrder(ctx, scoped, draft);
  // Who is new owes nothing.
  const refusal = customer.isNew ? null : await whyNotBook(scoped, customer);
  if (refusal) throw stayProblem(refusal);
  const rentals = lines.map(({ rental }) => rental);
  const [kept, order] = await inOrder([() => keepHolds(scoped, rentals), () => writtenOrder(ctx, scoped, draft)]);
  // Anybody can type somebody's address: staff who see the rental read the name that came with the order, not the one the account has.
  const { firstName, lastName } = contact;
  const renter = { id: customer.id, firstName, lastName };
  await orderHolds(scoped, kept, { orderId: order.id, orderNumber: order.number, customer: renter });
  return order;
}

/** Its time is kept while it is being paid, as the boxes of a booking are. Held before the order is written: a box before an order, always. */
async function extensionOrder(ctx: SiteCtx, scoped: SiteCtx, draft: Draft): Promise<Order> {
  const [{ rental, endsAt }] = draft.lines as [PricedLine];
  const wish = { cartId: draft.cart.id, endsAt };
  await holdExtension(scoped, rental.id, { ...wish, orderId: null });
  const order = await writtenOrder(ctx, scoped, draft);
  await holdExtension(scoped, rental.id, { ...wish, orderId: order.id });
  return order;
}

async function writtenOrder(ctx: SiteCtx, scoped: SiteCtx, draft: Draft): Promise<Order> {
  const { lines, money, customer, contact, data, language, cart } = draft;
  const { goods, discounts, gift } = money;
  const id = ctx.newId();
  // An extra payment belongs to a contract that is there already, and so do its terms.
  const first = cart.kind === 'surcharge' ? await findOrder(scoped, lines[0]!.rental.orderId!) : undefined;
  return addOrder(scoped, {
    id,
    customerId: customer.id,
    networkId: customer.companyId,
    contact: { ...contact, ...goods?.address },
    language,
    lines: [...lines, ...discounts].map(({ line }) => line).concat(goods?.orderLines(id) ?? []),
    accepted: first?.accepted ?? { ...(await legalVersions(scoped, ctx.companyId)), isOfParty: true },
    siteCompanyId: ctx.companyId,
    giftCents: gift?.cents ?? 0,
    newsletter: data.newsletter && !first,
  });
}
