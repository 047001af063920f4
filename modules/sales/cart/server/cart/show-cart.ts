import { inCompany } from '@fachwerk/companies/facade';
import { taxedBy } from '@fachwerk/companies/rules/tax';
import { findCustomer } from '@fachwerk/customers/facade';
import { findOrder } from '@fachwerk/orders/facade';
import { totalsOf, vatShares } from '@fachwerk/orders/rules/vat';
import type { OfferedOption } from '@fachwerk/payments/contract';
import { paymentOptions, paymentOptionsWithLater } from '@fachwerk/payments/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Party, partyOf } from '@fachwerk/sites/facade';
import type { checkoutApi } from '../../contract.ts';
import type { Cart, Contact, OwedPayment } from '../../contract-cart.ts';
import { type LinesToOrder, lineProviders } from '../facade-lines.ts';
import type { CartRow } from './cart-store.ts';
import { anyCart } from './cart-token.ts';
import { knownContact, NOBODY } from './known-contact.ts';
import { type PricedCart, priceCart, pricesOf, shownCodes, whyGone } from './price-cart.ts';

export const showCart: UseCase<typeof checkoutApi.show> = async (ctx) => presentCart(ctx, await anyCart(ctx));

/** What the visitor sees of their cart. One that was placed is empty, and says which order it became. Whoever has priced it says so. */
export async function presentCart(ctx: SiteCtx, cart: CartRow | undefined, known?: PricedCart): Promise<Cart> {
  const present = cart && !cart.placedAt ? cart : undefined;
  const content = present ? (known ?? (await priceCart(ctx, present))) : NOTHING;
  const { lines, discounts, goods, gift, priced, parts } = content;
  const partyId = present?.partyId;
  const party = partyId ? await partyOf(ctx, partyId) : NO_PARTY;
  const totals = totalsOf(vatShares(taxedBy(party, pricesOf(content))));
  const holds = lines.flatMap(({ holdExpiresAt }) => (holdExpiresAt ? [holdExpiresAt.getTime()] : []));
  return {
    id: present?.id ?? null,
    kind: present?.kind ?? 'purchase',
    lines: [...lines],
    goods,
    discounts: [...discounts],
    ...(present ? shownCodes(ctx, present, content) : { coupon: null, gift: null }),
    totalCents: totals.grossCents,
    netCents: totals.netCents,
    vatCents: totals.vatCents,
    toPayCents: totals.grossCents - (gift?.cents ?? 0),
    holdExpiresAt: holds.length > 0 ? new Date(Math.min(...holds)) : null,
    contact: await contactOf(ctx, cart),
    isContactKnown: knownContact(parts) !== undefined,
    paymentOption: present?.paymentOption ?? null,
    paymentOptions: [...(await payableOptions(ctx, partyId, parts))],
    ...party,
    whyEmpty: priced.find(({ gone }) => gone)?.gone?.code ?? null,
    owed: await owedBy(ctx),
    backTo: priced.find(({ backTo }) => backTo)?.backTo ?? '',
    unpaidOrderHash: cart?.placedAt ? await unpaidHash(ctx, cart) : null,
  };
}

/** How this cart can be paid: what the contract party offers, without what does not go with something in it. */
export async function payableOptions(
  ctx: SiteCtx,
  partyId: string | null | undefined,
  parts: readonly LinesToOrder[],
): Promise<readonly OfferedOption[]> {
  const scoped = partyId ? inCompany(ctx, partyId) : ctx;
  if (!parts.some(({ mayBePaidLater }) => mayBePaidLater)) return paymentOptions(scoped);
  return payableWith(parts, await paymentOptionsWithLater(scoped));
}

export const payableWith = (parts: readonly LinesToOrder[], offered: readonly OfferedOption[]) =>
  parts.reduce((left, { payable }) => payable(left), offered);

const NO_PARTY: Party = { contractParty: '', otherParty: null, isSmallBusiness: false };
const NOTHING: PricedCart = {
  priced: [],
  parts: [],
  lines: [],
  discounts: [],
  goods: null,
  coupon: null,
  savedCents: 0,
  gift: null,
  totalCents: 0,
};

/** There is nothing in it, or nothing that can be had any more: whatever comes may take its place. */
export async function isWorthless(ctx: SiteCtx, cart: CartRow): Promise<boolean> {
  return cart.kind === 'purchase' ? cart.lineKinds.length === 0 : (await whyGone(ctx, cart)) !== undefined;
}

/** Asked of all kinds: who owes something for one is to hear it before they order another. */
async function owedBy(ctx: SiteCtx): Promise<OwedPayment[]> {
  const owed = await Promise.all(ctx.app.hooks.all(lineProviders).map((provider) => provider.owed?.(ctx) ?? []));
  return owed.flat();
}

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
