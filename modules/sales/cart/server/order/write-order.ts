import type { Input } from '@fachwerk/base/contract';
import type { customerFor } from '@fachwerk/customers/facade';
import type { Order } from '@fachwerk/orders/contract';
import { addOrder } from '@fachwerk/orders/facade';
import { toPayCents } from '@fachwerk/orders/rules/payment';
import { payOrderLater } from '@fachwerk/pay-later/facade';
import { addPayment, type PaymentRecord } from '@fachwerk/payments/facade';
import { isPaidLater } from '@fachwerk/payments/rules/later-options';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { inOrder } from '@fachwerk/server/in-order';
import { legalVersions } from '@fachwerk/sites/facade';
import type { checkoutApi } from '../../contract.ts';
import type { Contact, Placement } from '../../contract-cart.ts';
import { returnPath } from '../../rules/payment-result.ts';
import type { CartRow } from '../cart/cart-store.ts';
import type { PricedCart } from '../cart/price-cart.ts';

export type PayInput = Input<typeof checkoutApi.pay>;
export type CustomerFor = Awaited<ReturnType<typeof customerFor>>;

type Draft = {
  readonly priced: PricedCart;
  readonly customer: CustomerFor;
  readonly contact: Contact;
  readonly data: Placement;
  readonly language: Order['language'];
  readonly cart: CartRow;
  readonly paymentOption: PayInput['paymentOption'];
};

/** What is sold is held before the order is written, always: two orders do not wait for each other in a circle. Then it is the order's. */
export async function heldOrder(ctx: SiteCtx, scoped: SiteCtx, draft: Draft): Promise<Order> {
  const { customer, contact, paymentOption } = draft;
  const { parts } = draft.priced;
  for (const { prepare } of parts) await prepare?.(scoped, customer);
  const [placings, order] = await inOrder([
    () => inOrder(parts.map((part) => () => part.hold(scoped))),
    () => writtenOrder(ctx, scoped, draft),
  ]);
  const placed = { order, customer, contact, paymentOption: toPayCents(order) > 0 ? paymentOption : null };
  for (const place of placings) await place(scoped, placed);
  return order;
}

async function writtenOrder(ctx: SiteCtx, scoped: SiteCtx, draft: Draft): Promise<Order> {
  const { priced, customer, contact, data, language, cart } = draft;
  const { parts, gift } = priced;
  const id = ctx.newId();
  const first = parts.find(({ contract }) => contract)?.contract;
  return addOrder(scoped, {
    id,
    customerId: customer.id,
    networkId: customer.companyId,
    contact: { ...contact, ...parts.find(({ goods }) => goods)?.address },
    language,
    lines: parts.flatMap(({ orderLines }) => orderLines(id)),
    accepted: await acceptedWith(ctx, scoped, cart.kind, first),
    siteCompanyId: ctx.companyId,
    giftCents: gift?.cents ?? 0,
    newsletter: data.newsletter && !first,
  });
}

/**
 * An extra payment belongs to a contract that is there already, and so do its terms. A longer time keeps terms and privacy of its contract; the
 * withdrawal policy was read anew.
 */
async function acceptedWith(ctx: SiteCtx, scoped: SiteCtx, kind: CartRow['kind'], first: Order | undefined) {
  if (kind === 'surcharge' && first) return first.accepted;
  const now = { ...(await legalVersions(scoped, ctx.companyId)), isOfParty: true };
  if (kind !== 'extension' || !first?.accepted.isOfParty) return now;
  const { terms, privacy } = first.accepted;
  return { ...now, terms, privacy };
}

const LONGEST_DESCRIPTION = 120;

export async function askForPayment(
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
