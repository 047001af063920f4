import { owedPayments } from '@fachwerk/active-rentals/facade';
import { Problem } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { taxedBy } from '@fachwerk/companies/rules/tax';
import { findCustomer } from '@fachwerk/customers/facade';
import { findOrder } from '@fachwerk/orders/facade';
import { totalsOf, vatShares } from '@fachwerk/orders/rules/vat';
import type { OfferedOption } from '@fachwerk/payments/contract';
import { paymentOptions, paymentOptionsWithLater } from '@fachwerk/payments/facade';
import { overrunTerms } from '@fachwerk/rentals/rules/overrun-terms';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Party, partyOf } from '@fachwerk/sites/facade';
import type { checkoutApi } from '../../contract.ts';
import type { Cart, CartLine, Contact } from '../../contract-cart.ts';
import type { GoodsInCart } from '../facade-hooks.ts';
import { listItems } from './cart-item-store.ts';
import { keyOf, type Priced, type PricedLine, pricedLines } from './cart-lines.ts';
import { moneyOf, pricesOf, shownCodes } from './cart-money.ts';
import type { CartRow } from './cart-store.ts';
import { anyCart } from './cart-token.ts';
import { knownContact, NOBODY } from './known-contact.ts';

export const showCart: UseCase<typeof checkoutApi.show> = async (ctx) => presentCart(ctx, await anyCart(ctx));

/** What the visitor sees of their cart. One that was placed is empty, and says which order it became. */
export async function presentCart(ctx: SiteCtx, cart: CartRow | undefined): Promise<Cart> {
  const present = cart && !cart.placedAt ? cart : undefined;
  const { lines, expired, whyEmpty } = present ? await contentOf(ctx, present) : NOTHING;
  const money = present && (await moneyOf(ctx, present, lines, expired.length > 0));
  const { goods = null, discounts = [] } = money ?? {};
  const partyId = present?.partyId;
  const party = partyId ? await partyOf(ctx, partyId) : NO_PARTY;
  const totals = totalsOf(vatShares(taxedBy(party, pricesOf({ lines, goods, discounts }))));
  const holds = lines.flatMap(({ rental: { holdExpiresAt } }) => (holdExpiresAt ? [holdExpiresAt.getTime()] : []));
  return {
    id: present?.id ?? null,
    kind: present?.kind ?? 'purchase',
    lines: [...lines.map((line) => presentLine(line)), ...expired.map(expiredLine)],
    goods: goods?.shown ?? null,
    discounts: discounts.map(({ shown }) => shown),
    ...(present && money ? shownCodes(ctx, present, money) : { coupon: null, gift: null }),
    totalCents: totals.grossCents,
    netCents: totals.netCents,
    vatCents: totals.vatCents,
    toPayCents: totals.grossCents - (money?.gift?.cents ?? 0),
    holdExpiresAt: holds.length > 0 ? new Date(Math.min(...holds)) : null,
    contact: await contactOf(ctx, cart),
    isContactKnown: present !== undefined && (await knownContact(ctx, present.kind, lines)) !== undefined,
    paymentOption: present?.paymentOption ?? null,
    paymentOptions: [...(await payableOptions(ctx, partyId, goods))],
    ...party,
    whyEmpty,
    owed: await owedPayments(ctx),
    rentalKey: present ? keyOf(ctx, present) : '',
    unpaidOrderHash: cart?.placedAt ? await unpaidHash(ctx, cart) : null,
  };
}

/** How this cart can be paid: what the contract party offers, without what does not go with the goods in it. */
export async function payableOptions(
  ctx: SiteCtx,
  partyId: string | null | undefined,
  goods: GoodsInCart | null,
): Promise<readonly OfferedOption[]> {
  const scoped = partyId ? inCompany(ctx, partyId) : ctx;
  return goods ? goods.payable(await paymentOptionsWithLater(scoped)) : paymentOptions(scoped);
}

type Content = Priced & Pick<Cart, 'whyEmpty'>;

const NO_PARTY: Party = { contractParty: '', otherParty: null, isSmallBusiness: false };
const NOTHING: Content = { lines: [], expired: [], whyEmpty: null };

/** An extension that is no longer possible, or a surcharge that is no longer due, leaves nothing to pay. */
async function contentOf(ctx: SiteCtx, cart: CartRow): Promise<Content> {
  try {
    return { ...(await pricedLines(ctx, cart)), whyEmpty: null };
  } catch (error) {
    if (error instanceof Problem && cart.kind !== 'purchase') return { ...NOTHING, whyEmpty: error.code };
    throw error;
  }
}

/** There is nothing in it, or nothing that can be had any more: whatever comes may take its place. */
export async function isWorthless(ctx: SiteCtx, cart: CartRow): Promise<boolean> {
  if (cart.kind === 'purchase') return !cart.hasGoods && (await listItems(ctx, cart.id)).length === 0;
  return (await contentOf(ctx, cart)).whyEmpty !== null;
}

export function presentLine({ id, rental, line, endsAt }: PricedLine): CartLine {
  return {
    id,
    title: line.title,
    detail: line.detail,
    locationId: rental.locationId,
    lockId: rental.lockId,
    sizeCode: rental.sizeCode,
    startsAt: rental.startsAt,
    endsAt,
    isNow: line.kind === 'rental' && rental.isNow,
    durationMinutes: rental.durationMinutes,
    timeZone: rental.timeZone,
    priceCents: line.quantity * line.unitCents,
    vatPercent: line.vatPercent,
    isCancellable: line.kind === 'rental' && !rental.isNow,
    overrun: line.kind === 'surcharge' ? null : overrunTerms(rental),
    holdExpiresAt: rental.holdExpiresAt,
    isExpired: false,
  };
}

/** Costs nothing until it is held again: then the price may be another one. */
const expiredLine = (line: PricedLine): CartLine => ({
  ...presentLine(line),
  priceCents: 0,
  overrun: null,
  holdExpiresAt: null,
  isExpired: true,
});

/** What was typed, or what is known of whoever is signed in. */
async function contactOf(ctx: SiteCtx, cart: CartRow | undefined): Promise<Contact> {
  const typed = { ...NOBODY, ...cart?.contact };
  if (typed.email || !ctx.caller) return typed;
  const customer = await findCustomer(inCompany(ctx, ctx.caller.companyId), ctx.caller.userId);
  if (!customer) return typed;
  const { email, firstName, lastName, phone } = customer;
  return { email, firstName, lastName, phone };
}

async function unpaidHash(ctx: SiteCtx, { partyId, orderId }: CartRow): Promise<string | null> {
  const order = await findOrder(inCompany(ctx, partyId!), orderId!);
  const isToPay = order && order.status !== 'canceled' && order.laterOption === null;
  const isOpen = isToPay && ['open', 'pending', 'failed'].includes(order.paymentState);
  return isOpen ? order.orderHash : null;
}
