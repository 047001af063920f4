import { appProblems, Problem, problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { askForNewsletter, customerFor } from '@fachwerk/customers/facade';
import type { Order } from '@fachwerk/orders/contract';
import { findOrder } from '@fachwerk/orders/facade';
import { toPayCents } from '@fachwerk/orders/rules/payment';
import { isPaidFirst } from '@fachwerk/pay-later/rules/paying';
import { type OfferedOption, paymentProblems } from '@fachwerk/payments/contract';
import { type PaymentRecord, paymentOptionsWithLater } from '@fachwerk/payments/facade';
import { isPaidLater } from '@fachwerk/payments/rules/later-options';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { askAboutSite, knownLegal, siteAddress } from '@fachwerk/sites/facade';
import { checkoutProblems } from '../../contract.ts';
import type { Placement } from '../../contract-cart.ts';
import { whyNotOrder } from '../../rules/contact.ts';
import { areSameLines, seenCart, whyNotAsSeen } from '../../rules/seen-lines.ts';
import { whyNotKeep, whyNotPayLater } from '../../rules/unpaid-limits.ts';
import { type CartRow, markPlaced } from '../cart/cart-store.ts';
import { lockedCart } from '../cart/cart-token.ts';
import { knownContact } from '../cart/known-contact.ts';
import { type BegunReads, type PricedCart, priceCart } from '../cart/price-cart.ts';
import { payableWith } from '../cart/show-cart.ts';
import { addressHash, openUnpaid, takeAddressTurn, unpaidFrom } from '../cart/unpaid-store.ts';
import { useCodes } from '../code/use-codes.ts';
import { type LineProvider, lineProviders, providersIn } from '../facade-lines.ts';
import { askForPayment, type CustomerFor, heldOrder, type PayInput } from './write-order.ts';

export type Placed = {
  readonly partyId: string;
  readonly orderId: string;
  /** Of an order that this very request has written: what need not be looked for. */
  readonly isNew?: { readonly orderHash: string; readonly payment: PaymentRecord | undefined };
};

const problem = problemsOf(checkoutProblems);
const appProblem = problemsOf(appProblems);
const paymentProblem = problemsOf(paymentProblems);

/** The order this cart became, now or with an earlier request. The row of the cart is held, so that it happens once. */
export async function placedOnce(ctx: SiteCtx, { data, paymentOption }: PayInput): Promise<Placed> {
  // The row of the cart is locked before its lines are read. The browser names the cart; whether it is theirs is checked next.
  const [cart, begun] = await inOrder([
    () => lockedCart(ctx),
    () => begunReads(ctx, data.cartId),
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
  const providers = providersIn(ctx, cart);
  const [priced, offered, address, early] = await Promise.all([
    priceCart(ctx, { ...cart, contact: data.contact }, begun),
    hasKeeper(providers) ? paymentOptionsWithLater(seller) : [],
    siteAddress(ctx),
    earlyCustomer(ctx, cart, { ...data, language }),
    knownLegal(seller, ctx.companyId),
    ...providers.map(({ refusePlacing }) => refusePlacing?.(ctx, cart)),
  ]);
  const gone = priced.priced.find((each) => each.gone)?.gone;
  if (gone) throw gone;
  const known = knownContact(priced.parts);
  const contact = known ?? data.contact;
  refuseBadInput(
    { ...data, contact },
    { kind: cart.kind, hasContract: known !== undefined, minimumAge: priced.goods?.minimumAge },
  );
  refuseUnseen(priced, data);
  refuseUnpayable(priced, offered, paymentOption);
  const scoped = inCompany(ctx, cart.partyId!);
  const customer = early ?? (await customerFor(scoped, { ...contact, language }));
  if (hasKeeper(providers) && !isPaidFirst(paymentOption) && !isNothingToPay(priced))
    await refuseManyUnpaid(ctx, scoped, { priced, customer, hash: waitsFrom });
  const order = await heldOrder(ctx, scoped, { priced, customer, contact, data, language, cart, paymentOption });
  await useCodes(scoped, cart, priced, { order, paymentOption });
  // After its lines are placed: the mail about an order that is paid later says where it goes and when.
  const isToPay = toPayCents(order) > 0;
  const payment = isToPay ? await askForPayment(scoped, order, paymentOption, address) : undefined;
  if (data.newsletter && cart.kind !== 'surcharge') await askForNewsletter(scoped, customer.id);
  // What this browser typed is kept for its next cart; what the rental's order knows is not told to it.
  await markPlaced(ctx, cart.id, {
    partyId: cart.partyId!,
    orderId: order.id,
    contact: known ? cart.contact : contact,
    unpaidFrom: waitsFrom,
  });
  return { partyId: cart.partyId!, orderId: order.id, isNew: { orderHash: order.orderHash, payment } };
}

/** Sent right behind the lock. */
async function begunReads(ctx: SiteCtx, cartId: string): Promise<BegunReads> {
  const reads = ctx.app.hooks.all(lineProviders).flatMap(({ kind, read }) => (read ? [{ kind, read }] : []));
  return new Map(await Promise.all(reads.map(async ({ kind, read }) => [kind, await read(ctx, cartId)] as const)));
}

const hasKeeper = (providers: readonly LineProvider[]) => providers.some(({ isKeptUntilPaid }) => isKeptUntilPaid);

/** The same request again. One that was made for something else is not answered with what another window has ordered. */
async function placedBefore(ctx: SiteCtx, cart: CartRow, orderId: string, data: Placement): Promise<Placed> {
  const hasCodes = cart.voucherCode !== '' || cart.giftId !== null;
  const providers = providersIn(ctx, cart);
  const listings = hasCodes ? [] : providers.flatMap(({ lineIds }) => lineIds ?? []);
  const isSame =
    listings.length < providers.length || hasCodes
      ? await isSameOrder(ctx, cart, orderId, data)
      : areSameLines(
          data.lines,
          (await Promise.all(listings.map((list) => list(ctx, cart)))).flat().map((id) => ({ id })),
        );
  if (!isSame) throw problem('cart.changed_meanwhile');
  return { partyId: cart.partyId!, orderId };
}

/** What was in it and what a code took off, its order says: the cart may price it otherwise by now. */
async function isSameOrder(ctx: SiteCtx, { partyId }: CartRow, orderId: string, seen: Placement): Promise<boolean> {
  const order = await findOrder(inCompany(ctx, partyId!), orderId);
  return order?.totalCents === seen.expectedTotalCents;
}

/** What is kept from others until it is paid for: from one address so often at a time. Empty where nothing is. */
async function waitingAddress(ctx: SiteCtx, cart: CartRow, option: PayInput['paymentOption']): Promise<string> {
  if (!hasKeeper(providersIn(ctx, cart)) || option === null) return '';
  const hash = addressHash(ctx);
  if (!isPaidFirst(option)) {
    await takeAddressTurn(ctx, hash);
    return hash;
  }
  const refusal = whyNotKeep(await unpaidFrom(ctx, hash));
  if (refusal) throw problem(refusal);
  return hash;
}

type LaterOrder = { readonly priced: PricedCart; readonly customer: CustomerFor; readonly hash: string };

/** Who sits at a table is there; anybody else could order for nothing and in any number. */
async function refuseManyUnpaid(ctx: SiteCtx, seller: SiteCtx, { priced, customer, hash }: LaterOrder): Promise<void> {
  if (priced.parts.some(({ isTrusted }) => isTrusted)) return;
  const refusal = whyNotPayLater(await openUnpaid(ctx, seller, hash, customer));
  if (refusal) throw problem(refusal);
}

/** Not every way to pay goes with every way to hand over, and a box begins with its payment. What an account cannot take is refused with it. */
function refuseUnpayable(
  priced: PricedCart,
  offered: readonly OfferedOption[],
  option: PayInput['paymentOption'],
): void {
  const { parts } = priced;
  const fits = parts.some(({ mayBePaidLater }) => mayBePaidLater)
    ? payableWith(parts, offered).some((each) => each.option === option)
    : !isPaidLater(option);
  if (!isNothingToPay(priced) && !fits) throw paymentProblem('payment.option_unavailable');
}

/** It costs nothing, or a gift voucher pays all of it. */
const isNothingToPay = ({ totalCents, gift }: PricedCart): boolean => totalCents === (gift?.cents ?? 0);

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

function refuseBadInput(
  { contact, accepted }: Placement,
  {
    kind,
    hasContract,
    minimumAge = 0,
  }: { kind: CartRow['kind']; hasContract: boolean; minimumAge?: number | undefined },
): void {
  const refusal = whyNotOrder(contact, newlyAccepted(accepted, kind, hasContract), minimumAge);
  if (!refusal) return;
  // At the fields of this endpoint.
  const fields = refusal.fields.map((field) => ({ ...field, path: `data.${field.path}` }));
  throw problem(refusal.code, {}, { fields });
}

/** What has to be agreed to: an extra payment is of a contract that stands, a longer time only begins before the withdrawal period is over. */
function newlyAccepted(
  accepted: Placement['accepted'],
  kind: CartRow['kind'],
  hasContract: boolean,
): Placement['accepted'] | null {
  if (kind === 'surcharge') return null;
  return kind === 'extension' && hasContract ? { ...accepted, terms: true, privacy: true } : accepted;
}

const CONFLICT = 409;

/** Everything in the cart is ordered, if it is what the customer has seen, for the price they have seen. */
function refuseUnseen(priced: PricedCart, seen: Placement): void {
  const { lines, goods, coupon, gift, discounts, totalCents } = priced;
  if (lines.some(({ isExpired }) => isExpired)) throw problem('cart.hold_expired');
  if (lines.length === 0 && !goods) throw problem('cart.empty');
  // In the words of whoever sells them: sold out, closed, below the minimum.
  if (goods?.whyNot) throw new Problem(goods.whyNot.code, CONFLICT, goods.whyNot.params);
  if (goods && !goods.isHandoverSettled) throw problem('cart.handover_open');
  const present = { lines: seenCart({ lines: [...lines], discounts: [...discounts], gift, goods }), totalCents };
  const refusal = whyNotAsSeen({ lines: seen.lines, totalCents: seen.expectedTotalCents }, present);
  if (!refusal) return;
  // The code did fit when it was shown: it says why it does not by now.
  const over = coupon?.whyNot ?? gift?.whyNot;
  throw over ? new Problem(over.code, CONFLICT, over.params) : problem(refusal, { totalCents });
}
